### The home page.
home-tag = Réveille une machine abandonnée ou perce un mot caché. Deux jeux de deux à quatre, en direct.
home-which-game = Jeu
home-circuit = Résous, relie, marque. 45 min
home-cipher = Bâtis et perce des mots. 20 min
home-friends = Jouer entre amis
home-bots = Contre des bots
home-puzzles = Énigmes, sans chrono
home-rules = Apprends Circuit en 3 minutes, Cipher en 2.
home-tables = Tables ouvertes
home-no-tables = Personne n’attend pour l’instant. Ouvre une table.
home-code = Code de table
home-join = Rejoindre
home-games = Mes parties
home-no-games = Une partie commencée t’attend ici.
home-game = { $game } avec { $players }
home-you = Tu es { $name }
home-nobody = sans nom
