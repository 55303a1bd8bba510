### Phases, bar and board of Circuit.
phase-choose = Choix
phase-solve = Énigme
phase-place = Pose
phase-round-end = Fin de manche
circuit-round = Manche { $round }
circuit-last-round = Manche { $round }, la dernière
last-round = Dernière manche : 15 points sont atteints.
circuit-common-board = Plateau commun
circuit-board-word = Plateau
circuit-enlarge = Agrandir le plateau commun
circuit-wheel = Roue des points
board-spot = Case { $way } de la tuile de départ
way-left = { $count } à gauche
way-right = { $count } à droite
way-up = { $count } au-dessus
way-down = { $count } au-dessous
board-zoom-in = Zoom avant
board-zoom-out = Zoom arrière
board-fit = Tout montrer
cell-amber = ambre
cell-azure = azur
cell-rose = rose
side-n = nord
side-e = est
side-s = sud
side-w = ouest
tile-spoken = Tuile avec chambres { $cells }, canaux { $channels }.

### Choosing.
coach-choose = Choisis une tuile
coach-choose-text = Prends une de ces tuiles. Tu vois la face que tu poseras ; son énigme reste cachée jusqu’à ce que tout le monde ait choisi.
coach-choose-short = Tu vois ce que tu poseras, pas l’énigme.
coach-choose-wait-short = « Plateau » montre les bouts ouverts : quelle tuile convient ?
coach-choose-wait = Attends : { $name } choisit
coach-choose-wait-text = Regarde le plateau en attendant et compare les tuiles avec les bouts ouverts.
coach-choose-watch = Regarde : { $name } choisit
coach-choose-watch-text = On prend à tour de rôle une de ces tuiles. Les énigmes sont au dos.
coach-chosen-text = Ton énigme s’ouvre quand tout le monde a choisi.
choose-compare = Agrandis-le pour comparer chaque tuile avec les bouts ouverts.
choose-task-weight = Équilibre les plateaux
choose-task-fragment = Couvre une silhouette
choose-task-conduit = Ferme tous les tuyaux
choose-task-angular = Empile quatre équerres
choose-picked = Ton choix
choose-taken = Prise
choose-yours = À toi
choose-take = Prendre { $category }
choose-one = Choisis une tuile
networker-choose = Envoyer ou garder
choose-starts = { $name } commence cette manche.
choose-starts-you = Tu commences cette manche.

### Solving.
coach-weight = Équilibre la balance
coach-weight-short = Pose tous les poids, même ensemble. Chacun compte le nombre.
coach-fragment = Couvre la silhouette
coach-fragment-text = Avec les sept fragments, sans chevauchement, rien ne dépasse.
coach-conduit = Ferme tous les tuyaux
coach-conduit-text =
    { $out ->
        [0] Pose une pièce sur chaque case encadrée. Aucun bout ne doit rester ouvert.
       *[other] Pose une pièce sur chaque case encadrée. Aucun bout ne doit rester ouvert. Les pièces marquées X restent de côté.
    }
coach-conduit-short =
    { $out ->
        [0] Remplis les cases encadrées. Aucun bout ouvert.
       *[other] Remplis les cases encadrées, aucun bout ouvert. X reste de côté.
    }
coach-angular = Reconstruis l’image
coach-angular-text = Empile les quatre équerres. Vu de dessus, comme l’image, sans vide dessous.
coach-angular-short = Empile-les. Vu de dessus comme l’image, sans vide.
lot-chose = Temps écoulé : le sort t’a donné { $category }.
coach-solved = Résolu, prévois ta tuile
coach-solved-text = Les autres cherchent encore. Essaie ta tuile sur le plateau.
coach-solved-bots = Seuls des bots cherchent encore et se dépêchent. Essaie ta tuile sur le plateau.
coach-solved-last = Résolu, et tout le monde a fini
solved-puzzle = Ton énigme
solved-plan = Prévoir ta tuile
solved-all = On pose maintenant les tuiles.
solved-by = { $name } a résolu { $category }.
placed-by = { $name } a posé une tuile.
placed-by-sent = { $name } a posé une tuile et envoyé un ingénieur sur { $colour }.
placed-declined = { $name } n’a pas posé sa tuile.
placed-late = Temps écoulé : { $name } n’a pas posé de tuile.
solve-progress = Avancement de la table
solve-first = { $name } a résolu en premier et retourné le sablier.
solve-first-you = Ta solution était la première : tu as retourné le sablier.
solve-nobody-yet = La première solution retourne le sablier.
solve-untimed = Sans sablier
solve-untimed-text = On s’arrête quand tout le monde a résolu ou abandonné.
solve-untimed-cap = On s’arrête quand tout le monde a résolu ou abandonné, au plus tard après { $minutes } minutes.
solve-give-up = Abandonner
solve-give-up-title = Abandonner cette énigme ?
solve-give-up-text = Tu ne poses alors pas de tuile dans cette manche, et l’énigme est perdue pour toi. Tu reviens à la manche suivante.
solve-go-on = Continuer

### Placing.
coach-place = Pose ta tuile
coach-place-text = Choisis une case marquée, tourne, confirme.
coach-place-none = Choisis une case, tourne, confirme. Tes ingénieurs sont tous sur le plateau.
coach-place-wait = Regarde : { $name } pose
coach-place-wait-text = Tu peux déplacer et zoomer le plateau en attendant.
coach-place-wait-plan = Prépare ton coup : essaie ta tuile sur le plateau. Elle t’y attend.
coach-networker = Envoyer un ingénieur ?
coach-networker-later = Il marque quand son circuit se ferme. Réserve une couleur ici, ou garde-le pour plus tard.
coach-closed = Circuit fermé
coach-closed-by = { $name } a fermé un circuit
coach-closed-text = Chaque ingénieur marque les chambres de la couleur où il se tient, puis rentre.
coach-round = Manche { $round } terminée, { $name } commence la suivante
coach-round-you = Manche { $round } terminée, tu commences la suivante
coach-round-text = Le marqueur de départ avance.
coach-round-none = Aucun circuit n’a été fermé dans cette manche : personne ne marque.
coach-round-yours = À toi de choisir, et ton temps court déjà.
place-your-tile = Ta tuile
place-won-with = Gagnée avec : { $category }
place-later = Tu la poses quand vient ton tour.
place-spoken-channels = Canaux { $channels }.
place-closes = Ferme un circuit
place-closes-nothing = Ne ferme rien encore
place-pick-spot = Choisis une case marquée
place-networker-could = Personne encore : ton ingénieur peut y marquer { $points } à l’étape suivante.
place-nobody-scores = Personne n’y marque.
plan-closes = Fermerait un circuit maintenant
plan-closes-nothing = Ne fermerait rien maintenant
plan-could = Personne encore : ton ingénieur pourrait y marquer { $points }.
plan-overtaken = Une autre tuile occupe la place prévue pour la tienne. Choisis une autre case.
plan-may-change = Le plateau peut encore changer avant ton tour.
place-text = Un canal qui bute contre un bord nu s’y termine par un bouchon. Un canal qui sort du plateau reste ouvert.
place-lay = Poser la tuile
place-confirm = Confirmer +{ $points }
place-confirm-only = Confirmer
place-confirm-keep = Confirmer : garder
place-decline = Ne pas la poser
place-decline-title = Ne pas poser cette tuile ?
place-decline-text = Elle va dans la boîte, sans ingénieur, et ton tour est fini.
place-decline-not = Continuer à poser
networker = Ingénieur
networker-cell-amber = Chambre ambre
networker-cell-azure = Chambre azur
networker-cell-rose = Chambre rose
networker-numbered = { $cell } { $number }
networker-spoken-open = { $cell }, son circuit reste ouvert.
networker-spoken-keep = Ton ingénieur reste en réserve.
networker-count = { $count } × { $colour } dans ce circuit
networker-later = { $count } × { $colour }, circuit encore ouvert
networker-held-by = Prise : { $name } tient { $colour } ici
networker-held-by-you = Prise : tu tiens déjà { $colour } ici
place-held = Prise
networker-keep = Le garder
closing-text = 15 points atteints. Cette manche se termine, puis le plus de points l’emporte.
wheel-text = À 15, le jeu finit après la manche.
wheel-preview = Petits points : maintenant. Disques : après ce coup. 15 termine le jeu.
key-next-spot = case suivante
key-place = poser
key-networker = choisir une chambre
key-confirm = confirmer
key-choose = choisir une tuile
key-take = la prendre
key-zoom = zoom, tout montrer

### The end of a game.
end-total = Total

coach-weight-text =
    { $weights ->
        [one] Pose le seul poids. Le nombre dit ce qu’il compte dans ce plateau.
       *[other] Pose les { $weights } poids, plusieurs par plateau si tu veux. Le nombre dit ce que chacun y compte.
    }
choose-left =
    { $left ->
        [one] { $left } tuile
       *[other] { $left } tuiles
    }
circuit-board =
    { $tiles ->
        [one] Plateau commun, { $tiles } tuile
       *[other] Plateau commun, { $tiles } tuiles
    }
place-cells =
    { $cells ->
        [one] { $cells } chambre
       *[other] { $cells } chambres
    }
place-open-ends =
    { $ends ->
        [one] { $ends } bout encore ouvert
       *[other] { $ends } bouts encore ouverts
    }
place-open-per-system = Bouts ouverts : { $ends }
place-open-in = { $count } dans le circuit { $system }
closing-cells =
    { $cells ->
        [one] { $cells } chambre réveillée
       *[other] { $cells } chambres réveillées
    }
networker-stay =
    { $count ->
        [one] { $count } ingénieur reste en réserve
       *[other] { $count } ingénieurs restent en réserve
    }
coach-networker-text =
    { $free ->
        [0] Aucune chambre de ta tuile n’est libre. Garde ton ingénieur.
        [one] Une chambre libre sur ta tuile. Elle marque avec le circuit.
       *[other] { $free } chambres libres sur ta tuile. Choisis-en une ou garde l’ingénieur.
    }
place-spoken-closes =
    { $cells ->
        [one] Ferme un circuit de { $cells } chambre.
       *[other] Ferme un circuit de { $cells } chambres.
    }
networker-spoken-points =
    { $points ->
        [one] { $cell }, { $points } point.
       *[other] { $cell }, { $points } points.
    }

### For those who play by ear.
took = { $name } a pris { $category }.
scene-go-on = Entrée pour continuer.
board-no-spot = Aucune case de ce côté.
place-short-open =
    Ne ferme rien, { $ends ->
        [0] aucun bout ouvert.
        [one] un bout ouvert.
       *[other] { $ends } bouts ouverts.
    }
place-short-could = Un ingénieur marquerait { $points }.
networker-channels = canal { $channels }
networker-no-channels = sans bouts
key-spot-more = plus sur cette case
key-spot-list = les cases dans l’ordre
