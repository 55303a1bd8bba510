### A game that is over: its page, and record files opened in it.
replay-player = Player { $seat }
replay-my-name = My name is shown here
replay-title = { $game }, { $date }
replay-title-file = { $game }, from a file
replay-loading = Fetching the game …
replay-tabs = What to look at
replay-tab-board = Board
replay-tab-solving = Solving
replay-tab-numbers = Numbers
replay-record = Download record
replay-keep = Keep this game
replay-link = Link to this game

### Going through it.
replay-back = Step back
replay-on = Step on
replay-round-back = Previous round
replay-round-on = Next round
replay-play = Play
replay-pause = Pause
replay-speed = Speed { $speed }
replay-timeline = Timeline
replay-move = Move { $move } of { $moves }
replay-begins = The board before the first tile
replay-key-step = step
replay-key-round = round
replay-key-play = play
replay-key-space = Space
replay-key-ends = beginning, end
replay-key-tabs = board, solving, numbers

### The board.
replay-points = Points
replay-placements = Placements in round { $round }
replay-no-placements = No tile was laid in this round.
replay-closes = { $cells } come alive: { $gains }
replay-closes-unpaid = { $cells } come alive, nobody scores
replay-closes-own = Closes { $cells }, +{ $points }
replay-closes-nothing = Nothing closes
replay-laid = Laid
replay-laid-sent = Laid, with a networker
replay-not-laid = Not laid
replay-too-late = Time ran out

### Solving.
replay-rounds = Rounds
replay-photo-first = Round { $round }: { $name } first
replay-photo-close = Round { $round }: { $name } first, { $last } with { $seconds } s left
replay-photo-nobody = Round { $round }: nobody solved in time
replay-photo-hint = A step up is a piece that stays. Press a lane to watch that puzzle.
replay-unsolved-round = The game ended before the puzzles of this round were turned.
replay-sand-turned = { $name } turns the sand
replay-sand-out = Sand out
replay-lane-solved = { $name }, { $category }, solved in { $time }
replay-lane-not = { $name }, { $category }, not solved
replay-broken-off = broken off
replay-puzzle = The puzzle of { $name }
replay-usual = usual time { $time }
replay-seek = Time
replay-moves = Moves
replay-made = { $made } of { $moves }
replay-no-moves = Not a piece was laid.
replay-seconds = { $seconds } s
replay-piece-at = { $piece }, { $place }
replay-piece-off = Taken off: { $piece }
replay-piece-same = Nothing changed
replay-cup =
    cup { $cup } { $side ->
        [left] on the left
       *[right] on the right
    }

### Numbers.
replay-yields = Tiles and points
replay-yield-tiles =
    { $count ->
        [one] { $name }, { $count } tile
       *[other] { $name }, { $count } tiles
    }
replay-yield-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-yield-from = { $own } from own tiles, { $others } from others’
replay-yield-spoken = { $closing } closed a system, { $laid } others laid, { $without } rounds without a tile
replay-yield-key = Target: closed a system. Check: laid. Cross: a round without a tile.
replay-times = Solving times
replay-times-against = Against the usual time of the same grade
replay-times-plain = Each puzzle, by category
replay-times-usual = usual
replay-times-row = { $solved } of { $total } solved
replay-broken-off-text = The game was broken off.

### Cipher, word by word.
replay-words = Words
replay-no-words = No word was hidden in this game.
replay-word-broken = { $coder } hid { $word }, { $solver } broke it
replay-word-kept = { $coder } hid { $word }, nobody broke it
replay-word-none = { $coder } hid no word
replay-word-unseen = { $coder } hid a word that was never shown
replay-board = The board
replay-received = Tokens the coder got for guesses
replay-letters-show = Show the letters
replay-letters-hide = Hide the letters
replay-best = best
replay-turn = This turn
replay-question =
    { $segment ->
        [long] Does this long stick go in { $zone }?
        [short] Does this short stick go in { $zone }?
        [wide] Does this wide curve go in { $zone }?
       *[tight] Does this tight curve go in { $zone }?
    }
replay-question-of = { $name }, question { $question } of { $questions }
replay-question-place = Question { $question } of { $questions }
replay-question-number = question { $question }
replay-guesses = { $name } guesses { $word }
replay-guess-after = After question { $question } of { $questions }
replay-right = Right
replay-wrong = Wrong
replay-first-question = Before the first question
replay-words-all =
    { $count ->
        [one] { $all } word is possible.
       *[other] { $all } words are possible.
    }
replay-rows-all = { $all } rows of letters are possible.
replay-words-told =
    { $count ->
        [one] { $before } word before, { $after } after: { $bits } bits.
       *[other] { $before } words before, { $after } after: { $bits } bits.
    }
replay-rows-told =
    { $count ->
        [one] { $before } row of letters before, { $after } after: { $bits } bits.
       *[other] { $before } rows of letters before, { $after } after: { $bits } bits.
    }
replay-bits = { $bits } bits
replay-bits-short = bits
replay-split-better = Expected bits before the answer. Zone { $zone } would have split best: { $yes } words yes, { $no } no.
replay-split-best = Expected bits before the answer. No zone would have split better than { $zone }: { $yes } words yes, { $no } no.
replay-question-spoken = Question { $question }, { $name }: { $segment } in zone { $zone }, { $answer }.
replay-better-spoken = Zone { $zone } would have split better.
replay-curve = Words left
replay-curve-one = From { $all } words to one
replay-curve-left = From { $all } words to { $left }
replay-curve-rows = From { $all } rows of letters to { $left }
replay-only = only { $word } left
replay-only-before =
    { $turns ->
        [one] only { $word } left from here, one turn before it was named
       *[other] only { $word } left from here, { $turns } turns before it was named
    }
replay-twins = To the end: { $words }.
replay-twins-more = To the end: { $words } and more.
replay-caption =
    Words of the { $language ->
        [de] German
        [fr] French
        [cs] Czech
       *[en] English
    } list still possible after each question. Filled: yes. Hollow: no. Diamond: a guess.
replay-caption-house = { $word } is a house word, so rows of letters that fit the board are counted; letters of the same segments count once. Filled: yes. Hollow: no. Diamond: a guess.
replay-caption-list = This game had no word list, so rows of letters that fit the board are counted; letters of the same segments count once. Filled: yes. Hollow: no. Diamond: a guess.
replay-caption-word = This word was never shown, so rows of letters that fit the board are counted; letters of the same segments count once. Filled: yes. Hollow: no. Diamond: a guess.
replay-turning = The turning points
replay-best-question = Best question, { $name }: { $segment }, zone { $zone }, { $answer }
replay-wrong-guess = Wrong guess, { $name }: { $word }
replay-words-left =
    { $count ->
        [one] { $left } word left
       *[other] { $left } words left
    }
replay-only-left = Only { $word } left
replay-named-by = Named by { $name }
replay-named-never = Nobody named it
replay-word-back = Previous word
replay-word-on = Next word
replay-key-question = question
replay-key-word = word
replay-key-letters = letters
replay-sealed = Word sealed first
replay-seal-word = Seal on the word { $word }
replay-seal-word-salt = Salt of the word

### How it was played.
replay-worth = Played and best other
replay-worth-played = Played
replay-worth-instead = Instead
replay-worth-instead-sent = Instead, with a networker
replay-worth-note =
    { $compared ->
        [one] 15 points would be a sure victory. One placement compared.
       *[other] 15 points would be a sure victory. { $compared } placements compared.
    }
replay-worth-coming = Comparing placements …
replay-worth-none = This game cannot be analysed.
replay-mark-best = none better
replay-mark-fine = fine
replay-mark-missed = missed { $points }
replay-missed-here = Missed { $points } points; better on the same spot.
replay-missed-there = Missed { $points } points; better: { $spot }.
replay-marks-show = Show marks
replay-key-other = only the best other
replay-chambers = Choices in round { $round }
replay-chamber-other = { $chosen }; { $other }
replay-marks = Placements
replay-marks-nothing = nothing missed
replay-marks-lost = −{ $points } points
replay-marks-spoken = { $best } best, { $fine } fine, { $missed } missed
replay-marks-key = Star: none was better. Check: fine. Flag: surely a point or more missed.

### Fair deal.
replay-seal-fair = Fair deal
replay-seal-differs = Seed and seal differ
replay-seal-holds = The seed was sealed at { $time }, before the first tile. Seed and seal match.
replay-seal-match = The seed was sealed before the game. Seed and seal match.
replay-seal-broken = What was published before the game does not belong to this seed. Somebody has changed one of them.
replay-seal-none = This record has no seal.
replay-seal-commitment = Published before the game
replay-seal-computed = What seed and salt give
replay-seal-seed = Seed
replay-seal-salt = Salt
replay-seal-command = Check it at home, with the record

### What cannot be shown.
replay-missing = This game is not here any more
replay-missing-text = The address may be mistyped, or the game was deleted. A record file of it can be opened here all the same.
replay-not-over = This game is not over yet
replay-not-over-text = Its page shows what nobody may know before the end. Come back then.
replay-failed = The game could not be fetched
replay-open = Open a record file
replay-open-text = Choose a file that ends in .enigma or .jsonl, drop it anywhere on this page, or paste its text. It is read and forgotten: nothing of it is kept.
replay-open-choose = Choose a file
replay-open-reading = Reading the record …
replay-bad-line = Line { $line } of this file does not fit. It is damaged, was altered, or comes from a newer version.
replay-bad-empty = This file is no record of a game.
replay-bad-long = This file is too long for a record. At most 16 MB can be read.
replay-bad-busy = Many records are being read at the moment. Try again in a moment.

### Playing on from a step.
replay-on-from = Play on from here
replay-on-note = Bots take the other seats. This game stays as it is.
replay-on-text = A new game begins as this one stood right before this move: whatever lay hidden lies there still, and what was decided next is decided anew.
replay-on-counts = It says for ever where it comes from, and counts for no rating.
replay-on-seat = Your seat
replay-on-bots = The others are played by
replay-on-begin = Begin
replay-on-played = Played on from another game
