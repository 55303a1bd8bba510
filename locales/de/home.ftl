### The home page.
home-tag = Erwecke eine verlassene Maschine oder knacke ein Geheimwort. Zwei Spiele, live zu zweit bis viert.
home-which-game = Spiel
home-circuit = Lösen, verbinden, werten. 45 Min.
home-cipher = Wörter bauen und knacken. 20 Min.
home-friends = Mit Freunden spielen
home-bots = Gegen Bots
home-puzzles = Rätsel ohne Uhr
home-rules = Circuit in 3 Minuten lernen, Cipher in 2.
home-tables = Offene Tische
home-no-tables = Gerade wartet niemand. Mach selbst einen Tisch auf.
home-code = Tischcode
home-join = Beitreten
home-games = Meine Partien
home-no-games = Eine begonnene Partie wartet hier auf dich.
home-game = { $game } mit { $players }
home-you = Du bist { $name }
home-nobody = ohne Namen
