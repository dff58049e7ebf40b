title = Le mangeur de cartes
tagline = Reach the target exactly, and eat every card on the table.
goal = Turn up cards and add them up. Whoever reaches the target exactly eats all the cards on the table; most cards at the end wins.
assumes = That holds if everybody does what is best for them where all can be gone through, and otherwise plays sensibly.

option-jokers = How many jokers are in the pack.
option-jokers-2 = both
option-jokers-1 = one
option-jokers-0 = none
option-won_cards = Where the cards go that you win.
option-won_cards-aside = kept apart: they are not played again
option-won_cards-under = under your pile, shuffled: they come again
option-rounds = After how many rounds the game ends; 0: only when the cards say so.

notation-help = turn, pass, take 5H (a card), joker 7 (its value); chance: die 4, or a card such as 5H, 10S or *1
offer-turn = Turn up your next card
offer-pass = Take nothing
offer-take = Take { $card } and reach the target
offer-name = Say that your joker is worth { $value }
tell-tens = The die shows { $number }, for the tens.
tell-units = The die shows { $number }: the target is { $target }.
tell-turns = { $who } turns up { $card }
tell-joker = { $who } turns up a joker! Its value is free.
tell-names = { $who } says { $value }
tell-takes = { $who } takes { $card }
card-joker = a joker
tell-passes = { $who } passes on { $cards }, { $count ->
    [one] which
   *[other] any of which
} would have reached { $target }.
tell-leaves = { $who } passes on { $cards }, { $count ->
    [one] which
   *[other] any of which
} would have reached { $target }. Nobody in the round has a card left: { $who } leaves it (§R9).
counted-added = : { $total } + { $value } makes { $now }.
counted-subtracted = : { $total } + { $value } would pass { $target }; { $total } − { $value } makes { $now }.
counted-out = : { $total } + { $value } would pass { $target }, and { $value } cannot be taken from { $total }. Out of the round!
counted-target = : { $total } + { $value } makes { $target }, the target! That wins the { $cards } cards on the table.
tell-pot = Nobody can go on: { $cards ->
    [one] the card on the table stays
   *[other] the { $cards } cards on the table stay
} as a pot.
ended-cards = Fewer than two players have a card to turn up: the game is over (§R11). { $outcome ->
    [one] { $who } has the most cards, { $cards }, and wins
    [shared] { $who } share the win with { $cards } cards each
   *[level] All have { $cards } cards, and nobody has won
} (§R12).
ended-rounds = { $rounds ->
    [one] The only round is played
    [2] Both rounds are played
   *[other] All { $rounds } rounds are played
}: the game is over (§R11). { $outcome ->
    [one] { $who } has the most cards, { $cards }, and wins
    [shared] { $who } share the win with { $cards } cards each
   *[level] All have { $cards } cards, and nobody has won
} (§R12).
help-turn = turn (or t): turn up your next card. You have { $total }; the target is { $target }.
help-take = { $takes }: take this card, reach { $target }, and win the round.
help-pass = pass (or p): take nothing.
help-naming = A number from 1 to 10: what your joker is worth. You have { $total }; the target is { $target }.

refused-die-first = { $action }: the die is thrown first, for instance die 4 (§2)
refused-not-in-pile = { $action } cannot come now: it is no card of this game, or it lies elsewhere (§3)
refused-card-comes = { $action }: a card is being turned up, for instance 5H (§4)
refused-name-first = { $action }: first say what the joker is worth, from 1 to 10 (§8)
refused-choose-card = { $action }: nobody chooses which card comes; type turn, or take { $action } to take it (§4, §9)
refused-target-set = { $action }: the target of this round is known (§2)
refused-no-joker = { $action }: you have not just turned up a joker (§8)
refused-turned-up = { $action }: you have turned up your card; take one, or pass (§4)
refused-no-card = { $action }: you have no card left; you can only take one, or pass (§R7)
refused-must-turn = { $action }: you have a card left; turn it up, or take one (§R7)
refused-own-card = { $action }: this is your own card; you may take only another player’s (§9, §R6)
refused-not-last = { $action }: this is not the last card that another player has turned up (§9, §R6)
refused-not-exact = { $action }: with this card you would not be exactly on the target (§9, §R6)

impossible-values = the moment, the turn or the round has a value that does not exist (§4, §R11)
impossible-places = a card is where no card can be (§3, §R10)
impossible-count = the piles and the cards won do not hold the cards that they should (§3, §R2)
impossible-order = the cards on the table or under a pile are not in an order that can be (§4, §R10)
impossible-joker = a joker on the table is worth 1 to 10, any other nothing (§8)
impossible-target = the target does not come from two throws of the die (§2)
impossible-total = a total, or who is out, does not follow from the cards turned up (§4, §6, §7)
impossible-turn = the player to move cannot do what the moment asks (§R3, §R7)
impossible-end = the game should be over, or should not be (§R11)
unreadable-drawing = a drawing of this game has the round after №, the dice, a row for each player such as “▶ 0 │ 36 │ +10♥ +7♠” with “▒ 8  ■ 9” below it, and each card once

why-best = With your best choice you win the round: { how-often }. Cards when it is over: { NUMBER($cards, maximumFractionDigits: 1) } on average.
why-seat = Wins the round: { how-often }. Cards when it is over: { NUMBER($cards, maximumFractionDigits: 1) } on average.
why-take = Wins the round at once. Cards then: { NUMBER($cards, maximumFractionDigits: 1) }.
why-turn = Turning up a card wins the round: { how-often }. Cards when it is over: { NUMBER($cards, maximumFractionDigits: 1) } on average.
why-pass = Going on without it wins the round: { how-often }. Cards when it is over: { NUMBER($cards, maximumFractionDigits: 1) } on average.
why-joker = { $what ->
    [reaches] Reaches the target, and wins the round.
    [out] Puts you out of the round.
   *[makes] Makes { $now }.
} Wins the round: { how-often }. Cards when it is over: { NUMBER($cards, maximumFractionDigits: 1) } on average.
table-wins = Chance of each player to win the round, after each choice
label-seat = player { $number }
label-choice = { $choix ->
   *[other] { $choice }
}
ask-die = Throw the die for the { $which ->
    [tens] tens
   *[units] units
} of the target, and type what it shows, 1 to 6.
ask-card = { $who } turns up a card: type it, for instance { $example }{ $joker ->
    [none] .
   *[other] ; a joker is { $joker }.
}

# Every sign of the drawing.
legend-to-move = is to move
legend-may-take = has turned up a card and may take one
legend-out = before a player: out of the round; before a card: the card that put them out
legend-won = has most cards, and has won
legend-equal = after a joker: its value; before every player: all have as many cards
legend-round = the round
legend-rounds = how many rounds there are at most
legend-dice = the dice: first the tens, then the units of the target that stands beside them
legend-no-die = a die that is not thrown yet
legend-columns = between the seat, the total of the round, and the cards turned up
legend-added = a card that was added
legend-subtracted = a card that was subtracted
legend-coming = a card that is being turned up
legend-unnamed = a joker without a value yet
legend-joker = a joker, number 1 or 2
legend-pile = the cards of the deal that are left in the pile
legend-cards-won = the cards won
legend-under = here begins a lot of won cards under the pile
legend-pot = the cards that wait for the winner of the next round
legend-unseen = the cards of the deal that nobody has seen
legend-seen = a card that has been seen; or no card at all
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
page-round = Round { $n }
page-round-of = Round { $n } of { $of }
page-target = Target
page-target-is = The target is { $n }.
page-suit = { $suit ->
    [0] spades
    [1] hearts
    [2] diamonds
   *[3] clubs
}
page-card = { $rank } of { $suit }
page-joker = joker
page-joker-worth = joker worth { $value }
page-stands = { $name } has { $total }.
page-is-out = out of the round
page-out-of = { $name } is out of the round.
page-left = { $n } left
page-held = { $n } { $n ->
    [one] card
   *[other] cards
}
page-pot = Pot: { $n } { $n ->
    [one] card
   *[other] cards
} for the next winner
page-turn = Turn up a card
page-turn-long = Turn up your next card
page-pass = Pass
page-pass-long = Pass: take nothing
page-take = Take the { $card }: it brings you exactly to the target
page-or-take = Take a lit card and win the round!
page-name-joker = A joker! How much is it worth?
page-name-long = Joker worth { $value }: { $makes }
page-makes = makes { $n }
page-makes-target = reaches the target
page-makes-out = puts you out
page-your-turn = You have { $total }, the target is { $target }: turn up a card
page-nothing-to-take = Take a card, or pass
page-throwing = The die is thrown for the target
page-throw-dice = Throw the die
page-coming = { $name } turns up a card
page-waits = { $name } is playing
page-won = { $name } wins with { $n } cards
page-you-won = You win with { $n } cards
page-shared = { $names } share the win with { $n } cards each
page-level = All are level: nobody has won
