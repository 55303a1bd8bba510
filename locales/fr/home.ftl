### The home page.
home-tag = Réveille une machine abandonnée ou perce un mot caché. Deux jeux de deux à quatre, en direct.
home-which-game = Jeu
home-circuit = Résous, relie, marque. Dès 8 ans, 45 min
home-cipher = Bâtis et perce des mots. Dès 13 ans
home-friends = Jouer à plusieurs
home-bots = Contre des bots
home-puzzles = Entraînement
home-practice = Tout type, tout niveau, sans hâte.
home-daily = Énigmes du jour
home-streak =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
home-streak-spoken =
    { $days ->
        [0] Pas encore de série
        [one] { $days } jour d’affilée
       *[other] { $days } jours d’affilée
    }
home-solved = résolu aujourd’hui
home-rules = Apprends Circuit en 3 minutes, Cipher en 2.
home-learn = Première fois ? Apprends en jouant, en { $minutes } min
home-learn-again = Apprendre en jouant
home-tables = Tables
home-no-tables = Aucune table ouverte. Tu as un code ?
home-waiting = Tables ouvertes
home-all = Toutes : { $count }
home-last = Dernière partie
home-code = Code de table
home-join = Rejoindre
home-games = Mes parties
home-game = Retour à la partie : { $game } avec { $players }
home-play-on = Reprendre
home-you = Tu es { $name }
home-nobody = sans nom
