title = Foxu
tagline = Slide your tube, drop your pegs, and be the first to empty it.
goal = Slide your tube along a line: a peg drops into every empty hole it passes. Be the first to empty your tube.
assumes = That holds if both play their best.

option-layout = Where the 11 grey pegs stand.
option-layout-random = chance places them
option-layout-placed = the first player places them one by one
option-layout-also = 11 cells given before the game
option-pie = The pie rule: may the second player swap after the first slide?
option-pie-true = yes, once
option-pie-false = no
option-repetition = What happens when the same position comes back.
option-repetition-3 = the third time, the game is drawn
option-repetition-0 = nothing: play goes on

layout-nowhere = layout: { $cell } is no cell of the board, which goes from a1 to f6 (§1)
layout-corner = layout: { $cell } is a corner, and corners have no hole (§1)
layout-twice = layout: { $cell } is named twice, and a hole holds one peg (§1)
layout-count = layout: { $count ->
    [one] one cell is named
   *[other] { $count } cells are named
}, and there are { $right } grey pegs (§2, §R5)
notation-help = a cell such as c3, swap, or a diagonal, a1-f6 or f1-a6
offer-place = Put a grey peg into { $cell }
offer-diagonal = Start in the corners { $one } and { $other }
offer-swap = Swap: take yellow, with the move just made
offer-slide = Slide your tube to { $cell }
nudge-pie = What the first slide gains for you, the other may take by swapping: do not make it too good (§16).
nudge-block = No tube passes the other on a line: stand in the other’s way (§17).
tell-chance-places = The eleven grey pegs have fallen into holes at random.
tell-places = { $who } puts a grey peg into { $cell }; { $left ->
    [0] all are laid.
    [one] one is left to lay.
   *[other] { $left } are left to lay.
}
tell-diagonal = { $who } chooses the diagonal { $diagonal }.
tell-swap = { $who } swaps, and takes yellow with the move made: the yellow tube is now { $who }’s, and the blue one { $other }’s (§12).
tell-slide = { $who } slides to { $cell } and drops { $dropped ->
    [0] nothing
    [one] one peg
   *[other] { $dropped } pegs
}; { $left ->
    [0] the tube is empty!
   *[other] { $left } left.
}
tell-second-time = This position has come for the second time; the third time is a draw (§R7).
ended-emptied = { $who } is the first to empty a tube, and wins (§15).
ended-repetition = This position has come for the third time: the game is drawn (§R7).
help-placing = { $left ->
    [one] One grey peg is left to lay.
   *[other] { $left } grey pegs are left to lay.
} A cell with an empty hole, such as c3: put a grey peg there.
help-diagonal = a1-f6 or f1-a6: the diagonal on which the tubes start.
help-sliding = Your tube is the { $yours ->
    [yellow] yellow
   *[blue] blue
} one: the cell it slides to, such as c3.
help-pie = The cell your blue tube slides to, such as c3, or swap: take yellow with the move made.

why-win = A win in { $plies ->
    [one] one move
   *[other] { $plies } moves
} with best play on both sides.
why-loss = Lost: with best play on both sides the other wins in { $plies } moves.
why-draw = A draw: neither side can force a win, however long play lasts.
why-pie-loss = Lost: whatever the first slide, the other will choose the better side, and wins in { $plies } moves.
why-waiting-win = The other can do nothing about it: you win in { $plies } moves with best play on both sides.
why-waiting-loss = The other can win in { $plies ->
    [one] one move
   *[other] { $plies } moves
} with best play on both sides.
why-waiting-draw = A draw: neither side can force a win, however long play lasts.
why-empties = Empties the tube: wins at once.
why-slide-win = Wins in { $plies } moves; the longest resistance is { $answer ->
    [swap] to swap
   *[other] { $answer }
}.
why-slide-loss = Loses in { $plies } moves; the answer is { $answer ->
    [swap] to swap: yellow has the better side
   *[other] { $answer }
}.
why-action-draw = Keeps the draw: from there neither side can force a win.
why-comes-back = A draw at once: the position comes for the third time (§R7).
why-swap-win = Yellow has the better side: swapping wins in { $plies } moves, and { $answer } resists longest.
why-swap-loss = Blue has the better side: swapping loses in { $plies } moves to { $answer }.
why-diagonal-win = Wins in { $plies } moves, beginning with { $answer }.
why-diagonal-loss = Loses in { $plies } moves; what resists longest is to begin with { $answer }.
why-laying = Nothing better was found for this cell on the { $layouts } layouts tried.
why-laying-win = A win, if the { $count ->
    [0] diagonal is well chosen: no other grey peg is left.
    [one] last grey peg goes to { $others }.
   *[other] others go to { $others }.
}
why-laying-draw = A draw, the best there is with the pie rule, if the { $count ->
    [0] diagonal is well chosen: no other grey peg is left.
    [one] last grey peg goes to { $others }.
   *[other] others go to { $others }.
}
why-laying-waits = The other lays the grey pegs: this is what the best layout found leaves you.
why-layouts = An estimate from { $layouts } of the layouts that may come, each solved: { $wins } won, { $draws } drawn, { $losses } lost with best play on both sides (value { NUMBER($value, maximumFractionDigits: 2) } ± { NUMBER($error, maximumFractionDigits: 2) }).
why-every-layout = All { $layouts } layouts that may come are solved: { $wins } won, { $draws } drawn, { $losses } lost with best play on both sides.

refused-no-empty-hole = { $action } has no empty hole (§3)
refused-place-first = { $action }: the grey pegs come first; name an empty hole such as c3 (§3)
refused-diagonal-first = { $action }: choose the diagonal first, a1-f6 or f1-a6 (§4)
refused-diagonal-chosen = { $action }: the diagonal is chosen; name the cell to slide to (§7)
refused-swap = swap is possible only right after the first slide (§12, §R6)
refused-no-pie = swap: this game is played without the pie rule (§R6)
refused-stay = { $action } is where your tube stands; a slide covers at least one cell (§R3)
refused-other-tube = { $action } is where the other tube stands (§R3)
refused-beyond = { $action } is beyond the other tube (§10)
refused-not-straight = { $action } is not in a straight line from your tube (§7)

impossible-values = the phase, the turn or the winner has a value that does not exist (§14)
impossible-grey = there are 11 grey pegs, all in holes (§2, §3)
impossible-two-pegs = a hole holds one peg (§1)
impossible-count = a tube’s pegs, in the tube and on the board, make 11 (§2)
impossible-before-start = before the tubes are on the board nothing has moved (§4)
impossible-pie = the pie rule is open only before and after the first slide, and only where it is played (§11, §R6)
impossible-tubes = the tubes stand on two different cells of the board (§10)
impossible-empty-under-tube = a tube with pegs left has filled the hole under it (§R1)
impossible-winner = who has won is who has emptied their tube (§15)
unreadable-drawing = a drawing of Foxu has rows 6 to 1 of six cells: ◎ in the corners, else ○ ■ y b, with the tubes Y and B before their cells

foxu-layouts = Who wins Foxu on random layouts, in how many moves, and how long does it take to know?
layouts-count = How many layouts.
layouts-seed = Other layouts: the same seed gives the same ones.
layouts-pie = With the pie rule, or without.
layouts-said-game = { NUMBER($count) } random layouts, solved from the opening, { $pie ->
    [True] with the pie rule
   *[False] without the pie rule
}.
layouts-said-winner = With best play the first player wins { NUMBER($first, style: "percent", maximumFractionDigits: 1) } of them and the second { NUMBER($second, style: "percent", maximumFractionDigits: 1) }.
layouts-said-length = A game then takes { $median } moves (the median), the shortest { $least }, the longest { $most }.
layouts-said-endless = None of them ever ends with best play.
layouts-said-time = Knowing it takes { NUMBER($median, maximumFractionDigits: 0) } ms of one core (the median), 99 of 100 layouts { NUMBER($slow, maximumFractionDigits: 0) } ms at most, the slowest { NUMBER($most, maximumFractionDigits: 0) } ms.
layouts-grid = Outcomes with best play
layouts-column-outcome = outcome
layouts-column-count = layouts
layouts-column-share = share
layouts-column-plies = moves (median)
layouts-column-seconds = solved in (median)
layouts-outcome-win = the first player wins
layouts-outcome-draw = nobody can force a win
layouts-outcome-loss = the second player wins
layouts-plot = Foxu: how long the winner needs, with best play
layouts-across = moves
layouts-up = layouts
foxu-pie = How often does the pie rule save the second player at Foxu?
pie-said-lost = Without the pie rule the second player is lost on { NUMBER($lost) } of { NUMBER($count) } random layouts.
pie-said-saved = The pie rule saves { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }) of those for the second player, who then wins { NUMBER($won, style: "percent", maximumFractionDigits: 1) } of them.
pie-said-kept = Of the { $count } the second player wins without it, { $kept } stay won with it.
pie-grid = The same layouts without the pie rule (down) and with it (across)
pie-column = without
pie-without-win = the first player wins
pie-without-draw = nobody can force a win
pie-without-loss = the second player wins
pie-with-win = with: first wins
pie-with-draw = with: draw
pie-with-loss = with: second wins
pie-series-without = without the pie rule
pie-series-with = with the pie rule
pie-plot = Foxu: how long the winner needs, without and with the pie rule
ask-peg = Put a grey peg anywhere by chance, and type its hole, for instance { $example }; { $left ->
    [one] it is the last one
   *[other] { $left } are left
}.

# Every sign of the drawing.
legend-to-move = is to move
legend-pie-open = the pie rule is still open: the tubes may be swapped
legend-won = has won
legend-drawn = the game is drawn
legend-corner = a corner
legend-hole = an empty hole
legend-grey = a grey peg
legend-yellow-peg = a yellow peg
legend-blue-peg = a blue peg
legend-yellow-tube = the yellow tube: on the board, it stands on what is to its right
legend-blue-tube = the blue tube: on the board, it stands on what is to its right
legend-in-tube = a peg in the tube
legend-dropped = a peg that the tube has dropped
legend-columns = the columns; the rows are numbered

# The board in the page.
page-you = you
page-board = Foxu board
page-tube = { $colour ->
    [0] yellow tube
   *[1] blue tube
}
page-left = { $n ->
    [one] 1 peg left
   *[other] { $n } pegs left
}
page-stands = { $who }: { $tube } on { $cell }, { $left }.
page-waits-off = { $who }: { $tube }, { $left }.
page-corner = corner
page-hole = empty hole
page-peg = { $colour ->
    [0] yellow peg
    [1] blue peg
   *[2] grey peg
}
page-slide-here = slide here
page-peg-here = put a grey peg here
page-diagonal-here = start on the diagonal { $diagonal }
page-placed = Grey pegs on the board: { $n }.
page-place = Put a grey peg into any lit hole: { $left } left to lay
page-choose-diagonal = Choose the diagonal on which the tubes start
page-slide = Slide your { $tube } to a lit cell
page-question = Take yellow with the move made, or keep blue?
page-take = Take yellow
page-keep = Keep blue
page-take-note = the slide becomes yours; the other plays blue
page-keep-note = slide your blue tube now
page-kept = You keep blue: slide your tube to a lit cell
page-waits = { $name } is playing
page-scatters = The grey pegs are falling
page-won = { $name } wins: the tube is empty
page-you-won = You win: your tube is empty
page-drawn = The game is drawn
