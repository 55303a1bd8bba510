### Words that every screen uses.
ui-title = Enigma: Circuit and Cipher
ui-you = You
ui-your-turn = Your turn
ui-players = Players
ui-player = Player
ui-start-player = Start player
ui-away = Away
ui-menu = Menu
ui-close = Close
ui-continue = Continue
ui-share = Share
ui-rules = Rules
ui-rules-of-phase = Rules of this phase
ui-phases = Phases of the round
ui-task = What to do
ui-beside = Beside the board
ui-chat = Chat
ui-sound = Sound
ui-keys = Keys
ui-settings = Settings
ui-about = About
ui-name = Your name
ui-language = Language
ui-theme = Theme
ui-theme-light = Switch to light
ui-theme-dark = Switch to dark
ui-theme-name-auto = Automatic
ui-theme-name-light = Light
ui-theme-name-dark = Dark
ui-confirm-moves = Confirm moves
ui-confirm-moves-hint = A second tap on the same place is not enough: moves need the main button.
ui-shortcuts = Single-key shortcuts
ui-shortcuts-hint = R turns, 1 to 9 pick, and so on.
ui-by-ear = I play by ear
ui-by-ear-hint = Your seat has more time at every table, and the others see why. From the next game on.
ui-by-ear-how = How to play by ear
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
ui-not-found = Nothing lives here
ui-not-found-text = The address may be mistyped, or the table is gone.
ui-load-failed = This page could not be loaded. Either the server cannot be reached, or it has a newer version.
ui-load-again = Load again
refusal = That did not work
refusal-offline = The server cannot be reached. Try again in a moment.
ui-to-home = Back to the start

### Puzzle categories, short and in full.
category-weight = Weight
category-fragment = Fragment
category-conduit = Conduit
category-angular = Angular
category-word = Word
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
