title = Moksha-patamu
tagline = Snakes and ladders: climb, fall, and be the first on the last square.
goal = Throw the dice and run to the last square: ladders take you up, snakes take you down. { $end ->
    [bell] When the bell rings, whoever has come furthest wins; those who are home, by arrival.
    [all] The first pawn home wins, and the others run on for the places.
   *[first] The first pawn home wins.
}
assumes = { $cards ->
    [no] Nobody has anything to choose: the dice decide.
   *[yes] The dice decide, and cards are laid as sensible players lay them, or for the best where everything can be counted.
}

option-board = The board.
option-board-maison = our own: 100 squares, 9 ladders, 9 snakes
option-board-milton_bradley_1943 = the American layout of 1943: 100 squares
option-board-vintage_punitive = an old layout full of long snakes: 100 squares
option-board-leela_72 = a layout of the game of Leela, up to its goal: 68 squares
option-board-also = a board of your own: a file, or all in one line
option-dice = How many dice are thrown.
option-dice-1 = one die
option-dice-2 = two dice
option-doubles = With two dice: which doubles enter and throw again.
option-doubles-six = the double 6 only
option-doubles-any = any double
option-entry = What it takes to enter the board.
option-entry-six = a 6, or a double 6
option-entry-free = nothing: pawns move from the first throw
option-replay = Does a 6, or a double 6, give another throw?
option-replay-true = yes, without limit
option-replay-false = no
option-overshoot = What happens when the throw is too high for the last square.
option-overshoot-walk_back = the excess is walked back
option-overshoot-stay = the pawn does not move
option-end = When the game ends.
option-end-first = when the first pawn is home, or the bell rings before
option-end-all = when all pawns are home
option-end-bell = when the bell rings, or when all pawns are home
option-bell_after = With the bell: turns after which it rings by itself; 0, never.
option-occupied = May a pawn land where another one stands?
option-occupied-false = yes
option-occupied-true = no: it stops on the free square before
option-snake_card = Snake cards: laid on a head, they keep the snake from biting.
option-snake_card-none = none
option-snake_card-lasting = for the rest of the game
option-snake_card-passing = until another player lands there and takes the card
option-ladder_card = Ladder cards: laid at a foot, they keep the ladder from being climbed.
option-ladder_card-none = none
option-ladder_card-lasting = for the rest of the game
option-ladder_card-passing = until another player lands there and takes the card

contradiction-doubles-one-die = { $game }: doubles=any needs two dice, dice=2 (§R1)
contradiction-doubles-idle = { $game }: with entry=free and replay=false no double does anything; leave doubles=any out (§R1)
contradiction-stay-two-dice = { $game }: with two dice and overshoot=stay a pawn one square from home could never move again; leave one of them out (§R4)
contradiction-bell-after = { $game }: bell_after needs end=first or end=bell (§R6)

board-size = a board has { $least } to { $most } squares, not { $size } (§R9)
board-outside = square { $square } is not on the board, which goes from 1 to { $size } (§R9)
board-nowhere = square { $square } leads to itself (§R9)
board-last = square { $square } is the last one: no snake or ladder starts there (§R9)
board-two-starts = square { $square } is the start of two snakes or ladders (§R9)
board-end-is-start = square { $square }, where the one from { $start } ends, is itself the start of another (§R9)
board-wall = squares { $square } to { $last } are all heads of snakes: no throw of one die steps over them (§R9)
board-ladder-down = square { $square }: a ladder goes up, this one goes down to { $end } (§R9)
board-snake-up = square { $square }: a snake goes down, this one goes up to { $end } (§R9)
board-no-file = { $file } cannot be read: { $problem } (§R10)
board-no-json = { $file } is not a file of JSON (§R10)
board-no-board = { $file } is no board: it has a “size”, and lists “ladders” and “snakes” of pairs such as [4, 14] (§R10)

notation-help = go, card 47 (lay a card on square 47), bell (in games that have one), or a throw: 5, or 2+3 with two dice
offer-go = Move on without laying a card
offer-card = Lay your { $kind ->
    [snake] snake
   *[ladder] ladder
} card on square { $square }
offer-bell = Ring the bell
wish-six = { $six ->
    [one] Throw a 6
    [two] Throw a double 6
   *[double] Throw a double
} to bring your pawn onto the board
wish-home = Throw { $steps } exactly to reach the last square
tell-sentence = { $done }: { $rest }.
tell-throw = { $who } throws { $dice }
tell-go = { $who } goes on
tell-card = { $who } lays a { $kind ->
    [snake] snake
   *[ladder] ladder
} card on { $square }
tell-may-lay = a card may be laid before the move
tell-may-lay-more = another one may follow
tell-stays-off = stays off the board
tell-enters = enters on { $square }
tell-moves = { $origin } → { $square }
tell-walks-back = { $origin } → { $last }, back to { $square }
tell-stays = stays on { $square }
tell-occupied = { $aim } is occupied, stops on { $square }
tell-climbs = up the ladder to { $square }
tell-falls = down the snake to { $square }
tell-does-not-climb = cannot climb the ladder
tell-is-protected = safe from the snake
tell-goes-up = { $who } goes up to { $square }
tell-takes-card = takes a card
tell-home = home { $place ->
    [1] first
   *[other] as number { $place }
}
tell-again = throws again
tell-bell = The bell rings.
tell-bell-rang = and the bell rings
ended-home = { $who } wins: the first pawn home ends the game (§8).
ended-all-home = All pawns are home, { $who } first: the game is over (§8).
ended-bell = The bell has ended the game (§8). { $outcome ->
    [one] { $who } stands first
    [shared] { $who } stand first together
   *[level] All stand level, and nobody has won
}: who is home ranks by arrival, the others by square (§R5).
help-you = Your pawn is { $pawn }.
help-card = Type go, or card and a square: { $squares }.
help-throw = Enter: throw the dice.
help-bell = bell: the table rings the bell.

refused-bell-of-table = { $action }: the table rings it, not a player (§R6)
refused-no-bell = { $action }: this game does not end with the bell; play with end=first or end=bell (§R6)
refused-thrown = { $action }: the dice are thrown; lay a card, or go (§R14)
refused-one-die = { $action }: this game is played with one die (§R1)
refused-two-dice = { $action }: this game is played with two dice (§R1)
refused-throw-first = { $action }: first the dice are thrown (§R14)
refused-chance-throws = { $action }: nobody chooses what the dice show; throw them (§1)
refused-card-outside = { $action }: there is no such square on this board (§R14)
refused-card-nowhere = { $action }: this square is neither the head of a snake nor the foot of a ladder (§R14)
refused-card-lies = { $action }: a card lies there already (§R14)
refused-no-snake-cards = { $action }: this game is played without snake cards (§R14)
refused-no-ladder-cards = { $action }: this game is played without ladder cards (§R14)
refused-no-snake-card = { $action }: you hold no snake card (§R14)
refused-no-ladder-card = { $action }: you hold no ladder card (§R14)

impossible-values = the turn, the bell, or something beyond the players and squares of this game has a value that does not exist (§1)
impossible-square = a pawn stands on a square of the board, or off it (§5)
impossible-two-pawns = a square holds one pawn in this game (§11)
impossible-on-head = no pawn stays on the head of a snake in this game (§9)
impossible-on-foot = no pawn stays at the foot of a ladder in this game (§10)
impossible-places = pawns are home first, second, third, …, and only if they are on the last square (§8)
impossible-end = the game goes on or is over as the pawns that are home, or the bell, say (§8)
impossible-cards = there is one card of each kind in play for every player, held or laid (§R14)
impossible-card-nowhere = a card lies on the head of a snake or at the foot of a ladder (§R14)
impossible-throw = a throw waits only for a player who can lay a card (§R14)
unreadable-drawing = a drawing of Moksha-patamu has every pawn of this game once, with its square, such as A 16, B · or C ★1, and ▶ before the one to move

board-help = Boards of Moksha-patamu: make one, check one, see one.
board-new-help = A random fair board, as a file.
board-check-help = Does a board keep to the rules? And what is it like?
board-show-help = Draw a board.
board-size-help = How many squares, 40 to 144.
board-seed-help = A number; the same number gives the same board.
board-file-help = The file to write; without it, the board is printed.
board-which-help = The name of a board, a file, or a board in one line.
board-lang-help = The language: en or fr.
board-exists = { $file } is there already; choose another name
board-unwritable = { $file } cannot be written: { $problem }
board-written = { $file } written
board-unknown = “{ $value }” is no board: name { $right }, or a file that ends in .json
board-unfair-size = a random board has { $least } to { $most } squares, not { $size } (§R11)
board-fine = { $name } keeps to the rules (§R9): { $size } squares.
board-lines = { $ladders } ladders climb { $climbed } squares, { $snakes } snakes fall { $fallen }; the longest covers { $longest }.
board-throws = A pawn alone needs { $throws } throws on average, { $bare } without snakes and ladders; the shortest game has { $fewest }.
board-gap = Drawn straight, they stay { $gap } squares apart.
board-fair = It is fair (§R11).
board-unfair = It is not fair: { $reason } (§R11).
unfair-numbers = it has not as many ladders as snakes
unfair-length = games are over a tenth longer or shorter than without snakes and ladders
unfair-quarters = a quarter of the board has no head or no foot
unfair-longest = one covers more than half the board
unfair-gap = two come within half a square of each other

moksha-length = How long does Moksha-patamu last on a board, under each option?
length-players = How many play.
length-games = Games played for each variant.
length-seed = Other games: the same seed gives the same ones.
length-said-plain = With { $players } players on the board { $board } a game takes { NUMBER($throws, maximumFractionDigits: 2) } throws on average, all players together.
length-said-range = The options take it from { NUMBER($least, maximumFractionDigits: 1) } throws ({ $quick }) to { NUMBER($most, maximumFractionDigits: 1) } ({ $slow }).
length-said-how = Exact where pawns do not meet, by the chain of each player’s turns; the rest and the spread from { NUMBER($games) } games each, in which cards are laid as sensible players do.
length-grid = Throws in a whole game
length-column-variant = variant
length-column-throws = throws on average
length-column-how = how
length-column-ratio = × plain
length-column-short = 5% are at most
length-column-middle = half
length-column-long = 95%
length-column-longest = longest seen
length-exact = exact
length-played = played
length-as-it-is = as it is
length-anglo-saxon = Anglo-Saxon rules
length-variant = { $options }
length-plot = Moksha-patamu: { $players } players on the board { $board }
why-race = Wins: { how-often }. Until the end on average: { NUMBER($turns, maximumFractionDigits: 2) } turns of the table, { NUMBER($throws, maximumFractionDigits: 2) } throws.
why-bell = First, alone or with others: { how-often }. The bell rings after { $turns } more turns at the latest.
why-seat = { $shared ->
    [1] First, alone or with others
   *[other] Wins
}: { how-often }.
why-decided = The ranking is decided: number { $place } of { $players }.
why-throw = { $where ->
    [waits] Before the move, a card may be laid.
    [off] The pawn stays off the board.
   *[on] The pawn comes to { $square }.
} { $shared ->
    [1] You are then first, alone or with others
   *[other] You then win
}: { how-often }.
why-go = Without a card you { $shared ->
    [1] are first, alone or with others
   *[other] win
}: { how-often }.
why-card = A { $kind ->
    [snake] snake card on the head
   *[ladder] ladder card at the foot
} on { $square }; { $shared ->
    [1] you are then first, alone or with others
   *[other] you then win
}: { how-often }.
table-length = How long it lasts: so many games are over after…
label-share = { $percent }%
label-turns = turns
ask-throw = { $who } throws: type what { $dice ->
    [1] the die shows, 1 to 6
   *[2] the dice show, for instance 2+3
}.

# Every sign of the drawing.
legend-to-move = is to move
legend-moved-last = was to move when the game ended
legend-home = on the board: the last square; beside a pawn: home, and as which one (1 is the first)
legend-snake = the head of a snake, and the square it leads down to
legend-ladder = the foot of a ladder, and the square it leads up to
legend-snake-card = a snake card, in a player’s hand (and how many) or on a head
legend-ladder-card = a ladder card, in a player’s hand (and how many) or on a foot
legend-laid = the card that a player laid on a square; the letter says who
legend-off = not on the board yet
legend-throw = a throw that waits for its move
legend-more = so many pawns more on this square
legend-pawns = the pawns, one letter for each seat
legend-bell = the bell, and the turns left until it rings
legend-rung = the bell has rung
legend-line = above it is the board, below it are the pawns

# The board in the page.
page-you = you
page-board = Board of { $size } squares, { $ladders } ladders, { $snakes } snakes
page-lines = Ladders: { $ladders }. Snakes: { $snakes }.
page-leads = { $start } to { $end }
page-off = off the board
page-square = square { $n }
page-home = home, place { $place }
page-players = Players
page-stands = { $name }: { $where }.
page-you-stand = You: { $where }.
page-snake-cards = { $n ->
    [one] 1 snake card
   *[other] { $n } snake cards
}
page-ladder-cards = { $n ->
    [one] 1 ladder card
   *[other] { $n } ladder cards
}
page-dice = Dice
page-showed = The dice show { $faces }.
page-throw = { $dice ->
    [one] Throw the die
   *[other] Throw the dice
}
page-your-throw = Your turn to throw
page-throws = { $name } throws
page-lay = You threw { $faces }: lay a card first, or go on
page-waits-lay = { $name } may lay a card
page-go = Go on
page-where = Where to lay a card
page-lay-snake = Snake card on { $square }, the snake down to { $end }
page-lay-ladder = Ladder card on { $square }, the ladder up to { $end }
page-bell = Ring the bell
page-bell-sure = The bell ends the game for everybody.
page-ring = Ring it
page-dont = Not yet
page-bell-in = { $turns ->
    [one] The bell rings after this turn
   *[other] The bell rings in { $turns } turns
}
page-rang = The bell has rung
page-won = { $name } wins
page-you-won = You win
page-over = The game is over
