# What goes wrong, and what would be right.
unknown-game = there is no game “{ $name }”; there is: { $right }
unknown-option = { $game } has no option “{ $option }”; it has: { $right }
no-options = { $game } has no options
invalid-option-value = { $option }={ $value } cannot be; { $option } may be { $right }
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
