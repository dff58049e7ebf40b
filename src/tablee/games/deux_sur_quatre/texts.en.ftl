title = Le deux sur quatre
tagline = Two of your four cards, added or subtracted, as near as you can to the target.
goal = Add or subtract two of your four cards to come nearest to the target: exactly on it is best, below is better than above. Most points after the last deal wins.
assumes = That holds if everybody takes what brings them most points on average (§R12).

option-deals = How long the game lasts.
option-deals-pack = through the pack, without reshuffling
option-deals-3 = three deals, shuffled before each
option-deals-also = another number of deals, shuffled before each
option-far_winner = How far from the target the winner of a deal gains nothing.
option-far_winner-4 = from 4 on: more than 3 away
option-far_winner-3 = from 3 on: not less than 3 away
option-far_winner-literal = as printed: less than 3 away
option-far_winner-also = from another distance on; 20 is never

notation-help = two different cards with + or -, such as 7H+3D or KS-4C (A 2 … 10 J Q K, then S H D C)
offer-show = Show { $cards }, which makes { $total }

tell-target = { $card } is turned up: the target is { $value }.
tell-show = { $who } shows { $cards } = { $total }, { $side ->
    [on] right on the target.
    [above] { $away } above the target.
   *[below] { $away } below the target.
}
tell-void = { $who } shows { $cards } = 0: the deal is void, and nobody gains or loses (§18).
tell-result = { $count ->
    [one] { $names } wins the deal
   *[other] { $names } win the deal
}, { $why ->
    [distance] nearest to the target (§6)
    [side] as near as another but not above the target (§13)
    [suit] as near as another but with the target’s suit (§14)
   *[nothing] for nothing sets them apart (§15)
}: { $brought }.
tell-too-far = At that distance the winner’s combination brings nothing (§17).
tell-far = Whoever is 4 or more away loses 2, winner or not (§16).
ended-last-deal = That was the last deal. { $outcome ->
    [one] { $who } has the most points, { $points }, and wins
    [shared] { $who } share the win with { $points } points each
   *[level] All have { $points } points, and nobody has won
} (§R11).
help-showing = Two of your cards, added or subtracted: { $plus } or { $minus }, for instance. Aim at { $target }; figures count 10.

refused-not-in-hand = { $action }: you combine two of the four cards in your own hand (§4)
refused-show = { $action }: the cards are dealt; show two of yours, for instance 7H+3D (§5)
refused-deal-first = { $action }: nobody shows before the cards are dealt and the target is turned up (§2)
refused-receiver = { $action }: the next card does not go there (§R5)
refused-not-in-pack = { $action }: that card is no longer in the pack (§R10)

impossible-values = a deal, a card, a seat or a combination does not exist in this game (§1, §2)
impossible-before-start = before the first deal there is nothing on the table and no point scored (§2)
impossible-turn = the players show in turn, once the target is turned up, and a total of 0 is the last one shown (§5, §R9)
impossible-cards = in a deal each player is given four cards, and the target is turned up last (§2)
impossible-gone = the cards of earlier deals are all gone if the pack is gone through, and none if it is reshuffled (§R10)
impossible-points = a deal brings between −2 and 6 points, and the last one brought what its cards say (§8, §16)
unreadable-drawing = a drawing of deux sur quatre has the deal as 2/4 with the target beside it, then a line for each seat: its number, its cards such as 7♥, and its points such as ● 3
twice-in-drawing = { $card } is in two places (§2)

line-best-distance = the nearest
line-best-side = as near as another, but not above the target
line-best-suit = as near as another, but with the target’s suit
line-best-nothing = nothing sets apart those who win
line-won-on = exactly on the target
line-won-below = below the target
line-won-above = above the target
line-suit-1 = one card of the target’s suit
line-suit-2 = two cards of the target’s suit
line-too-far = at a distance that brings nothing
line-far = 4 or more away
line-beaten-distance = not the nearest
line-beaten-side = as near, but above the target
line-beaten-suit = as near, but without the target’s suit
why-show = { $total }, { $side ->
    [on] right on the target
    [above] { $away } above the target
   *[below] { $away } below the target
}. Wins the deal: { how-often }. Points on average: { NUMBER($points, maximumFractionDigits: 2) }.
why-void = A total of 0: the deal is void, and nobody gains or loses.
why-best = With your best pair you win the deal: { how-often }. Points on average: { NUMBER($points, maximumFractionDigits: 2) }.
why-seat = Wins the deal: { how-often }. Points on average: { NUMBER($points, maximumFractionDigits: 2) }.
table-points = Points on average in this deal, for everybody in turn order, after each pair
label-seat = player { $number }
label-pair = { $paire ->
   *[other] { $pair }
}

# Every sign of the drawing.
legend-to-show = is to show two cards
legend-won-deal = has won the deal
legend-void = has made the deal void
legend-won = has won the game
legend-first = shows first in this deal
legend-deal = the deal, and how many there are
legend-target = the target card
legend-pack = the cards left in the pack
legend-back = a card that you may not see
legend-plus = two cards added; or so far above the target
legend-minus = two cards subtracted; or so far below the target; or points below zero
legend-total = what the two cards come to
legend-on-target = exactly on the target
legend-points = points
legend-brought = what this deal has brought
legend-seen = a card of an earlier deal that all have seen; a number is the seat that kept it unseen
legend-unseen = a card that has not been seen
legend-spades = spades
legend-hearts = hearts
legend-diamonds = diamonds
legend-clubs = clubs
legend-ace = an ace
legend-jack = a jack
legend-queen = a queen
legend-king = a king

# The board in the page.
page-table = The table
page-you = you
page-deal = Deal { $n } of { $of }
page-target = Target
page-target-is = The target is { $value }.
page-points = { $n } { $count ->
    [one] point
   *[other] points
}
page-suit = { $suit ->
    [0] spades
    [1] hearts
    [2] diamonds
   *[3] clubs
}
page-card = { $rank } of { $suit }
page-worth = { $card }, worth { $value }
page-pick-two = Choose two of your cards: they should make { $target }
page-pick-one = Choose a second card
page-pick-sign = Add them, or subtract?
page-show = Show { $one } { $sign ->
    [minus] minus
   *[plus] plus
} { $other }, which makes { $total }
page-away = { $side ->
    [on] on the target
    [above] { $away } above
   *[below] { $away } below
}
page-shows = { $name } shows { $cards }: { $total }, { $away }.
page-yours = Your cards: { $cards }.
page-plus = plus
page-minus = minus
page-waits = { $name } is choosing
page-dealing = The cards are being dealt
page-is-void = A total of 0: the deal is void, nobody gains or loses
page-won-deal = { $names } { $count ->
    [one] wins
   *[other] win
} the deal
page-last-deal = The deal before
page-this-deal = How the points come about
page-next = Next deal
page-won = { $name } wins
page-you-won = You win
page-shared = { $names } share the win
page-level = All are level: nobody has won
