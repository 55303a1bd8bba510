### Words that every screen uses.
ui-title = Enigma: Circuit and Cipher
ui-you = You
ui-close = Close
ui-rules = Rules
ui-chat = Chat
ui-sound = Sound
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
