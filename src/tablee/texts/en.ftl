# What goes wrong, and what would be right.
unknown-game = there is no game “{ $name }”; there is: { $right }
unknown-option = { $game } has no option “{ $option }”; it has: { $right }
no-options = { $game } has no options
invalid-option-value = { $option }={ $value } cannot be; { $option } may be { $right } (§{ $section })
option-twice = the option { $option } is given twice
unreadable-game = “{ $name }” is no game; write for instance modulo(start=secret,points=2)
unreadable-option = “{ $part }” is no option; write name=value
unreadable-action = “{ $action }” is no action; write { $right }
which-seat = several players may act: { $seats } (0 is the first player); say which of them does
game-over = the game is over
not-your-turn = it is not the turn of { $player ->
    [1] the first player
    [2] the second player
    [3] the third player
    [4] the fourth player
   *[other] player number { $player }
}
no-such-seat = there is no player { $seat } here; the first is 0, the last { $right }
refused-not-now = { $action } is not possible now
plain-action = { $who }: { $action }.
plain-chance = { $action }.
plain-unseen = { $who } has played, unseen.
plain-offer = Play { $action }
plain-throw = Enter: throw.
legend-unknown = what you may not know
position-not-json = the position is not JSON: { $problem }
position-not-ours = a position is a JSON object with “game”, “rules” and “state”
position-other-rules = the position follows version { $rules } of the rules; this is version { $right }
position-bad-field = the position’s field “{ $field }” is missing, unknown or out of its range
position-hides = something is hidden here, and nobody can list what it may be at { $game }: take a position in which nothing is hidden, or the game from its beginning
position-many-deals = what is hidden here may lie in more than { $most } ways: take a later position, or the game from its beginning
position-no-deal = no deal fits what is known here: by the rules this position could not come about
batch-illegal = game { $game } of the batch: action { $action } is not legal there; nothing was played

match-over = the match is over
nothing-to-undo = there is nothing to take back
not-awaited = it is not this player’s turn
wrong-players = { $game } is for { $right } players, not { $count }
wrong-length = a match has at least one game, and “wins” is 0 or more
wrong-first = “{ $value }” does not say who begins; it may be { $right }
first-twice = the match settles who begins: leave { $option }={ $value } out
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
analysis-more = … and { $count } more: see --json
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
analysis-none = { title } has no analysis yet

# Campaigns: tournaments between bots, and studies.
campaign-workers = { $workers } processes cannot do any work: ask for at least one
campaign-no-ray = Ray is not installed; install it with: pip install "tablee[cluster]"
campaign-ray-unreachable = there is no Ray cluster at { $address } ({ $problem }); --ray local starts one here
campaign-option-results = Where results are kept, line by line; if the file is there, go on with it.
campaign-option-workers = How many processes; as many as there are cores, if not given.
campaign-option-ray = Run on a Ray cluster: its address, auto, or local to start one here.
campaign-option-plot = Draw a plot as well.
campaign-plot = Plot: { $file }
campaign-results = Results: { $file }
campaign-kept = Stopped at { $done } of { $total }; nothing is lost. Go on with the same command and --results { $file }
meter-progress = { $done } of { $total }
meter-left = about { $minutes } min { $seconds } s left
results-not-ours = { $name } is not a file of results; choose another name
results-other-format = { $name } was written by another version of Tablée; choose another name
results-bad-line = { $name }, line { $line } is damaged; nothing was changed. Take the line out to go on without it
results-other-terms = { $name } holds other results: { $term } is { $there } there and { $here } here; choose another name
results-in-use = { $name } is being written by another command; wait for it, or choose another name
results-unwritable = the results cannot be written to { $name }: { $problem }
plot-ending = { $name }: a plot ends in { $right }
plot-no-matplotlib = plots need matplotlib; install it with: pip install "tablee[plots]"
plot-unwritable = the plot { $name } cannot be written: { $problem }

arena-help = Let bots play tournaments: ratings with error bars, and how sure they are.
arena-argument-bots = Levels, entry points or module:factory; all levels of the game, if none is named.
arena-option-gauntlet = Only the first bot against each of the others, which take all the other seats.
arena-option-games = Games at every table at most; every deal is played once from each seat.
arena-option-until-sure = Stop at every table as soon as it is sure (95%) who is better.
arena-option-margin = With --until-sure: bots whose score is within this of one half are equals.
arena-option-seconds = What a bot may think over a move.
arena-option-limit = After so many seconds of silence a bot has lost the game.
arena-option-seed = Other deals: the same seed gives the same ones.
arena-bot-twice = the bot { $name } is named twice
arena-two-bots = a tournament takes two different bots at least
arena-games = { $games } games cannot be played: ask for at least one
arena-limit = a bot cannot move within { $limit } seconds: give it more than none
arena-margin = the margin { $margin } cannot be; it lies between 0 and 0.5
arena-confidence = the confidence { $confidence } cannot be; it lies between 0.5 and 1
arena-bot-broken = the bot { $name } cannot be made: { $problem }
arena-nothing-yet = no deal has been played at all tables yet
arena-said-played = { NUMBER($games) } games of { $game }: { NUMBER($deals) } deals, each played once from every one of the { $seats } seats.
arena-said-best = { $name } comes first, with { $points } ± { $error } points.
arena-said-level = Nobody is ahead.
arena-said-unfinished = { $count ->
    [one] One game was
   *[other] { $count } games were
} left undecided after 10,000 actions.
arena-fault-crashed = { $name } crashed and lost { $count ->
    [one] a game
   *[other] { $count } games
} by forfeit: { $said }
arena-fault-illegal = { $name } answered what is not legal and lost { $count ->
    [one] a game
   *[other] { $count } games
} by forfeit: { $said }
arena-fault-silent = { $name } was silent for too long and lost { $count ->
    [one] a game
   *[other] { $count } games
} by forfeit.
arena-fault-died = { $name } ended its process and lost { $count ->
    [one] a game
   *[other] { $count } games
} by forfeit.
arena-standings = Standings
arena-meetings = Who beats whom
arena-meeting = { $one } – { $other }
arena-column-place = #
arena-column-bot = bot
arena-column-rating = rating
arena-column-wins = wins (a draw is half)
arena-column-fair = fair share
arena-column-games = games
arena-column-mean = a move
arena-column-slowest = slowest
arena-column-pair = bots
arena-column-score = score
arena-column-from = from
arena-column-to = to
arena-column-deals = deals
arena-column-verdict = 95% sure, whenever it was stopped
arena-verdict-better = { $one } is better
arena-verdict-worse = { $other } is better
arena-verdict-equal = equals
arena-verdict-open = not sure yet
arena-plot = How strong the bots are: { $game }

study-help = Answer questions people ask of the games.
study-bots = How strong is each bot of a game?
study-more = Every study has --plot FILE.svg, --json, --results FILE (to go on later), --ray ADDRESS; --help says the rest.
study-unknown = there is no study “{ $name }”; there is: { $right }
study-no-parameter = the study { $study } knows no “{ $name }”; it knows: { $right }
study-incomplete = the study { $study } is not complete; run it again to go on

# The command line.
cli-about = Table games from French rulebooks, to play and to understand.
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
cli-option-first = Who begins: me, the bot, rock-paper-scissors (rps) or a lot. If not said: as the game says, or me.
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
cli-commands = (? lists the moves; { $words })
cli-only = Enter: { $action }.
cli-narrow = The picture is { $needed } characters wide and your window { $has }: make it wider.
cli-thinking = One moment…
cli-thinking-long = One moment… The first time on this computer, machine code is made: up to a minute.
cli-hint = { $action }: { $why }
cli-word-moves = ? or moves: what you can play.
cli-word-hint = hint: what is best, and why.
cli-word-legend = legend: what the signs of the picture mean.
cli-word-rules = rules, rules 7: the rules, or one paragraph.
cli-word-undo = undo: take your move back.
cli-word-help = help: these words.
cli-word-quit = quit: leave; the match is kept.
cli-no-legend = The picture of { title } has no signs that need explaining.
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

match-resign = { $name } resigns.
match-draw = The players agree on a draw.
match-forfeit = { $name } forfeits the game: out of time, or gone.
match-forfeited = { $count ->
    [one] { $names } had forfeited and does not count.
   *[other] { $names } had forfeited and do not count.
}

# Tables over the network.
told-sit = { $name } sits down.
told-fill = { $name } takes the open place.
told-leave = { $name } gets up.
told-away-left = { $name } has left; a bot sits in.
told-away-time = { $name } has run out of time; a bot sits in.
told-away-absent = { $name } is away; a bot sits in.
told-back = { $name } is back.
told-take-back = { $name } takes a move back.
told-asked-take-back = { $name } asks to take a move back.
told-asked-draw = { $name } offers a draw.
told-asked-pause = { $name } asks for a pause.
told-asked-rematch = { $name } would like to play again.
told-agrees = { $name } agrees.
told-declines = { $name } does not agree.
told-pause = The game is paused.
told-resume = { $name } goes on with the game.
told-ready = { $name } is ready for the next game.
told-rested = The next game begins without waiting for { $name }.
told-rematch = The game goes on at table { $code }.
toss-help = Who begins? Choose rock, paper or scissors.
table-full = the table is full
seat-taken = that place is taken; free: { $free }
turn-not-yours = it is not your turn
bot-sits-in = a bot plays in your place
nothing-asked = there is nothing to answer
not-paused = the game is not paused
resign-for-two = one can resign only in a game of two
table-waiting = the game has not begun: players are still awaited
table-paused = the game is paused
asked-already = that has been asked already
rematch-later = the match is not over yet
rematch-made = the game goes on at table { $code }
no-draws = a draw cannot be agreed on in this game
draw-absent = { $names } is not there to agree to a draw
seat-is-yours = the place is already yours
no-such-table = there is no table { $code }
not-your-seat = this link does not hold a seat at this table
no-files = a board is named or written in one line here; files are for your own computer
wrong-origin = this page may not speak to this server
too-large = that is too large: at most { $most } kB
too-many = that was too much at once
too-busy = the server is too busy
journal-too-long = that game is too long to be brought here: at most { $most } actions
not-read = the tables cannot be read just now
not-kept = this could not be kept safe, so it was not played
old-client = this page speaks version { $protocol } of the protocol; the server speaks { $right }
behind = something happened in the meantime
id-used = this id belongs to another request
unreadable-message = this message cannot be read
unreadable-body = this request cannot be read: { $problem }
hello-first = a connection begins with “hello”
hello-once = “hello” is said once
spectators-watch = spectators only watch
no-such-moment = this game has no such moment
not-over = this can be looked at when the match is over
nobody-absent = there is nobody to replace
not-absent = a player may be replaced when they have been away for { $seconds } seconds
notes-none = there is nothing to note in { $game }
host-fills = only whoever made the table may put a bot on an open place
analysis-later = not while you play with other people: wait until the match is over
bad-number = { $name } is not a number that fits
no-such-page = There is nothing here.
page-not-built = The page has not been built. Run ./tablee once with a network, or play in the terminal: ./tablee play modulo
your-journal = your journal
open-seat = Free seat
todo-check-code = Check the code; ask whoever invited you.
todo-your-link = Open the link of your own seat, or watch as a spectator.
todo-watch = You can watch, or make a table of your own.
todo-other-seat = Choose another place.
todo-wait = Wait a moment, then try again.
todo-again = Try again in a moment.
todo-reload = Reload the page.
todo-look-again = Look again, then choose.
todo-wait-turn = Wait for your turn.
todo-invite = Give the others the link, or wait.
todo-resume = Go on with the game first.
todo-return = Take your place back first.
todo-protocol = See docs/protocol.md.
todo-origin = Open the server’s own address.
cli-help-serve = Serve tables to browsers, on this computer or for others.
cli-option-no-open = Do not open the browser.
served-at = Tablée is served at { $address } (Ctrl-C stops it)
server-closing = The server is being restarted; the game goes on in a moment.
analysis-failed = the analysis took too long or failed
cannot-listen = { $host }, port { $port }, cannot be listened on: { $problem }; choose another --port
this-computer-only = only somebody at the computer that serves may do this
network-set-up = whoever started this server has said whom it serves
no-network = this computer is in no network of a house
network-closed = the local network cannot be served: { $problem }
database-newer = { $name } is of version { $version } and this program knows { $right }; use a newer Tablée
database-unusable = the database { $name } cannot be used: { $problem }; see that it is there and that you may use it (--database, --data)
database-in-use = another server uses the database in { $name }; stop it, or give this one another --data (several servers on the same tables need PostgreSQL)
wrong-setting = a setting cannot be: { $problem }
at-least-one = --workers and --bots are at least 1
workers-need-postgres = several workers need a database that several processes may write: give --database postgresql://… (SQLite has one writer)
cli-help-backup = Copy the database to a file, while the server runs or not.
cli-help-doctor = Check the installation, and every game of the database by playing it again.
cli-argument-backup = The file to write; it must not exist.
setting-host = The address to listen on; 127.0.0.1 is this computer only, 0.0.0.0 is everybody.
setting-port = The port; 8000, or any free one if it is taken.
setting-data = The folder where everything is kept; your own data folder if not given.
setting-database = postgresql://… to keep tables in PostgreSQL; SQLite in the data folder if not given.
setting-workers = How many processes serve (only with PostgreSQL).
setting-bots = How many processes think for the bots of each server process.
setting-bot-timeout = After so many seconds a bot that does not answer is replaced.
setting-warm = Whether to compile in the background what bots need.
setting-limits = Whether connections and addresses may ask only so much.
setting-connections = How many websockets one process accepts.
setting-origins = Other pages that may speak to this server, for instance https://example.org.
setting-hosts = The names this server answers to; those of this computer if it serves only here.
setting-proxies = Addresses of proxies that are believed about who asks.
setting-log = How much is logged: debug, info, warning or error.
backup-exists = { $file } exists already; choose another name
backup-failed = the backup { $file } could not be written: { $problem }
backup-done = { $file }: { $tables } tables
no-database = there is no database { $name } yet
journal-differs = the journal of table { $code } does not lead to where the table stands
changes-missing = change { $seq } of table { $code } is missing from the database: the table cannot be gone on with; see a backup
changes-differ = the changes of table { $code } lead to “{ $stage }”, and the database says “{ $right }”: some are lost
table-missing = table { $code } is missing from the database, and changes of it are there
doctor-versions = Versions
doctor-page = Page for browsers
doctor-folder = Data folder
doctor-database = Database
doctor-tables = Tables (and changes) played again
doctor-well = All is well.
doctor-ill = Something is wrong: see the lines marked ✗.

# At the terminal, whatever the circumstances.
cli-argument-one-game = Which game; all, if none is named.
library-missing = for this { $library } is needed, which is not installed; install it with: pip install { $library }
extra-missing = { $library } is not installed; install it with: pip install "tablee[{ $extra }]"
cli-no-journal = No journal of this match can be kept: { $problem }. You can play, but not go on later; with --journal FILE it is kept where you say.
cli-not-kept = The match is not kept.
cli-journal-stopped = The journal ends here: { $problem }. You can play on.
wrong-dice = dice cannot be { $value }: they are { $right }
no-chance = in { $game } nothing is left to chance: there is nothing to throw
secret-chance = in { $game } chance deals what only one player may see: whoever typed it would know; let the computer deal
cli-option-dice = Who throws the dice and turns up the cards: the computer, or you, with real ones: you then type what came.
cli-chance = Chance
cli-ask-chance = What has chance brought? Type it: { $actions }.
cli-not-chance = “{ $typed }” is not what is asked for (? lists what can be).
command-legend = legend
cli-option-legend = What the signs of its drawing mean, instead.
