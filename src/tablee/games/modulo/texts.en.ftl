title = Modulo
tagline = Knock out the other player’s hands, one sum at a time.
goal = Make a hand of the other player reach exactly 5: it is out, and you score a point. You win with enough points, or as soon as both their hands are out.
assumes = That holds if both play their best.

option-start = The hands you start with.
option-start-ones = every hand starts at 1
option-start-secret = each player chooses in secret, from 1 to 4
option-points = How many points win the round.
option-repetition = What happens when the same position comes back.
option-repetition-3 = the third time, the round is drawn
option-repetition-0 = nothing: play goes on

notation-help = L>R (your left hand taps their right), / (divide), or 14 to choose left 1 and right 4 in a secret start
offer-tap = Tap their { $target ->
    [left] left
   *[right] right
} hand with your { $own ->
    [left] left
   *[right] right
} hand
offer-divide = Divide your hand in two halves
offer-choose = Start with { $left } in the left hand and { $right } in the right

tell-chose-secretly = { $who } has chosen.
tell-chose = { $who } starts with { $left } and { $right }.
tell-divide = { $who } divides { $value } into { $half } and { $half }.
tell-tap = { $who } taps with the { $own } hand, on the other’s { $target }: { $value } + { $other } makes { $sum }{ $sum ->
    [5] . That hand is out!
    [6] {", which loops to 1."}
    [7] {", which loops to 2."}
    [8] {", which loops to 3."}
   *[other] .
}
tell-second-time = This position has come for the second time; the third time is a draw (§R3).
ended-both-hands = Both hands of { $other } are out: { $who } wins the round (§9).
ended-points = { $who } has { $points } { $points ->
    [one] point
   *[other] points
} and wins the round (§10).
ended-repetition = This position has come for the third time: the round is drawn (§R3).
help-playing = L>R: your left hand taps their right.  /: divide.
help-choosing = Two digits from 1 to 4: your left hand, then your right.

why-win = A win in { $plies ->
    [one] one move
   *[other] { $plies } moves
}, whatever the other plays.
why-loss = Lost in { $plies ->
    [one] one move
   *[other] { $plies } moves
} against best play.
why-draw = With best play nobody can force a win: positions come back, and the third time is a draw (§R3).
why-endless = With best play it goes on for ever: nobody can force a win.
why-comes-back = A draw at once: the position comes for the third time (§R3).
why-choice = Wins against { $wins } of the 16 choices of the other player, draws against { $draws }, loses against { $losses }.
why-secret = With the best mix of choices you can count on { NUMBER($value, maximumFractionDigits: 3) } (a win is 1, a draw 0, a loss −1).
why-chosen = With your choice you can count on { NUMBER($value, maximumFractionDigits: 3) } against the best mix of the other (a win is 1, a draw 0, a loss −1).

refused-choose-first = { $action }: choose your two starting hands first, for instance 14 (§11)
refused-already-chosen = { $action }: the starting hands are chosen; tap with L>R or divide with / (§3)
refused-divide = /: you may divide only with exactly one hand in play, and an even one (§7)
refused-own-hand-out = { $action }: the hand you tap with is out (§R1)
refused-target-out = { $action }: the hand you tap is out (§R1)

impossible-values = a hand is worth 0 to 4, and it is one of two players’ turn (§1)
impossible-points = the points do not fit the points to win (§10)
impossible-winner = the winner is not the one the hands and the points say (§9, §10)
impossible-choice = nobody chooses one starting hand without the other, or plays before both have chosen (§11)
unreadable-drawing = a drawing of Modulo shows four hands (0-4) and, for each player, the points to win as ● and ○

modulo-starts = Which starts win at Modulo? Every pair of secret starts, with best play.
starts-points = Points that win the round.
starts-said-count = Of the 256 pairs of starts the first player wins { $wins }, { $draws } never end, the second wins { $losses }.
starts-said-value = With the best mix of starts on both sides the secret start is worth { NUMBER($value, maximumFractionDigits: 3) } to the first player (a win is 1, a draw 0, a loss −1).
starts-said-ones = From four ones, with best play, { $outcome ->
    [win] the first player wins
    [loss] the second player wins
   *[draw] nobody can force a win
}.
starts-grid = Each start (left hand, right hand) for the first player, then for the second: against how many of the 16 it wins, draws and loses, and how often a perfect player chooses it
starts-column-start = start
starts-column-wins = wins
starts-column-draws = draws
starts-column-losses = losses
starts-column-share = chosen
starts-plot = Modulo: who wins, and in how many moves
starts-first = the first player starts with
starts-second = the second player starts with (blue: the first wins; orange, −: loses; =: endless)

# Every sign of the drawing.
legend-to-move = is to move
legend-won = has won
legend-drawn = the round is drawn
legend-point = a point
legend-missing = a point still to be won
legend-hand = a hand; the number in it is its value
legend-finger = a finger that is stretched out
legend-not-chosen = not chosen yet
legend-secret = chosen, and still secret
legend-left = the left hand of the one who sits there
legend-right = the right hand of the one who sits there

# The board in the page.
page-you = you
page-hands = { $name }’s hands: left { $left }, right { $right }.
page-your-hands = Your hands: left { $left }, right { $right }.
page-points = { $name }: { $points } of { $goal } points.
page-out = out
page-secret = secret
page-undecided = not chosen yet
page-own = { $hand ->
    [0] your left hand
   *[1] your right hand
}
page-theirs = { $name }’s { $hand ->
    [0] left
   *[1] right
} hand
page-value = { $hand }: { $value }
page-tap-with = tap with { $hand }
page-tap = tap { $hand } with { $own }
page-choose-hand = Choose the hand you tap with
page-choose-hand-or-divide = Choose the hand you tap with, or divide
page-choose-target = Now the hand that { $own } taps
page-divide = Divide
page-divide-long = Divide: shake both hands
page-choose-start = Choose your two hands in secret
page-chosen-hand = Fingers of { $hand }
page-ready = Ready
page-ready-long = Ready: left { $left }, right { $right }
page-waits = { $name } is playing
page-waits-choice = { $name } is choosing in secret
page-won = { $name } wins
page-you-won = You win
page-drawn = The round is drawn
page-table = The table
