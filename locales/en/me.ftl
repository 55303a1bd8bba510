### Me: who somebody is here, what they played, and what they may take away.
me-title = Me
me-sub = Kept on this server, under a key only you have
me-loading = Looking you up…
me-failed = Your page could not be loaded.
me-again = Try again
me-nobody = Nobody yet
me-nobody-text = Take a name, or bring yours along from another device.
me-take-name = Take a name
me-since = since { $date }
me-count =
    { $games ->
        [0] no game yet
        [one] { $games } game
       *[other] { $games } games
    }
me-name = Change name
me-nothing = Nothing here yet
me-nothing-text = Play a game or a puzzle of the day and it appears here.
me-today = Today’s puzzles

### Losing a device.
me-lost-title = One device, one key
me-lost-text = You are you because of a key in this browser. If it is lost, nobody can bring you back, not even us. A second device, a passkey, or a recovery key in a safe place is enough.

### Ratings.
me-ratings = Ratings
me-rate = Rate my games
me-rate-hint = Only you see it unless you show it at tables.
me-show-rating = Show my rating at tables
me-rating-none = No rated game yet.
me-rating-range = Most likely between { $from } and { $to }.
me-rating-unsure = Still uncertain: every game tells more.
me-rating-spoken = { $game } rating { $rating }, plus or minus { $within }, { $games } games
me-rating-curve = { $game }: rating over time
me-rating-rules = Not rated: games with more time for somebody, with other rules of the house, games that somebody left, and bots that wait longer than usual.

### Games.
me-games = My games
me-under-way = under way
me-place = { $place }.
me-place-spoken = Place { $place } with { $points } points
me-game-spoken = { $game } with { $others }, { $date }
me-game-none = No game like that.
me-filter-game = Game
me-filter-result = Result
me-filter-with = With
me-filter-when = When
me-all = All
me-won = Won
me-lost = Not won
me-people = People
me-bots = Bots only
me-any-time = Any time
me-month = This month
me-year = This year
me-more = More games

### Solving and words.
me-solving = Solving
me-solving-hint = Half of your puzzles took at most this long. ▾ faster than everybody here, ▴ slower
me-solving-sub = median and difference to all
me-solved = Solved
me-few = too few
me-faster = { $seconds } s faster than everybody
me-slower = { $seconds } s slower than everybody
me-questions = questions per word
me-found = words found
me-guesses = guesses per word
me-coder = points as coder
me-points = { $points } points a game
me-wins = { $wins } won

### Calendar.
me-days = Puzzles of the day
me-streak =
    { $days ->
        [one] { $days } day, best { $best }
       *[other] { $days } days, best { $best }
    }
me-days-hint = Full square: all five. The streak counts days with at least one.
me-days-spoken = Calendar of { $weeks } weeks, { $days } days in a row, at best { $best }

### Devices.
me-devices = My devices
me-device = Device
me-this = this one
me-seen = last seen { $date }
me-new = new
me-add = Add a device
me-add-text = Scan this with the other device, or type the signs there under Me, I have a code.
me-add-qr = Link that makes another device yours
me-valid = Works once, for { $time } more
me-expired = This code has run out.
me-new-code = New code
me-secret = Whoever has this code can play as you. Nobody from us will ask for it.
me-have = I have a code
me-code = Code
me-code-text = Six signs from your other device, as under Me, Add a device.
me-become = This device becomes mine
me-become-text = This device then belongs to whoever made the code. Who you are here now, you will not be any more.
me-become-done = This device is { $name }’s now.
me-rename-device = Name of the device
me-remove = Remove
me-remove-title = Remove { $name }?
me-remove-text = Nobody is you on that device any more. Your games stay.
me-remove-last = This is your only device. Without a passkey or a recovery key nobody will be you any more.

### Passkeys.
me-passkeys = Passkeys
me-passkey = Passkey
me-passkey-hint = It lies in your phone, your browser or a security key, and brings you back on any device without a code.
me-passkey-add = Add a passkey
me-passkey-use = Come back with a passkey
me-passkey-made = from { $date }
me-passkey-used = last used { $date }
me-passkey-added = Your passkey is kept. It brings you back on any device.
me-rename-passkey = Name of the passkey
me-remove-passkey = It brings nobody back any more. Where it was kept it may still be offered until you delete it there, too.
refusal-no_such_passkey = This server does not know that passkey. Maybe it was removed.
refusal-bad_passkey = The server could not read this passkey. Try another one.
refusal-foreign_passkey = This passkey belongs to another address.
refusal-passkey_copied = This passkey seems to be a copy of one that was used since. Come in another way and remove it.
refusal-passkey_late = That took too long. Try again.
refusal-passkey_taken = You have a passkey there already.
refusal-too_many_passkeys = You have sixteen passkeys. Remove one first.
refusal-no_passkeys_here = There are no passkeys at this address. A code or a recovery key works.
refusal-passkey_failed = Your browser could not do that with a passkey. A code or a recovery key works.

### Data.
me-data = My data
me-data-text = No mail address, no password. A key in this browser says who you are.
me-recovery = Save recovery key
me-recovery-hint = A file for a safe place. It brings you back on any device; an older file is void then.
me-recovery-made = The last one is from { $date }.
me-restore = Restore from a file
me-restore-bad = This is no recovery key.
me-export = Export everything
me-delete = Delete me
me-delete-title = Delete { $name }?
me-delete-goes = Name, keys, ratings, times and your list of games go, at once and for good.
me-delete-stays = Games you played with others stay theirs, with “Player” in your place.
me-delete-yes = Delete for good
me-keep = Keep
me-deleted = You are gone. Nothing of you was kept.
refusal-no_such_device = That device is not yours any more.
