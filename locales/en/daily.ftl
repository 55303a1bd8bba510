### Practice, and the puzzles of the day.
practice-title = Practice
practice-choose = Choose a puzzle
practice-category = Kind of puzzle
practice-grade = Grade
practice-hint = Hint
practice-checkpoint = Checkpoint
practice-return = To checkpoint
practice-solution = Solution
practice-next = Next
practice-next-puzzle = Next puzzle
practice-laid = One piece is laid for you.
practice-taken = One piece was in the way and is taken off.
practice-checkpoint-set =
    { $count ->
        [one] Checkpoint set. There is { $count }.
       *[other] Checkpoint set. There are { $count }.
    }
practice-returned = Back at the last checkpoint.
practice-shown = Here is a solution
practice-shown-text = Look at it in peace, then take the next one.
practice-solved = Solved in { $time }
practice-helped = With help, so the time does not count.
practice-best = Your best
practice-best-none = No time yet
practice-best-new = A new best time.
practice-best-is = Your best is { $time }.
practice-time = Time
practice-failed = The puzzle could not be loaded.
practice-again = Try again
practice-trouble = The server does not answer. Your pieces are checked as soon as it does.
bad-count = Too many weights lie in the cups.
bad-unbalanced = All weights are laid, but the scale does not balance.
bad-pieces = That piece is not in the set.
bad-outside = A piece sticks out of the outline.
bad-overlap = Two pieces share a place.
bad-cells = A piece lies outside the squares.
bad-stub = An end from outside meets no conduit.
bad-open = A conduit leads nowhere.
bad-gap = There is a gap under a piece.
bad-view = Seen from above, this cannot become the picture.

daily-title = Puzzles of the day
daily-play-title = { $category } of the day
daily-play = Play
daily-go-on = Go on
daily-share = Share result
daily-share-title = Enigma of the day, { $date }
daily-solved-in = Solved in
daily-faster = Faster than { $percent }% so far.
daily-fastest = Fastest so far.
daily-first = You are the first.
daily-everyone = Everyone
daily-everyone-missing = How everyone did cannot be fetched right now.
daily-people =
    { $count ->
        [one] One person so far
       *[other] { $count } people so far
    }
daily-everyone-spoken = { $count } with { $from } to { $to }
daily-you = You
daily-next = Next: { $category }
daily-start = Start with { $category }
daily-all-done = All five done. New puzzles come at midnight UTC.
daily-week = Week of { $date }
daily-earlier = Earlier week
daily-later = Later week
daily-day = { $date }: { $count } of 5 solved
daily-archive-text = A past day: play it for pleasure, it does not count for the streak.
daily-intro = One of each kind and a word, the same for everybody, new at midnight UTC. Solve one to keep your streak.
daily-pause = Pause
daily-paused = Paused
daily-paused-text = The clock stands still.
daily-practice = Practice
daily-practice-text = Any kind, any grade; hints for puzzles.
daily-practice-new = New practice puzzle
daily-back = Back to the puzzles of the day
daily-not-kept = The result could not be kept.
refusal-not_solved = The draft is not a solution.
refusal-not_opened = Open the puzzle first: its time runs from then on.
refusal-no_such_puzzle = There is no such puzzle.
refusal-no_such_day = There is no such day.
refusal-not_yet = That day has not begun yet.
refusal-malformed_puzzle = That puzzle cannot be read.

### Words for a decoder alone.
word-title = Word of the day
word-goal = Find it with as few questions as you can: that is what counts today.
word-practice-title = Cipher practice
word-choose = Choose a word
word-next = Next word
word-practise = Practise with words
word-letters =
    { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
word-questions =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
word-guesses =
    { $count ->
        [one] { $count } guess
       *[other] { $count } guesses
    }
word-found =
    { $count ->
        [one] Found with { $count } question
       *[other] Found with { $count } questions
    }
word-found-with = Found with
word-lost = Not found
word-lost-text = The word was “{ $word }”.
word-best-none = Nothing found yet
word-best-new = Your fewest questions so far.
word-best-is =
    { $count ->
        [one] Your best: { $count } question.
       *[other] Your best: { $count } questions.
    }
word-fewer = Fewer questions than { $percent }% so far.
word-everyone = Questions asked by those who found it.
word-again = See the questions again
refusal-stale_move = Another window was faster. Here is how it stands now.
refusal-no_such_language = There are no words in that language.
refusal-bad_length = Words have three to six letters.
daily-beside = More about the days
