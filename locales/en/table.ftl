### The table around a game.
table-connecting = Going to the table
table-lost = Connection lost, trying again
table-lost-text = Play on: what you do is kept and sent as soon as the line is back.
table-trouble = The server cannot save anything right now
table-trouble-text = This page tries again by itself. Nothing that was confirmed is lost.
table-back = Connected again
table-try-now = Try now
table-missing = There is no such table
table-missing-text = Check the code, or open a table of your own.
table-expired = This table was cleared away
table-expired-text = Nobody was here for a long time. Finished games are kept.
table-closed = This table is full
table-closed-text = It has no free seat, and spectators are not admitted.
table-full-text = You can watch, or open a table of your own.
table-old = Reload to keep playing
table-old-text = The server has a newer version. Your game is kept as it is.
table-reload = Reload
table-new = Open a table
table-take-back = Take my seat back
table-bot-plays = A bot is playing for you
table-bot-plays-text = You get your seat back when the next round begins.
table-taking-back = You are back next round
table-watching = You are watching
table-watch = Watch
table-status-choosing = Choosing now
table-status-placing = Placing now
table-status-waiting = Waiting
table-status-out = Out this round
table-status-left = Left the game
table-let-bot = Let a bot play
table-away-kept = Away, seat kept for { $time }
table-away-short = Away, { $time }
table-away-news = { $name } is away. The seat is kept for { $time }.
table-back-news = { $name } is back.
table-bot-news = { $name } has left. A bot plays on.
table-left-news = { $name } has left the game.
table-away-title = { $name } is away
table-away-text = { $name } can come back with the same link. The seat is kept for { $time }, then a bot takes over. You can let it play now.
table-away-wait = Wait

### Who you are.
name-title = What shall we call you?
name-text = A name is enough. No account, no mail.
name-sit = Take a seat
name-watch = Just watch
name-nameless = Play without a name
name-go = Continue
name-guest = Guest

### The lobby, live.
lobby-seat-free = Fill the free seats first
lobby-fill = Fill with bots
lobby-close-free = Only { $players } seats
lobby-wait-ready = Wait until everybody is ready
lobby-seats = Seats
lobby-seats-hint = how many play
lobby-open = Anybody may join
lobby-open-hint = The table is listed on the start page.
lobby-sit = Sit here

### Circuit, live.
solve-watch = Watch: everybody is solving
solve-watch-text = You see only how many pieces lie. The solutions are shown when everyone is done.
missed-late = Time is up, not solved
missed-gave-up = Given up for this round
missed-text = You place no tile in this round. The next puzzle is a new chance.
missed-show = Show a solution
missed-hide = Show what I had
missed-watch = Watch placements
gave-up-wait = Wait for the others
gave-up-wait-text = You gave up and place no tile this round. When all are done, you see the solutions.
gave-up-look = Look at the board
round-puzzles = The puzzles of this round
round-missed = not in time
round-gave-up = gave up
watch-stake = The tiles they play for
solutions = Everyone’s solutions
solutions-own = As left
solutions-right = A solution
solutions-solved = { $name }: solved in { $time }
solutions-missed = { $name }: not solved in time
solutions-gave-up = { $name }: gave up
turn-title = Your turn: { $title }

### Chat.

### Why something was refused.
refusal-internal = Something failed on the server. Try again.
refusal-game_over = The game is over.
refusal-game_too_long = This game has become so long that drafts are no longer kept. A solution still counts.
refusal-bad_player = There is no such seat at this table.
refusal-wrong_order = It is somebody else’s turn.
refusal-wrong_phase = The round has moved on; this phase is over.
refusal-category_taken = Somebody has taken this tile already. Choose another.
refusal-stack_empty = No tile of this kind is left. Choose another.
refusal-already_solved = Your puzzle is solved already.
refusal-gave_up = You gave this puzzle up for this round.
refusal-malformed_draft = The pieces could not be read. Undo the last move.
refusal-bad_rotation = A tile is turned by quarters only.
refusal-occupied = A tile lies there already.
refusal-not_adjacent = The tile must touch a side of another tile.
refusal-no_such_cell = This tile has no such cell.
refusal-no_networker = No networker is left in your supply.
refusal-colour_taken = A networker already stands on this colour in this system.
refusal-must_place = This game follows earlier rules: a tile that was won is laid.
refusal-seat_left = This seat has left the game.
refusal-has_left = This seat has left the game.
refusal-not_round_start = A seat is taken back when a round begins.
refusal-bad_attendance = That does not fit who sits there now.
refusal-bad_options = These options cannot be played together.
refusal-bad_settings = These options cannot be played.
refusal-unknown_rules = This game follows rules that the server does not know.
refusal-bad_action = The server could not read that. Reload the page.
refusal-bad_message = The server could not read that. Reload the page.
refusal-bad_body = The server could not read that. Reload the page.
refusal-bad_id = The server could not read that. Reload the page.
refusal-hello_again = The connection has begun already. Reload the page.
refusal-bad_name = A name has 1 to 24 characters, and some of them can be seen.
refusal-bad_text = A line has at most 200 characters.
refusal-bot_plays = A bot plays for you. Take your seat back first.
refusal-foreign_origin = This page belongs to another site.
refusal-game_under_way = A game is under way.
refusal-length = Words have three to six letters.
refusal-seats = A table has two to four seats.
refusal-muted = The host has silenced you in the chat.
refusal-no_bots = There are no bots for this game here.
refusal-no_chat = This table has no chat.
refusal-no_game = No game is under way.
refusal-no_game_over = The game is not over yet.
refusal-no_name = Tell us your name first.
refusal-no_seat = You have no seat here.
refusal-no_such_game = There is no such game.
refusal-no_such_link = This link is used up or has expired.
refusal-no_such_page = There is nothing at this address.
refusal-no_such_seat = The table has no such seat.
refusal-no_such_step = The game has no such move.
refusal-over_by_then = The game was over by then. Go back a move or more.
refusal-no_such_table = There is no such table. Check the code.
refusal-nobody_there = Nobody sits there.
refusal-still_here = Whoever sits there is still here.
refusal-no_bot_plays = No bot plays for you. The seat is yours.
refusal-alone = Nobody else is here any more. Go back to the table and invite somebody.
refusal-name_taken = Somebody at your table is called that. Choose another name, or wait for the end of the game.
refusal-not_host = Only the host may do that.
refusal-not_over = The game is not over yet.
refusal-not_ready = Not everybody is ready yet.
refusal-not_your_seat = That seat is not yours.
refusal-own_seat = That is your own seat. Leave it instead.
refusal-seat_free = A seat is still free.
refusal-seat_taken = Somebody sits there.
refusal-colour_in_use = Somebody else has that colour.
refusal-spectators_silent = Spectators do not chat at this table.
refusal-too_fast = That was too fast. Wait a moment.
refusal-too_many = That is too many at once.
refusal-too_much_chat = Wait a moment before you say more.
refusal-which_seat = Say for which of your seats.
refusal-expired = This table was cleared away.
refusal-not_watchable = Spectators are not admitted at this table.
refusal-protocol = The server has a newer version. Reload the page.

### Words of any game or puzzle.
ui-your-turn = Your turn
ui-players = Players
ui-start-player = Start player
ui-away = Away
ui-menu = Menu
ui-rules-of-phase = Rules of this phase
ui-phases = Phases of the round
ui-task = What to do
ui-beside = Beside the board
ui-keys = Keys
ui-undo = Undo
ui-redo = Redo
ui-clear = Clear
ui-flip = Flip
ui-turn-left = Turn left
ui-turn-right = Turn right
ui-turn-left-word = Left
ui-turn-right-word = Right
ui-no = NO
ui-solved = Solved
ui-gave-up = Gave up
ui-laid = { $laid } of { $total } laid
ui-no-limit-yet = No limit yet
ui-time-up = Time is up.
puzzle-weight = Weight puzzle
puzzle-fragment = Fragment puzzle
puzzle-conduit = Conduit puzzle
puzzle-angular = Angular puzzle
ui-seconds-left =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
ui-supply =
    { $count ->
        [0] No networkers in supply
        [one] { $count } networker in supply
       *[other] { $count } networkers in supply
    }
ui-refusals =
    { $count ->
        [one] NO was said once
       *[other] NO was said { $count } times
    }
ui-deductions-left =
    { $count ->
        [0] No deduction tokens left
        [one] { $count } deduction token left
       *[other] { $count } deduction tokens left
    }
ui-chat-unread =
    { $count ->
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
ui-share = Share
ui-continue = Continue
ui-player = Player
