### What the four puzzles share.
puzzle-board = Plateau d’énigme
key-pick = prendre
key-turn = tourner
key-flip = retourner
key-move = déplacer
key-cell = case
key-lay = poser
key-take-off = enlever
key-delete = Suppr
key-tip = basculer
key-roll = rouler
key-view = vue
key-drop = lâcher
hand-empty = Rien en main.
piece-off = { $piece } : à poser.
puzzle-place = ligne { $row } colonne { $column }
describe-board = Décrire le plateau
drop-weight = Lâche-le au-dessus d’un plateau.
drop-fragment = Lâche-la sur la grille.
drop-conduit = Lâche-la sur une case libre.

### Weight.
weight-pieces = Poids
weight-piece = Poids
weight-used = Poids, dans un plateau
weight-aside = Ce poids reste de côté
weight-aside-why = Cette énigme se fait sans lui.
weight-hint = Clique sur un plateau pour y mettre un poids, encore une fois pour un autre. Quand les { $total } sont posés, clique sur un plateau pour en reprendre un, puis sur celui où il doit aller. Un plateau peut en porter plusieurs ou aucun.
weight-empty = Vider
weight-take-first = Prends d’abord un poids
weight-take-first-why = Touche un plateau chargé pour en reprendre un.
weight-in-hand = Poids en main.
weight-key-add = dans le plateau
weight-key-take = reprendre

### Fragment.
fragment-pieces = Fragments
fragment-hint = Fais glisser, ou clique sur une pièce puis sur un point. Clique deux fois sur une pièce posée pour la tourner. Seul le parallélogramme se retourne.

### Conduit.
conduit-pieces = Tuyaux
conduit-hint = Clique sur une pièce posée pour la tourner. Fais-la glisser dehors pour la reprendre. Elle brille quand tous ses bouts sont reliés.
conduit-forbidden = Cette pièce est barrée et reste de côté.

### Angular.
angular-pieces = Équerres
angular-hint = Clique sur le sol ou sur une équerre : le cube entouré de la pièce tenue y tombe. Les cadres rouges montrent ce qui, vu de dessus, ne va pas avec l’image.
angular-picture = Image
angular-above = De dessus
angular-turn = Tourner
angular-tip = Basculer
angular-roll = Rouler
angular-turn-view = Tourner la vue
angular-free = Vue libre
angular-turn-view-word = Vue
angular-above-word = Dessus
angular-view-spoken = Vue { $view } sur 4.
angular-free-word = Libre
angular-refusal-free = Pas de vue en relief ici
angular-refusal-free-why = Ce navigateur ne peut pas la dessiner. Le dessin montre la même chose.
angular-refusal-gap = Il y a un vide dessous
angular-refusal-gap-why = Chaque équerre repose sur le sol ou sur une autre équerre.
angular-refusal-outside = Elle n’entre pas là
angular-refusal-outside-why = Tourne-la ou choisis une autre place.
angular-refusal-covered = Quelque chose est posé dessus
angular-refusal-covered-why = Enlève d’abord la pièce du dessus.

weight-cup =
    Plateau { $cup } { $side ->
        [left] à gauche
       *[right] à droite
    }, compte { $number }, { $count ->
        [0] vide.
        [one] un poids.
       *[other] { $count } poids.
    }
weight-lean =
    { $lean ->
        [left] La balance penche à gauche.
        [right] La balance penche à droite.
       *[none] La balance est droite.
    }
weight-totals = À gauche { $left }, à droite { $right }.
fragment-name =
    { $piece ->
        [large] Grand triangle
        [medium] Triangle moyen
        [small] Petit triangle
        [square] Carré
       *[parallelogram] Parallélogramme
    }
fragment-held = { $piece } en main. Coins : { $corners }.
fragment-lies =
    { $piece } { $fits ->
        [yes] convient.
        [out] dépasse.
       *[over] recouvre une autre pièce.
    } Coins : { $corners }.
conduit-held = { $piece } en main : { $ends }.
conduit-cell-name =
    Case ligne { $row } colonne { $column } : { $piece ->
        [end] bouchon
        [straight] droit
        [elbow] coude
        [tee] té
       *[none] vide
    }
conduit-piece-name =
    { $piece ->
        [end] Bouchon
        [straight] Droit
        [elbow] Coude
       *[tee] Té
    }{ $out ->
        [yes] , interdit
       *[no] { "" }
    }
conduit-end-joined = { $side } relié
conduit-end-open = { $side } ouvert
conduit-stub = un tuyau arrive côté { $side }
angular-name =
    { $piece ->
        [R] Équerre framboise à croix, L
        [B] Équerre bleu canard à barre, T
        [Y] Équerre ocre à anneau, S
       *[G] Équerre os à point, V
    }
angular-colour =
    { $piece ->
        [R] framboise
        [B] bleu canard
        [Y] ocre
       *[G] os
    }
angular-place =
    { $piece } { $how ->
        [lies] est posée
        [ok] serait posée
        [gap] laisserait un vide
       *[outside] dépasserait
    } : { $where }.
angular-level = niveau { $levels }
angular-covers = Recouvre { $pieces }.
angular-above-differs =
    { $count ->
        [0] De dessus, tout correspond.
        [one] De dessus, { $count } case diffère.
       *[other] De dessus, { $count } cases diffèrent.
    }
grade-easy = Facile
grade-medium = Moyen
grade-hard = Difficile
grade-expert = Expert
