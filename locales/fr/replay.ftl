### A game that is over: its page, and record files opened in it.
replay-player = Personne { $seat }
replay-my-name = Mon nom est montré ici
replay-title = { $game }, { $date }
replay-title-file = { $game }, depuis un fichier
replay-loading = La partie arrive…
replay-tabs = Que regarder
replay-tab-board = Plateau
replay-tab-solving = Énigmes
replay-tab-numbers = Chiffres
replay-record = Télécharger la partie
replay-keep = Garder cette partie
replay-link = Lien vers cette partie

### Going through it.
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-round-back = Manche précédente
replay-round-on = Manche suivante
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse { $speed }
replay-timeline = Frise
replay-move = Coup { $move } sur { $moves }
replay-begins = Le plateau avant la première tuile
replay-key-step = pas
replay-key-round = manche
replay-key-play = lire
replay-key-space = Espace
replay-key-ends = début, fin
replay-key-tabs = plateau, énigmes, chiffres

### The board.
replay-points = Points
replay-placements = Poses de la manche { $round }
replay-no-placements = Aucune tuile n’a été posée dans cette manche.
replay-closes = { $cells } en marche : { $gains }
replay-closes-unpaid = { $cells } en marche, personne ne marque
replay-closes-own = Ferme { $cells }, +{ $points }
replay-closes-nothing = Rien ne se ferme
replay-laid = Posée
replay-laid-sent = Posée, avec un ingénieur
replay-not-laid = Non posée
replay-too-late = Temps écoulé

### Solving.
replay-rounds = Manches
replay-photo-first = Manche { $round } : { $name } en tête
replay-photo-close = Manche { $round } : { $name } en tête, { $last } à { $seconds } s de la fin
replay-photo-nobody = Manche { $round } : personne n’a résolu à temps
replay-photo-hint = Chaque marche est une pièce qui reste. Touche une ligne pour voir son énigme.
replay-unsolved-round = La partie s’est arrêtée avant les énigmes de cette manche.
replay-sand-turned = { $name } retourne le sablier
replay-sand-out = Écoulé
replay-lane-solved = { $name }, { $category }, résolu en { $time }
replay-lane-not = { $name }, { $category }, non résolu
replay-broken-off = interrompu
replay-puzzle = L’énigme de { $name }
replay-usual = temps habituel { $time }
replay-seek = Temps
replay-moves = Coups
replay-made = { $made } sur { $moves }
replay-no-moves = Pas une pièce n’a été posée.
replay-seconds = { $seconds } s
replay-piece-at = { $piece }, { $place }
replay-piece-off = Retiré : { $piece }
replay-piece-same = Rien n’a changé
replay-cup =
    plateau { $cup } { $side ->
        [left] à gauche
       *[right] à droite
    }

### Numbers.
replay-yields = Tuiles et points
replay-yield-tiles =
    { $count ->
        [one] { $name }, { $count } tuile
       *[other] { $name }, { $count } tuiles
    }
replay-yield-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-yield-from = { $own } par ses tuiles, { $others } par celles des autres
replay-yield-spoken = { $closing } ont fermé un circuit, { $laid } autres posées, { $without } manches sans tuile
replay-yield-key = Cible : a fermé un circuit. Coche : posée. Croix : une manche sans tuile.
replay-times = Temps de résolution
replay-times-against = Par rapport au temps habituel du même niveau
replay-times-plain = Chaque énigme, par genre
replay-times-usual = habituel
replay-times-row = { $solved } sur { $total } résolues
replay-broken-off-text = La partie a été interrompue.

### Cipher, word by word.
replay-words = Mots
replay-no-words = Aucun mot n’a été caché dans cette partie.
replay-word-broken = { $coder } a caché { $word }, { $solver } l’a percé
replay-word-kept = { $coder } a caché { $word }, personne ne l’a percé
replay-word-none = { $coder } n’a caché aucun mot
replay-word-unseen = { $coder } a caché un mot qui n’a jamais été montré
replay-board = Le plateau
replay-received = Jetons reçus pour les mots proposés
replay-letters-show = Montrer les lettres
replay-letters-hide = Cacher les lettres
replay-best = mieux
replay-turn = Ce tour
replay-question =
    { $segment ->
        [long] Cette grande barre va-t-elle en { $zone } ?
        [short] Cette petite barre va-t-elle en { $zone } ?
        [wide] Cette grande courbe va-t-elle en { $zone } ?
       *[tight] Cette petite courbe va-t-elle en { $zone } ?
    }
replay-question-of = { $name }, question { $question } sur { $questions }
replay-question-place = Question { $question } sur { $questions }
replay-question-number = question { $question }
replay-guesses = { $name } propose { $word }
replay-guess-after = Après la question { $question } sur { $questions }
replay-right = Juste
replay-wrong = Faux
replay-first-question = Avant la première question
replay-words-all =
    { $count ->
        [one] { $all } mot est possible.
       *[other] { $all } mots sont possibles.
    }
replay-rows-all = { $all } suites de lettres sont possibles.
replay-words-told =
    { $count ->
        [one] { $before } mot avant, { $after } après : { $bits } bits.
       *[other] { $before } mots avant, { $after } après : { $bits } bits.
    }
replay-rows-told =
    { $count ->
        [one] { $before } suite de lettres avant, { $after } après : { $bits } bits.
       *[other] { $before } suites de lettres avant, { $after } après : { $bits } bits.
    }
replay-bits = { $bits } bits
replay-bits-short = bits
replay-split-better = Bits attendus avant la réponse. La zone { $zone } aurait le mieux partagé : { $yes } mots oui, { $no } non.
replay-split-best = Bits attendus avant la réponse. Aucune zone n’aurait mieux partagé que la { $zone } : { $yes } mots oui, { $no } non.
replay-question-spoken = Question { $question }, { $name } : { $segment } en zone { $zone }, { $answer }.
replay-better-spoken = La zone { $zone } aurait mieux partagé.
replay-curve = Mots possibles
replay-curve-one = De { $all } mots à un seul
replay-curve-left = De { $all } mots à { $left }
replay-curve-rows = De { $all } suites de lettres à { $left }
replay-only = il ne reste que { $word }
replay-only-before =
    { $turns ->
        [one] dès ici il ne reste que { $word }, un tour avant la réponse
       *[other] dès ici il ne reste que { $word }, { $turns } tours avant la réponse
    }
replay-twins = Jusqu’à la fin : { $words }.
replay-twins-more = Jusqu’à la fin : { $words } et d’autres.
replay-caption =
    Mots de la liste { $language ->
        [de] allemande
        [fr] française
        [cs] tchèque
       *[en] anglaise
    } encore possibles après chaque question. Plein : oui. Creux : non. Losange : un mot proposé.
replay-caption-house = { $word } est un mot maison : on compte donc les suites de lettres qui vont sur le plateau ; les lettres faites des mêmes segments comptent une fois. Plein : oui. Creux : non. Losange : un mot proposé.
replay-caption-list = Cette partie n’avait pas de liste de mots : on compte donc les suites de lettres qui vont sur le plateau ; les lettres faites des mêmes segments comptent une fois. Plein : oui. Creux : non. Losange : un mot proposé.
replay-caption-word = Ce mot n’a jamais été montré : on compte donc les suites de lettres qui vont sur le plateau ; les lettres faites des mêmes segments comptent une fois. Plein : oui. Creux : non. Losange : un mot proposé.
replay-turning = Les tournants
replay-best-question = Meilleure question, { $name } : { $segment }, zone { $zone }, { $answer }
replay-wrong-guess = Mot manqué, { $name } : { $word }
replay-words-left =
    { $count ->
        [one] { $left } mot restant
       *[other] { $left } mots restants
    }
replay-only-left = Il ne reste que { $word }
replay-named-by = Percé par { $name }
replay-named-never = Personne ne l’a percé
replay-word-back = Mot précédent
replay-word-on = Mot suivant
replay-key-question = question
replay-key-word = mot
replay-key-letters = lettres
replay-sealed = Mot scellé d’avance
replay-seal-word = Sceau du mot { $word }
replay-seal-word-salt = Sel du mot

### Comment on a joué.
replay-worth = Joué et meilleur autre coup
replay-worth-played = Joué
replay-worth-instead = À la place
replay-worth-instead-sent = À la place, avec un ingénieur
replay-worth-note =
    { $compared ->
        [one] 15 points seraient une victoire certaine. Un coup comparé.
       *[other] 15 points seraient une victoire certaine. { $compared } coups comparés.
    }
replay-worth-coming = Comparaison des coups…
replay-worth-none = Cette partie ne peut pas être analysée.
replay-mark-best = rien de mieux
replay-mark-fine = bon
replay-mark-missed = { $points } manqués
replay-missed-here = { $points } points manqués ; mieux au même endroit.
replay-missed-there = { $points } points manqués ; mieux : { $spot }.
replay-marks-show = Afficher les évaluations
replay-key-other = seulement le meilleur autre coup
replay-chambers = Choix de la manche { $round }
replay-chamber-other = { $chosen } ; { $other }
replay-marks = Poses
replay-marks-nothing = rien de manqué
replay-marks-lost = −{ $points } points
replay-marks-spoken = { $best } meilleurs coups, { $fine } bons, { $missed } manqués
replay-marks-key = Étoile : rien de mieux. Coche : bon. Drapeau : un point ou plus sûrement manqué.

### Fair deal.
replay-seal-fair = Donne équitable
replay-seal-differs = La graine ne va pas avec le sceau
replay-seal-holds = La graine a été scellée à { $time }, avant la première tuile. Les deux vont ensemble.
replay-seal-match = La graine a été scellée avant la partie. Les deux vont ensemble.
replay-seal-broken = Ce qui a été publié avant la partie ne va pas avec cette graine. L’un des deux a été modifié.
replay-seal-none = Cette partie n’a pas de sceau.
replay-seal-commitment = Publié avant la partie
replay-seal-computed = Ce que donnent graine et sel
replay-seal-seed = Graine
replay-seal-salt = Sel
replay-seal-command = Vérifier chez soi, avec le fichier de la partie

### What cannot be shown.
replay-missing = Cette partie n’est plus ici
replay-missing-text = L’adresse est peut-être mal tapée, ou la partie a été supprimée. Un fichier de cette partie peut tout de même être ouvert ici.
replay-not-over = Cette partie n’est pas finie
replay-not-over-text = Sa page montre ce que personne ne doit savoir avant la fin. Reviens à ce moment-là.
replay-failed = La partie n’a pas pu être chargée
replay-open = Ouvrir le fichier d’une partie
replay-open-text = Choisis un fichier en .enigma ou .jsonl, dépose-le n’importe où sur cette page, ou colle son texte. Il est lu puis oublié : rien n’en est gardé.
replay-open-choose = Choisir un fichier
replay-open-reading = Lecture de la partie…
replay-bad-line = La ligne { $line } de ce fichier ne va pas. Il est abîmé, a été modifié, ou vient d’une version plus récente.
replay-bad-empty = Ce fichier n’est pas celui d’une partie.
replay-bad-long = Ce fichier est trop long pour une partie. On peut lire 16 Mo au plus.
replay-bad-busy = Beaucoup de parties sont en cours de lecture. Réessaie dans un instant.

### Playing on from a step.
replay-on-from = Reprendre à partir d’ici
replay-on-note = Des bots prennent les autres places. Cette partie reste telle quelle.
replay-on-text = Une nouvelle partie commence là où en était celle-ci juste avant ce coup : ce qui était caché l’est encore, et la décision suivante est à reprendre.
replay-on-counts = Elle indique toujours d’où elle vient et ne compte pour aucun classement.
replay-on-seat = Ta place
replay-on-bots = Les autres sont joués par
replay-on-begin = Commencer
replay-on-played = Reprise d’une autre partie
