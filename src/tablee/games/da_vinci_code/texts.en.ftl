title = Da Vinci Code
tagline = Decipher the others’ hidden numbers before they decipher yours.
goal = Every code rises from left to right, black before white. Guess the others’ hidden numbers; whoever is the last with a hidden tile wins.
assumes = That holds if everybody attacks what is likeliest.

option-expert = Are the two jokers in play?
option-expert-false = no: 24 tiles
option-expert-true = yes, the expert game: 26 tiles
option-opening = The colours of the opening tiles.
option-opening-chosen = each player says how many are black
option-opening-random = chance decides
option-first = Who begins.
option-first-random = drawn by lot
option-first-0 = the first on the list
option-first-1 = the second on the list
option-first-2 = the third on the list
option-first-3 = the fourth on the list
contradiction-first = whoever begins must be one of the { $players } who play (§R3)

notation-help = 1c=7 (tile c of the player marked 1 is a 7; * is a joker), B or W (draw black or white), +c (place your tile at c), stop, show c (turn up your tile c); before play 2 (two black tiles), Bc (black joker at c) or ready
offer-count = Take { $black } black and { $white } white
offer-no-joker = You have no joker to place: ready
offer-joker = Make the { $colour ->
    [black] black
   *[white] white
} joker tile { $place }
offer-both-jokers = Make the black joker tile { $black } and the white one tile { $white }
offer-draw = Draw a { $colour ->
    [black] black
   *[white] white
} tile
offer-attack = Say that { $who }’s { $colour ->
    [black] black
   *[white] white
} tile { $place } is { $value ->
    [12] the joker
   *[other] { $value }
}
offer-stop = Stop: your turn ends, and your drawn tile stays hidden
offer-stop-bare = Stop: your turn ends
offer-place-hidden = Stop, and put your tile hidden at place { $place }
offer-place-shown = Put your tile face up at place { $place }
offer-show = Turn up your tile { $place }

tile-seen = the { $colour ->
    [black] black
   *[white] white
} { $value ->
    [12] joker
   *[other] { $value }
}
tile-unseen = a { $colour ->
    [black] black
   *[white] white
} tile
tell-begins = { $who } will begin.
tell-counts = { $who } takes { $black } black and { $white } white.
tell-arranged = { $who } has arranged the code.
tell-no-joker = { $who } has no joker to place.
tell-joker = { $who } makes the { $colour ->
    [black] black
   *[white] white
} joker tile { $place }.
tell-both-jokers = { $who } makes the black joker tile { $black } and the white one tile { $white }.
tell-draws = { $who } draws { $tile }.
tell-right = { $who } says { $value ->
    [12] joker
   *[other] { $value }
} for tile { $place } of { $other }: right!
tell-wrong = { $who } says { $value ->
    [12] joker
   *[other] { $value }
} for tile { $place } of { $other }: wrong.
tell-joins-shown = The drawn tile, { $tile }, joins the code face up at { $place }.
tell-drawn-shown = The drawn tile is { $tile }.
tell-must-show = The pool is empty: an own tile must be turned up.
tell-stops = { $who } stops.
tell-stops-hiding = { $who } stops; the drawn tile joins the code hidden, at { $place }.
tell-places-hidden = { $who } stops and places the drawn tile hidden, at { $place }.
tell-places-shown = { $who } places the drawn tile face up, at { $place }.
tell-shows = { $who } turns up tile { $place }: { $tile }.
tell-out = { $who } is out (§12).
ended-last-code = { $who } is the last whose code is not all face up, and wins, with { $points } points (§12).

help-count = A number from 0 to { $tiles }: how many of your { $tiles } tiles are black.
help-ready = { $example }: you have no joker to place.
help-arrange = { $example }, for instance: say which tile of your code each joker becomes.
help-draw = { $black }: draw a black tile.  { $white }: draw a white one.
help-attack = { $example }: tile { $place } of the player marked { $seat } is a 7{ $expert ->
    [0] .
   *[other] {" (a joker is *)."}
}
help-stop = stop: your turn ends.
help-stop-placing = To stop, place your tile: { $places }.
help-place = Place your tile, face up: { $places }.
help-show = Turn up one of your own tiles: { $tiles }.

refused-chance = { $action }: chance deals the tiles and draws the lots (§R2, §R3)
refused-count-first = { $action }: first say how many of your tiles are black, for instance 2 (§R2)
refused-too-many = { $action }: you take fewer tiles than that (§3)
refused-arrange-first = { $action }: first arrange your code, with Bc or Wc for a joker, or ready (§R6)
refused-other-jokers = { $action }: give a place to each joker you have, and to no other; ready if you have none (§R6)
refused-no-place = { $action }: your code has no such place (§5)
refused-joker = { $action }: a joker may not stand between two consecutive numbers of one colour (§14, §R4)
refused-order = { $action }: a code rises from left to right, black before white (§5)
refused-draw-first = { $action }: first draw a tile, B or W (§7)
refused-one-draw = { $action }: you have drawn already; one tile a turn (§7, §10)
refused-empty-pool = { $action }: the pool is empty; attack without drawing (§R8)
refused-no-player = { $action }: nobody sits there (§1)
refused-own-tile = { $action }: attack a tile of an opponent, not your own (§8)
refused-no-tile = { $action }: there is no such tile (§8)
refused-shown = { $action }: that tile is face up already (§R7)
refused-no-jokers = { $action }: there are no jokers in this game (§1)
refused-attack-first = { $action }: you may stop only after a right attack (§8, §10)
refused-say-where = { $action }: to stop, say where your drawn tile goes, for instance +a (§R6)
refused-stop-instead = { $action }: there is no place to choose; write stop (§10)
refused-opening-over = { $action }: the opening codes stand already (§3)
refused-not-wrong = { $action }: you turn up your own tile only after a wrong attack with an empty pool (§R8)
refused-place-first = { $action }: first place your drawn tile face up, for instance +a (§9)
refused-show-first = { $action }: first turn up one of your own tiles, for instance show a (§R8)
refused-not-hidden = { $action }: you have no such hidden tile (§R8)

impossible-values = a field has a value that does not exist: seats, tiles, colours or points (§1, §15)
impossible-tiles = every tile exists once: in a code, apart or in the pool (§1)
impossible-order = a code rises from left to right, black before white (§5)
impossible-wrong = a value wrongly named for a tile is not its value, and the tile is hidden (§R9)
impossible-opening = before play, tiles are dealt in seat order, then the jokers are placed, and nothing is shown (§3, §R2, §R6)
impossible-turn = the drawn tile, the pool and the moment of the turn do not go together (§7, §R8)
impossible-draws = a code has its opening tiles, and one more for each of its turns at most (§3, §7)
impossible-winner = the last player with a hidden tile has won, and nobody else is to move (§12)
unreadable-drawing = a drawing of Da Vinci Code has one line a player: the seat, the points as in “20 pts”, then tiles such as ▓ 1, ░ 7 (hidden), ■ 4, □11 (face up) or ▓ * (a joker)

why-here = Your best: you win { $win }% of the games (±{ $error }), if everybody then attacks what is likeliest.
why-go-on = Go on: that wins { $gain }% more of the games than stopping. You then win { $win }% (±{ $error }).
why-rather-stop = Stop: that wins { $gain }% more of the games than going on. You then win { $win }% (±{ $error }).
why-attack = Right { $chance } times in 100. You then win { $right }% of the games; if it is wrong, { $wrong }%.
why-sure = It can be nothing else. You then win { $right }% of the games.
why-never = Impossible, by all that was shown and said.
why-stop = Your tile goes in hidden, and you win { $win }% of the games (±{ $error }).
why-stop-free = It costs nothing, and you win { $win }% of the games (±{ $error }).
why-choice = You win { $win }% of the games (±{ $error }).
why-seat = Wins { $win }% of the games (±{ $error }), if everybody attacks what is likeliest.
why-watching = Nobody shows you anything: these are the chances for one who only watches.
table-possible = What each hidden tile may still be.
table-beliefs = What each hidden tile may be: how many times in 100.
label-apart = { $back } drawn

# Every sign of the drawing.
legend-to-move = is to move
legend-right = has guessed right this turn
legend-wrong = has guessed wrong this turn
legend-won = has won
legend-begins = will begin
legend-black-back = a black tile seen from behind; its value stands beside it, if you know it
legend-white-back = a white tile seen from behind; its value stands beside it, if you know it
legend-black = a black tile face up
legend-white = a white tile face up
legend-joker = a joker
legend-count = so many tiles: of the pool, or about to be dealt
legend-drawn = the tile that was drawn, or the tiles that are about to be dealt
legend-not = values that were called wrongly for this tile
legend-arranging = has not arranged the code yet
legend-points = points
legend-places = the places of the tiles in each code

# The board in the page.
page-table = The table
page-you = you
page-colour = { $colour ->
    [0] black
   *[1] white
}
page-value = { $value ->
    [12] joker
   *[other] { $value }
}
page-tile = { $name }’s { $colour } tile { $place }
page-own = your tile { $place }: { $colour } { $value }, { $shown ->
    [yes] face up
   *[no] hidden from the others
}
page-is-shown = face up: { $value }
page-is-hidden = hidden
page-not-these = not { $values }
page-attack-tile = Attack { $tile }
page-pick-value = Which number is { $tile }?
page-attack = { $tile } is { $value }
page-already-wrong = already said, and wrong
page-cancel = Another tile
page-pool = Pool
page-left = { $n } { $colour }
page-draw-black = Draw black
page-draw-white = Draw white
page-draw-long = Draw a { $colour } tile; { $n } left
page-drawn = Drawn and kept apart: { $colour } { $value }
page-drawn-unseen = Drawn and kept apart: a { $colour } tile
page-stop = Stop and hide my tile
page-stop-long = Stop: the drawn tile joins your code, hidden
page-place = Put the drawn tile at place { $place }
page-place-prompt = Where does your drawn tile go?
page-or-stop-placing = Attack again, or stop: choose a gap for your tile
page-show = Turn up your tile { $place }
page-show-prompt = Wrong, and nothing was drawn: turn up one of your own tiles
page-how-many-black = How many of your first tiles shall be black?
page-black = { $n } black, { $white } white
page-arrange = Arrange your code
page-jokers = { $which ->
    [both] black joker at { $black }, white joker at { $white }
    [black] black joker at { $black }
    [white] white joker at { $white }
   *[none] Ready: I have no joker
}
page-draw-prompt = Draw a tile: black or white?
page-attack-prompt = Attack: choose a hidden tile of another player
page-go-on = Right! Attack again, or stop
page-arranging = The others arrange their codes
page-dealing = The tiles are being dealt
page-waits = { $name } is playing
page-out = out
page-points = { $n } points
page-won = { $name } wins
page-you-won = You win
