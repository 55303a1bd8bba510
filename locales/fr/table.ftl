### The table around a game.
table-connecting = En route vers la table
table-lost = Connexion perdue, nouvel essai
table-lost-text = Continue : tout est gardé et envoyé dès que la ligne revient.
table-trouble = Le serveur ne peut rien enregistrer pour le moment
table-trouble-text = Cette page réessaie toute seule. Rien de ce qui a été confirmé n’est perdu.
table-back = Connexion rétablie
table-try-now = Réessayer
table-missing = Cette table n’existe pas
table-missing-text = Vérifie le code ou ouvre ta propre table.
table-expired = Cette table a été débarrassée
table-expired-text = Personne n’est venu depuis longtemps. Les parties finies sont conservées.
table-closed = Cette table est complète
table-closed-text = Aucune place libre, et on ne peut pas y regarder.
table-full-text = Tu peux regarder, ou ouvrir ta propre table.
table-old = Recharge pour continuer
table-old-text = Le serveur a une version plus récente. Ta partie est conservée.
table-reload = Recharger
table-new = Ouvrir une table
table-take-back = Reprendre ma place
table-bot-plays = Un bot joue pour toi
table-bot-plays-text = Tu reprendras ta place au début de la manche suivante.
table-taking-back = Tu reviens à la prochaine manche
table-watching = Tu regardes
table-watch = Regarder
table-status-choosing = Choisit
table-status-placing = Pose
table-status-waiting = Attend
table-status-out = Sans tuile cette manche
table-status-left = A quitté la partie
table-let-bot = Laisser un bot jouer
table-away-kept = Pas là, place gardée { $time }
table-away-short = Pas là, { $time }
table-away-news = { $name } n’est plus là. Sa place est gardée { $time }.
table-back-news = { $name } est de retour.
table-bot-news = { $name } a quitté la partie. Un bot continue à sa place.
table-left-news = { $name } a quitté la partie.
table-away-title = { $name } n’est plus là
table-away-text = { $name } peut revenir avec le même lien. Sa place est gardée { $time }, puis un bot prend le relais. Tu peux le laisser jouer dès maintenant.
table-away-wait = Attendre

### Who you are.
name-title = Comment t’appeler ?
name-text = Un nom suffit. Ni compte, ni courriel.
name-sit = Prendre place
name-watch = Juste regarder
name-nameless = Jouer sans nom
name-go = Continuer
name-guest = Anonyme

### The lobby, live.
lobby-seat-free = Occupe d’abord les places libres
lobby-fill = Placer des bots
lobby-close-free = Seulement { $players } places
lobby-wait-ready = Attends que tout le monde soit d’accord
lobby-seats = Places
lobby-seats-hint = combien jouent
lobby-open = Ouverte à tous
lobby-open-hint = La table est listée à l’accueil.
lobby-sit = S’asseoir ici

### Circuit, live.
solve-watch = Regarde : tout le monde cherche
solve-watch-text = Tu vois seulement combien de pièces sont posées. Les solutions se montrent quand tout le monde a fini.
missed-late = Temps écoulé, non résolu
missed-gave-up = Abandonné pour cette manche
missed-text = Tu ne poses pas de tuile dans cette manche. La prochaine énigme est une nouvelle chance.
missed-show = Montrer une solution
missed-hide = Montrer mon essai
missed-watch = Voir les poses
gave-up-wait = Attends les autres
gave-up-wait-text = Pas de tuile à poser dans cette manche. Quand tout le monde aura fini, tu verras les solutions.
gave-up-look = Voir le plateau
round-puzzles = Les énigmes de la manche
round-missed = trop tard
round-gave-up = abandon
watch-stake = Les tuiles en jeu
solutions = Toutes les solutions
solutions-own = Tel que laissé
solutions-right = Une solution
solutions-solved = { $name } : résolu en { $time }
solutions-missed = { $name } : pas résolu à temps
solutions-gave-up = { $name } : abandon
turn-title = À toi : { $title }

### Chat.

### Why something was refused.
refusal-internal = Quelque chose a échoué sur le serveur. Réessaie.
refusal-game_over = La partie est finie.
refusal-game_too_long = Cette partie est devenue si longue que les essais ne sont plus conservés. Une solution compte toujours.
refusal-bad_player = Cette place n’existe pas à la table.
refusal-wrong_order = C’est à quelqu’un d’autre.
refusal-wrong_phase = La manche a avancé ; cette phase est finie.
refusal-category_taken = Cette tuile est déjà prise. Choisis-en une autre.
refusal-stack_empty = Il ne reste aucune tuile de cette sorte. Choisis-en une autre.
refusal-already_solved = Ton énigme est déjà résolue.
refusal-gave_up = Tu as abandonné cette énigme pour cette manche.
refusal-malformed_draft = Les pièces n’ont pas pu être lues. Annule le dernier coup.
refusal-bad_rotation = Une tuile ne tourne que par quarts.
refusal-occupied = Une tuile s’y trouve déjà.
refusal-not_adjacent = La tuile doit toucher un côté d’une autre.
refusal-no_such_cell = Cette tuile n’a pas cette chambre.
refusal-no_networker = Il ne reste aucun ingénieur dans ta réserve.
refusal-colour_taken = Un ingénieur occupe déjà cette couleur dans ce circuit.
refusal-must_place = Cette partie suit les anciennes règles : une tuile gagnée est posée.
refusal-seat_left = Cette place a quitté la partie.
refusal-has_left = Cette place a quitté la partie.
refusal-not_round_start = On reprend une place au début d’une manche.
refusal-bad_attendance = Cela ne convient pas à qui s’y trouve.
refusal-bad_options = Ces options ne vont pas ensemble.
refusal-bad_settings = On ne peut pas jouer avec ces options.
refusal-unknown_rules = Cette partie suit des règles que le serveur ignore.
refusal-bad_action = Le serveur n’a pas pu lire cela. Recharge la page.
refusal-bad_message = Le serveur n’a pas pu lire cela. Recharge la page.
refusal-bad_body = Le serveur n’a pas pu lire cela. Recharge la page.
refusal-bad_id = Le serveur n’a pas pu lire cela. Recharge la page.
refusal-hello_again = La connexion est déjà établie. Recharge la page.
refusal-bad_name = Un nom a 1 à 24 caractères, dont des visibles.
refusal-bad_text = Une ligne a au plus 200 caractères.
refusal-bot_plays = Un bot joue pour toi. Reprends d’abord ta place.
refusal-foreign_origin = Cette page appartient à un autre site.
refusal-game_under_way = Une partie est en cours.
refusal-length = Les mots ont de trois à six lettres.
refusal-seats = Une table a deux à quatre places.
refusal-muted = L’hôte t’a fait taire dans la discussion.
refusal-no_bots = Il n’y a pas de bots pour ce jeu ici.
refusal-no_chat = Cette table n’a pas de discussion.
refusal-no_game = Aucune partie en cours.
refusal-no_game_over = La partie n’est pas finie.
refusal-no_name = Dis-nous d’abord ton nom.
refusal-no_seat = Tu n’as pas de place ici.
refusal-no_such_game = Cette partie n’existe pas.
refusal-no_such_link = Ce lien a servi ou a expiré.
refusal-no_such_page = Il n’y a rien à cette adresse.
refusal-no_such_seat = La table n’a pas cette place.
refusal-no_such_step = Cette partie n’a pas un tel coup.
refusal-over_by_then = La partie était déjà finie à ce moment-là. Recule d’un coup ou plus.
refusal-no_such_table = Cette table n’existe pas. Vérifie le code.
refusal-nobody_there = Personne n’est assis là.
refusal-still_here = La personne assise là est encore présente.
refusal-no_bot_plays = Aucun bot ne joue pour toi. La place est à toi.
refusal-alone = Il n’y a plus personne d’autre. Retourne à la table et invite quelqu’un.
refusal-name_taken = Quelqu’un à ta table porte déjà ce nom. Choisis-en un autre ou attends la fin de la partie.
refusal-not_host = Seul l’hôte peut faire cela.
refusal-not_over = La partie n’est pas finie.
refusal-not_ready = Tout le monde n’est pas encore d’accord.
refusal-not_your_seat = Cette place n’est pas la tienne.
refusal-own_seat = C’est ta place. Quitte-la plutôt.
refusal-seat_free = Une place est encore libre.
refusal-seat_taken = Quelqu’un est assis là.
refusal-colour_in_use = Quelqu’un a déjà cette couleur.
refusal-spectators_silent = Qui regarde ne discute pas à cette table.
refusal-too_fast = Trop rapide. Attends un instant.
refusal-too_many = C’est trop à la fois.
refusal-too_much_chat = Attends un instant avant d’en dire plus.
refusal-which_seat = Dis pour laquelle de tes places.
refusal-expired = Cette table a été débarrassée.
refusal-not_watchable = On ne peut pas regarder cette table.
refusal-protocol = Le serveur a une version plus récente. Recharge la page.

### Words of any game or puzzle.
ui-your-turn = À toi
ui-players = À la table
ui-start-player = Commence la manche
ui-away = Pas là
ui-menu = Menu
ui-rules-of-phase = Règles de cette phase
ui-phases = Phases de la manche
ui-task = À faire maintenant
ui-beside = À côté du plateau
ui-keys = Touches
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
ui-share = Partager
ui-continue = Continuer
ui-player = Joueur
