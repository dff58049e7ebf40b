skip = Skip to the content
other-language = Français
theme = Theme
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
sound = Sound
on = on
off = off
home = Home
loading = One moment…
named = { $label }: { $what }
again = Try again

welcome = What shall we play?
welcome-more = Games for the table, from children’s hands to hard thinking. No account, no waiting.
play-bot = Play now
play-bot-long = Play { $game } now, against the computer
play-friends = With friends
play-friends-long = Play { $game } with friends
play-together = Round this screen
play-together-long = Play { $game } round this screen
options = Options
options-long = Options of { $game }
read-rules = Rules
read-rules-long = Rules of { $game }
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-range = { $few }–{ $most } players
your-name = Your name
your-name-hint = What the others will see
strength = The computer plays
level = { $level ->
    [random] at random
    [easy] gently
    [medium] fairly well
    [strong] strongly
    [perfect] perfectly
   *[other] { $level }
}
level-name = { $level ->
    [random] random
    [easy] easy
    [medium] medium
    [strong] strong
    [perfect] perfect
   *[other] { $level }
}
my-games = My games
finished = Finished
open-tables = Open tables
removed = { $n ->
    [one] One game was removed from the list.
   *[other] { $n } games were removed from the list.
}
undo = Undo
remove = Remove from the list
remove-finished = Remove all finished games
no-open-tables = Nobody is waiting at a public table. Start one: choose a game “with friends” and make it public.
your-turn = Your turn
go-on = Go on
look-again = Look at it again
join-it = Sit down
watch = Watch
waiting-for = { $n ->
    [one] waiting for one player
   *[other] waiting for { $n } players
}
have-code = Given a code?
code = Code of the table
open-it = Open
upload-journal = Look at a journal file
stage-waiting = waiting
stage-running = being played
stage-over = finished
stage-replay = journal

set-up = A table of { $game }
how = Who plays?
how-bot = Me against the computer
how-friends = Friends, each on their own screen
how-together = All of us, round this screen
how-many = How many play
player-name = Name of player { $n }
agree = What we agree on
agree-hint = Everything is set as the rulebook says. Change what you like.
other-value = something else…
other-value-of = Something else: { $sentence }
match = How long
match-games = { $n ->
    [one] one game
   *[other] { $n } games, the first player changing
}
match-wins = { $n ->
    [one] until someone has won a game
   *[other] until someone has won { $n } games
}
first = Who begins
first-given = the first on the list
first-lot = drawn by lot
first-rps = rock-paper-scissors
time = Time to think
time-free = as long as you like
time-seconds = { $seconds } seconds a move
time-minutes = { $minutes } min a move
time-game = Time for the whole game
times-game = { $minutes ->
    [0] as long as it takes
   *[other] { $minutes } min each
}
late = When the time is over, or someone leaves
late-bot = the computer sits in until they come back
late-forfeit = the game is lost for them
is-public = Let anybody sit down: the table stands in the list
start = Start
start-friends = Open the table

invite = Invite the others
invite-hint = Send them this link, or let them scan the code. The game begins when every place is taken.
local-only = This address works on this computer only.
local-how = To invite other devices, start Tablée with: tablee serve --host 0.0.0.0
open-house = Open to this house
house-open = Open to this house: phones and computers on the same network (the same Wi-Fi) find this address. If one does not, the firewall of this computer may be in the way.
house-close = This computer only, again
copy = Copy the link
copied = Copied
share = Share…
qr = QR code of the link
table-code = The table’s code
free = free
join-title = You are invited to a table of { $game }
agreed = What was agreed
as-in-the-book = As the rulebook says.
at-the-table = At the table, for { $of }: { $names }
join = Sit down
join-watch = Just watch
fill-bot = Let the computer sit here
waiting-players = Waiting for the others…
you = you
watching-now = You are watching
spectator-running = This game is being played by others: you see what everybody sees. If you hold a seat, open it with your own link or on the device you began on.

turn-you = Your turn
turn-you-name = { $name }, your turn
turn-other = { $name } is playing…
turn-several = Waiting for { $names }
hand-over = What comes now is for one of you alone.
turn-chance = Chance decides…
choose-secretly = Choose in secret: nobody sees it until all have chosen.
chosen = Chosen. Waiting for the others…
throw-dice = Throw the dice
toss = Who begins? Rock, paper or scissors
toss-wait = Waiting for the other player’s sign…
paused = The game is paused.
resume = Go on
over = The game is over
match-over = The match is over
you-win = You win!
score = Score
game-of = Game { $n } of { $of }
game-number = Game { $n }, first to { $wins } wins
next-game = Next game
next-waits = The next game begins as soon as { $names } would like to go on. No time runs until then.
next-waits-you = The next game begins when you would like to go on. No time runs until then.
next-waits-all = The next game begins when you and { $names } would like to go on. No time runs until then.
next-begins = It begins by itself in { $time }.
moves = All moves as a list
board-of = Board of { $game }

presence-here = here
presence-away = not here
presence-bot = computer
presence-sat-in = the computer sits in
presence-left = has left
presence-forfeited = has forfeited
replace-away = Go on without { $name }
come-back = Take my place back
left = time left

menu = Table
hint = Hint
take-back = Take back
draw = Offer a draw
pause = Pause
resign = Resign
leave = Leave
rematch = Play again
new-table = Another game
sure-resign = Give this game up?
sure-resign-more = The other player wins it.
sure-leave = Leave the table?
sure-leave-more = You can come back with your link; until then the table goes on as it was agreed.
sure-house = Open Tablée to this house?
sure-house-more = Every device on the same network, such as the Wi-Fi at home, can then reach this server: sit down with a code, and see the public tables. Nothing is opened to the Internet. In a café or a hotel, better not. It stays open, also after a restart, until you close it here.
sure-bell = Ring the bell?
sure-bell-more = The game ends for everybody.
yes = Yes
no = No
asks-take_back = { $name } would like to take a move back.
asks-draw = { $name } offers a draw.
asks-pause = { $name } would like a pause.
asks-rematch = { $name } would like to play again.
asked = Asked. Waiting for an answer…
agree-to = Agree
disagree = No

tab-history = What happened
tab-rules = Rules
tab-truth = Analysis
tab-notes = Notepad
goal = How to win
goal-known = I know: put it away
just-now = Just now
history = What happened
older = Earlier
nothing-yet = Nothing yet.
truth = Analysis
truth-not-now = Analysis is open against the computer, and to everybody once the game is over.
truth-show = Show what every move is worth
truth-hide = Hide
truth-wait = Computing the truth…
compiling = The computer is getting ready for this game. It does so once, and may take a minute…
seconds = { $n } s
truth-whole = Look for mistakes in the whole game
truth-progress = { $done } of { $of } moves looked at
truth-nothing = Nothing to choose at this moment.
truth-of = Seen by { $name }
outcome-win = wins
outcome-draw = draws
outcome-loss = loses
outcome-in = { $outcome } in { $plies }
within = ± { $error }
chance = { $per } chance
mark-best = best move
mark-good = good move
mark-slip = slip
mark-mistake = mistake
no-mistakes = No mistakes found.
betters-was = Better: { $label }

hint-nudge = A nudge
hint-move = Show the move
hint-why = Why?
hint-sections = Have a look at { $sections } of the rules.
hint-equal = All your moves are worth the same: play what you like.
hint-one = One move is better than all the others. Look again.
hint-few = { $n } of your moves are good; the others are worse.
hint-play = { $label }. It is marked on the board.
hint-do = Play it
hint-hide = Put away

notes = Notepad
notes-hint = What is still possible, as far as you can know. It fills itself.
notes-off = The notepad is off.
back-dark = black
back-light = white
notes-none = Nothing to note in this game.
notes-turn-on = Turn it on
notes-turn-off = Turn it off
possible = possible
impossible = impossible

replay = Replay
replay-of = Replay: { $game }
moment = Moment { $n } of { $of }
first-moment = To the beginning
previous-moment = One step back
next-moment = One step on
last-moment = To the end
play-replay = Run
stop-replay = Stop
play-on = Play on from here
play-on-hint = A new table begins with this very position, you against the computer.
download = Download the journal
seen-by = Seen by
seen-all = everybody (all is shown)
seen-table = a spectator

curtain = Hand the screen to { $name }
curtain-hint = The others look away.
curtain-show = I am { $name }: show my side
pass-on = Done: hand over to { $name }

lost = The connection is lost. We keep trying; nothing is lost.
lost-move = The connection is lost. Your move is waiting: it is played once, as soon as the server answers.
connecting = Connecting…
unreachable = The server does not answer.
unreachable-todo = Check that Tablée is running, then try again.
no-page = There is nothing at this address.
to-home = To the games
wrong-seat = This link does not open a seat of this table (any more).
wrong-seat-todo = You can still watch.
reload = Reload the page
board-failed = The board could not be loaded.
