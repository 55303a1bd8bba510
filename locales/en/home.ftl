### The home page.
home-tag = Wake an abandoned machine, or break a hidden word. Two games for two to four, live.
home-which-game = Game
home-circuit = Solve, connect, score. Ages 8+, 45 min
home-cipher = Build and break words. Ages 13+
home-friends = Play with friends
home-bots = Play bots
home-puzzles = Practice
home-practice = Any kind, any grade, no hurry.
home-daily = Puzzles of the day
home-streak =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
home-streak-spoken =
    { $days ->
        [0] No streak yet
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
home-solved = solved today
home-rules = Learn Circuit in 3 minutes, Cipher in 2.
home-learn = New here? Learn by playing, in { $minutes } minutes
home-learn-again = Learn by playing
home-tables = Tables
home-no-tables = No table is open. Got a code?
home-waiting = Open tables
home-all = All { $count }
home-last = Last game
home-code = Table code
home-join = Join
home-games = My games
home-game = Back to the game: { $game } with { $players }
home-play-on = Play on
home-you = You are { $name }
home-nobody = without a name
