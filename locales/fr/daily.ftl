### Practice, and the puzzles of the day.
practice-title = Entraînement
practice-choose = Choisir une énigme
practice-category = Type d’énigme
practice-grade = Difficulté
practice-hint = Indice
practice-checkpoint = Repère
practice-return = Au repère
practice-solution = Solution
practice-next = Suivante
practice-next-puzzle = Énigme suivante
practice-laid = Une pièce est posée pour toi.
practice-taken = Une pièce gênait : elle est retirée.
practice-checkpoint-set =
    { $count ->
        [one] Repère posé. Il y en a { $count }.
       *[other] Repère posé. Il y en a { $count }.
    }
practice-returned = Retour au dernier repère.
practice-shown = Voici une solution
practice-shown-text = Regarde-la tranquillement, puis prends la suivante.
practice-solved = Résolue en { $time }
practice-helped = Avec de l’aide : le temps ne compte pas.
practice-best = Ton record
practice-best-none = Pas encore de temps
practice-best-new = Nouveau record.
practice-best-is = Ton record : { $time }.
practice-time = Temps
practice-failed = L’énigme n’a pas pu être chargée.
practice-again = Réessayer
practice-trouble = Le serveur ne répond pas. Tes pièces seront vérifiées dès qu’il répondra.
bad-count = Il y a trop de poids dans les plateaux.
bad-unbalanced = Tous les poids sont posés, mais la balance penche.
bad-pieces = Cette pièce n’est pas dans le jeu.
bad-outside = Une pièce dépasse de la silhouette.
bad-overlap = Deux pièces occupent la même place.
bad-cells = Une pièce est hors des cases.
bad-stub = Un bout venu de l’extérieur ne rencontre aucun tuyau.
bad-open = Un tuyau ne mène nulle part.
bad-gap = Il y a un vide sous une pièce.
bad-view = Vu de dessus, cela ne peut pas devenir l’image.

daily-title = Énigmes du jour
daily-play-title = { $category } du jour
daily-play = Jouer
daily-go-on = Continuer
daily-share = Partager le résultat
daily-share-title = Enigma du jour, { $date }
daily-solved-in = Résolue en
daily-faster = Plus vite que { $percent } % jusqu’ici.
daily-fastest = Le meilleur temps jusqu’ici.
daily-first = Tu ouvres la marche.
daily-everyone = Tout le monde
daily-everyone-missing = Les résultats des autres ne peuvent pas être chargés pour l’instant.
daily-people =
    { $count ->
        [one] Une personne jusqu’ici
       *[other] { $count } personnes jusqu’ici
    }
daily-everyone-spoken = { $count } entre { $from } et { $to }
daily-you = Toi
daily-next = Suite : { $category }
daily-start = Commencer : { $category }
daily-all-done = Les cinq sont faites. De nouvelles arrivent à minuit UTC.
daily-week = Semaine du { $date }
daily-earlier = Semaine précédente
daily-later = Semaine suivante
daily-day = { $date } : { $count } sur 5 résolues
daily-archive-text = Un jour passé : pour le plaisir, il ne compte pas pour la série.
daily-intro = Une de chaque type et un mot, les mêmes pour tous, nouvelles à minuit UTC. Résous-en une pour garder ta série.
daily-pause = Pause
daily-paused = En pause
daily-paused-text = Le chrono est arrêté.
daily-practice = Entraînement
daily-practice-text = Tout type, toute difficulté ; des indices pour les énigmes.
daily-practice-new = Nouvelle énigme d’entraînement
daily-back = Retour aux énigmes du jour
daily-not-kept = Le résultat n’a pas pu être gardé.
refusal-not_solved = Ce n’est pas une solution.
refusal-not_opened = Ouvre d’abord l’énigme : son temps court à partir de là.
refusal-no_such_puzzle = Cette énigme n’existe pas.
refusal-no_such_day = Ce jour n’existe pas.
refusal-not_yet = Ce jour n’a pas encore commencé.
refusal-malformed_puzzle = Cette énigme est illisible.

### Words for a decoder alone.
word-title = Mot du jour
word-goal = Trouve-le avec le moins de questions possible : c’est ce qui compte aujourd’hui.
word-practice-title = Entraînement Cipher
word-choose = Choisir un mot
word-next = Mot suivant
word-practise = S’entraîner avec des mots
word-letters =
    { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
word-questions =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
word-guesses =
    { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    }
word-found =
    { $count ->
        [one] Trouvé avec { $count } question
       *[other] Trouvé avec { $count } questions
    }
word-found-with = Trouvé avec
word-lost = Pas trouvé
word-lost-text = Le mot était « { $word } ».
word-best-none = Encore aucun mot trouvé
word-best-new = Jamais avec si peu de questions !
word-best-is =
    { $count ->
        [one] Ton record : { $count } question.
       *[other] Ton record : { $count } questions.
    }
word-fewer = Moins de questions que { $percent } % jusqu’ici.
word-everyone = Questions posées par ceux qui l’ont trouvé.
word-again = Revoir les questions
refusal-stale_move = Une autre fenêtre a été plus rapide. Voici où tu en es.
refusal-no_such_language = Il n’y a pas de mots dans cette langue.
refusal-bad_length = Les mots ont de trois à six lettres.
daily-beside = Plus sur les jours
