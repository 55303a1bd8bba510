### Movement, touch and sound.
feel-less-motion = Less movement
feel-less-motion-hint = Things fade instead of moving.
feel-haptics = Vibration
feel-haptics-hint = On phones that support it.
feel-volume = Volume
feel-which = What is heard
feel-group-pieces = Taking, laying and turning pieces
feel-group-refused = What is not possible
feel-group-scale = The scale
feel-group-flip = Tiles turning over
feel-group-solved = A puzzle is solved
feel-group-timer = The sand timer
feel-group-closing = A system closes
feel-group-answers = Yes and no in Cipher

### Keys and the board in words.
keys-title = Keys of this screen
keys-everywhere = Everywhere
keys-here = Here
keys-off = Single-key shortcuts are switched off in the settings. The keys of a board still work while it has the focus.
key-help = these keys
key-sound = sound on or off
key-chat = chat
key-cancel = cancel
key-regions = next part of the screen
describe-none = There is no board on this screen.
describe-tile = { $way } from the start tile. { $tile }
describe-start = Start tile. { $tile }
describe-networker = { $name } stands on { $colour }.
describe-row = Row { $row } of the picture: { $picture }. Yours: { $own }.
describe-empty = empty
describe-outline = Corners of the outline, one after the other, as points of the lattice: { $corners }.
feel-tips = First-game tips
feel-tips-hint = Each is shown once.

### The letters that ask, and their answers.
key-describe = describe the board
key-last = what happened last, once more
key-time = how much time is left
key-score = the score
key-task = what can I do?
key-to = to
key-up = up
key-down = down
key-left = left
key-right = right
key-help-spoken = Question mark: all keys.
describe-key = D reads this out at any time.
last-none = Nothing has happened yet.
time-none = No clock is running.
score-none = There are no points here.
score-spoken =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-theme = Theme
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
home-name-text = Others see it at a table. No account, no mail.
