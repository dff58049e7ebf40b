# What goes wrong, and what would be right.
unknown-game = there is no game “{ $name }”; there is: { $right }
unknown-option = { $game } has no option “{ $option }”; it has: { $right }
no-options = { $game } has no options
invalid-option-value = { $option }={ $value } cannot be; { $option } may be { $right } (§{ $section })
option-twice = the option { $option } is given twice
unreadable-game = “{ $name }” is no game; write for instance modulo(start=secret,points=2)
unreadable-option = “{ $part }” is no option; write name=value
unreadable-action = “{ $action }” is no action; write { $right }
which-seat = several seats may act ({ $seats }); say which one plays
game-over = the game is over
not-your-turn = it is not the turn of seat { $seat }
no-such-seat = there is no seat { $seat }; seats go from 0 to { $right }
refused-not-now = { $action } is not possible now
position-not-json = the position is not JSON: { $problem }
position-not-ours = a position is a JSON object with “game”, “rules” and “state”
position-other-rules = the position follows version { $rules } of the rules; this is version { $right }
position-bad-field = the position’s field “{ $field }” is missing, unknown or out of its range
batch-illegal = game { $game } of the batch: action { $action } is not legal there; nothing was played

match-over = the match is over
nothing-to-undo = there is nothing to take back
not-awaited = it is not this player’s turn
wrong-players = { $game } is for { $right } players, not { $count }
wrong-length = a match has at least one game, and “wins” is 0 or more
wrong-first = “{ $value }” does not say who begins; it may be { $right }
rps-for-two = rock-paper-scissors is for two players; draw lots instead
sign-rock = rock
sign-paper = paper
sign-scissors = scissors

journal-empty = { $name } is empty; a journal begins with a line of JSON saying what is played
journal-not-text = { $name } is not a text file
journal-unreadable = { $name } cannot be read: { $problem }
journal-not-ours = { $name } is not a journal of Tablée
journal-redacted = { $name } shows only what one player knew; the whole journal is needed
journal-other-rules = { $name } follows version { $rules } of the rules; this is version { $right }
journal-bad-header = { $name }: the first line does not say what is played ({ $problem })
journal-bad-line = { $name }, line { $line } is not an action; it should look like [0, "c3"]
journal-does-not-play = { $name }, line { $line } cannot be played: { $problem }
journal-exists = { $name } exists already; choose another name, or go on with --resume { $name }
journal-unwritable = the journal { $name } cannot be written: { $problem }
unknown-bot = there is no bot “{ $level }”; there is: { $right }
unknown-section = the rules page has no §{ $section }; it has: { $right }
which-game = say which game, for instance: tablee play modulo
analysis-over = the game is over: there is nothing to choose
analysis-samples = { $samples } games cannot be played: ask for at least one
analysis-seat = Player { $number }
how-often = { $often ->
    [always] always
    [never] never
    [nearly] nearly always
    [hardly] hardly ever
   *[times] { $n ->
        [one] once
       *[other] { $n } times
    } out of { $of }
}
not-a-view = this is not what `view` of a position says: { $problem }
bot-seconds = a bot cannot think for { $seconds } seconds: give it more than none
bot-not-found = { $name }: there is no such bot ({ $problem }); name one as module:factory
bot-wrong-answer = the bot { $name } answered “{ $answer }”, which is not one of the legal actions
analysis-none = { $game } has no analysis yet

# The command line.
cli-about = Six table games from French rulebooks, to play and to understand.
cli-more = tablee games: all options.  tablee rules GAME: how to play.  tablee --help: everything else.
cli-argument-game = A game and its options, for instance modulo or "foxu(pie=false)".
cli-argument-games = Which games; all, if none is named.
cli-argument-section = One paragraph, for instance 7 or R3.
cli-argument-journal = A journal that tablee play has kept.
cli-option-lang = The language, instead of your locale’s.
cli-option-json = Print JSON, for programs.
cli-option-version = Say which version this is.
cli-option-names = The people playing, for instance Ada,Zoé; bots take the other seats.
cli-option-together = People take all the seats, round this screen.
cli-option-bot = How strong the bots are.
cli-option-first = Who begins: me, the bot, rock-paper-scissors (rps) or a lot.
cli-option-games = How many games in a row; the first player changes each time.
cli-option-wins = Play on until someone has won so many games.
cli-option-seed = Make chance and the bots repeatable.
cli-option-journal = Where to keep the journal.
cli-option-resume = Go on with a match from its journal.
cli-option-player = Show only what this player (0, 1, …) knew.
cli-option-last = Show only how it stands at the end.
cli-option-seconds = How long each measurement lasts.
cli-help-games = List the games and their options.
cli-help-rules = Show the rules of a game, or one paragraph.
cli-help-play = Play in the terminal, against bots or round one screen.
cli-help-replay = Tell a journal again, drawing by drawing.
cli-help-analyse = Say what is exactly true of a position, and of every move.
cli-argument-actions = The actions that lead to the position; when several may act, 1:14 names the seat.
cli-option-seat = Who asks; the one to act, if not given.
cli-option-samples = Games played at random where the truth cannot be computed.
cli-help-bench = Measure random play, in millions of actions a second.
cli-see-help = (tablee --help says what there is)
cli-players = { $count } players
cli-default = (if you say nothing)
option-players = How many play.
cli-player = Player { $letter }
cli-bot = { $count ->
    [one] Bot
   *[other] Bot { $number }
}
cli-seats = Seats: { $seats }
cli-enter = Enter (throw)
cli-turn = { $name } to play.
cli-commands = (? lists the moves; hint, rules, undo, help, quit)
cli-only = Enter: { $action }.
cli-narrow = The picture is { $needed } characters wide and your window { $has }: make it wider.
cli-thinking = One moment…
cli-hint = { $action }: { $why }
cli-help-table = ? or moves: what you can play.  hint: what is best, and why.  rules, rules 7: the rules, or one paragraph.  undo: take your move back.  quit: leave; the match is kept.
cli-toss = { $name }, who begins? { $signs }
cli-no-echo = What you type now is not shown.
cli-curtain = { $name } to look: press Enter when nobody else sees the screen.
cli-sign = { $name } shows { $sign }.
cli-tie = A tie: once more.
cli-begins = { $name } begins.
cli-no-undo = there is nothing of yours to take back (what chance did or what came to light is never taken back)
cli-undone = Taken back.
cli-drawn = A draw.
cli-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
cli-and = and
cli-standing = The match: { $points }
cli-kept = The match is kept. Go on with: tablee play --resume { $file }
cli-journal = Journal: { $file }
cli-measuring = Measuring { $game } (the first time, it is compiled)…
command-moves = moves
command-rules = rules
command-undo = undo
command-help = help
command-hint = hint
command-quit = quit
bench-game = game
bench-speed = actions/s
bench-spread = spread
bench-length = a game
bench-bytes = bytes
bench-peer = OpenSpiel, Python loop
bench-peer_speed = actions/s
bench-ratio = ratio
bench-no-peer = OpenSpiel is not installed, so nothing is measured beside it (pip install "tablee[peers]").
