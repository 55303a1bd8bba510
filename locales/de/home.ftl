### The home page.
home-tag = Erwecke eine verlassene Maschine oder knacke ein Geheimwort. Zwei Spiele, live zu zweit bis viert.
home-which-game = Spiel
home-circuit = Lösen, verbinden, werten. Ab 8, 45 Min.
home-cipher = Wörter bauen und knacken. Ab 13
home-friends = Mit Freunden spielen
home-bots = Gegen Bots
home-puzzles = Üben
home-practice = Jede Art, jede Schwierigkeit, ohne Eile.
home-daily = Rätsel des Tages
home-streak =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
home-streak-spoken =
    { $days ->
        [0] Noch keine Serie
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
home-solved = heute gelöst
home-rules = Circuit in 3 Minuten lernen, Cipher in 2.
home-learn = Neu hier? Spielend lernen in { $minutes } Minuten
home-learn-again = Spielend lernen
home-tables = Tische
home-no-tables = Gerade ist kein Tisch offen. Hast du einen Code?
home-waiting = Offene Tische
home-all = Alle { $count }
home-last = Letztes Spiel
home-code = Tischcode
home-join = Beitreten
home-games = Meine Partien
home-game = Zurück ins Spiel: { $game } mit { $players }
home-play-on = Weiter
home-you = Du bist { $name }
home-nobody = ohne Namen
