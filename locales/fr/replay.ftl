### A game that is over: its page, and record files opened in it.
replay-player = Personne { $seat }
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
