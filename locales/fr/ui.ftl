### Words that every screen uses.
ui-title = Enigma : Circuit et Cipher
ui-you = Toi
ui-your-turn = À toi
ui-players = À la table
ui-player = Joueur
ui-start-player = Commence la manche
ui-away = Pas là
ui-menu = Menu
ui-close = Fermer
ui-continue = Continuer
ui-share = Partager
ui-rules = Règles
ui-rules-of-phase = Règles de cette phase
ui-phases = Phases de la manche
ui-task = À faire maintenant
ui-beside = À côté du plateau
ui-chat = Discussion
ui-sound = Son
ui-keys = Touches
ui-settings = Réglages
ui-about = À propos
ui-name = Ton nom
ui-language = Langue
ui-theme = Thème
ui-theme-light = Passer au clair
ui-theme-dark = Passer au sombre
ui-theme-name-auto = Automatique
ui-theme-name-light = Clair
ui-theme-name-dark = Sombre
ui-confirm-moves = Confirmer les coups
ui-confirm-moves-hint = Toucher deux fois le même endroit ne suffit pas : un coup se valide avec le bouton principal.
ui-shortcuts = Raccourcis à une touche
ui-shortcuts-hint = R tourne, 1 à 9 prennent, etc.
ui-by-ear = Je joue à l’oreille
ui-by-ear-hint = Ta place a plus de temps à chaque table, et les autres voient pourquoi. Dès la prochaine partie.
ui-by-ear-how = Comment jouer à l’oreille
ui-undo = Annuler
ui-redo = Rétablir
ui-clear = Vider
ui-flip = Retourner
ui-turn-left = À gauche
ui-turn-right = À droite
ui-turn-left-word = Gauche
ui-turn-right-word = Droite
ui-no = NON
ui-solved = Résolue
ui-gave-up = A abandonné
ui-laid = { $laid } sur { $total } en place
ui-no-limit-yet = Pas encore de limite
ui-time-up = Le temps est écoulé.
ui-not-found = Il n’y a rien ici
ui-not-found-text = L’adresse est peut-être mal tapée, ou la table n’existe plus.
ui-load-failed = Impossible de charger cette page. Le serveur est injoignable ou a une version plus récente.
ui-load-again = Recharger
refusal = Cela n’a pas marché
refusal-offline = Le serveur est injoignable. Réessaie dans un instant.
ui-to-home = Retour à l’accueil

### Puzzle categories, short and in full.
category-weight = Balance
category-fragment = Fragments
category-conduit = Tuyaux
category-angular = Équerres
category-word = Mot
puzzle-weight = énigme de la balance
puzzle-fragment = énigme des fragments
puzzle-conduit = énigme des tuyaux
puzzle-angular = énigme des équerres

ui-seconds-left =
    { $seconds ->
        [one] Plus que { $seconds } seconde.
       *[other] Plus que { $seconds } secondes.
    }
ui-supply =
    { $count ->
        [0] Aucun ingénieur en réserve
        [one] { $count } ingénieur en réserve
       *[other] { $count } ingénieurs en réserve
    }
ui-refusals =
    { $count ->
        [one] { $count } fois NON
       *[other] { $count } fois NON
    }
ui-deductions-left =
    { $count ->
        [0] Plus de jeton Déduction
        [one] Encore { $count } jeton Déduction
       *[other] Encore { $count } jetons Déduction
    }
ui-chat-unread =
    { $count ->
        [one] Discussion, { $count } nouvelle ligne
       *[other] Discussion, { $count } nouvelles lignes
    }
