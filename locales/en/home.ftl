### The home page.
home-tag = Wake an abandoned machine, or break a hidden word. Two games for two to four, live.
home-which-game = Game
home-circuit = Solve, connect, score. 45 min
home-cipher = Build and break words. 20 min
home-friends = Play with friends
home-bots = Play bots
home-puzzles = Puzzles, no clock
home-rules = Learn Circuit in 3 minutes, Cipher in 2.
home-tables = Open tables
home-no-tables = Nobody is waiting right now. Open a table yourself.
home-code = Table code
home-join = Join
home-games = My games
home-no-games = A game you started waits for you here.
home-game = { $game } with { $players }
home-you = You are { $name }
home-nobody = without a name
