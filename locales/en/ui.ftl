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
ui-theme-light = Switch to light
ui-theme-dark = Switch to dark
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
