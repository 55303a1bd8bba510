### Mouvement, toucher et son.
feel-less-motion = Moins de mouvement
feel-less-motion-hint = Les choses apparaissent en fondu au lieu de bouger.
feel-haptics = Vibration
feel-haptics-hint = Sur les téléphones compatibles.
feel-volume = Volume
feel-which = Ce que l’on entend
feel-group-pieces = Prendre, poser et tourner les pièces
feel-group-refused = Ce qui n’est pas possible
feel-group-scale = La balance
feel-group-flip = Les tuiles qui se retournent
feel-group-solved = Un casse-tête est résolu
feel-group-timer = Le sablier
feel-group-closing = Un circuit se ferme
feel-group-answers = Oui et non dans Cipher

### Les touches et le plateau en mots.
keys-title = Touches de cet écran
keys-everywhere = Partout
keys-here = Ici
keys-off = Les raccourcis à une touche sont désactivés dans les réglages. Les touches d’un plateau agissent encore tant qu’il a le focus.
key-help = ces touches
key-sound = son activé ou coupé
key-chat = discussion
key-cancel = annuler
key-regions = partie suivante de l’écran
describe-none = Il n’y a pas de plateau sur cet écran.
describe-tile = { $way } de la tuile de départ. { $tile }
describe-start = Tuile de départ. { $tile }
describe-networker = { $name } se tient sur { $colour }.
describe-row = Ligne { $row } de l’image : { $picture }. La tienne : { $own }.
describe-empty = vide
describe-outline = Coins de la silhouette, l’un après l’autre, en points de la grille : { $corners }.
feel-tips = Conseils de la première partie
feel-tips-hint = Chacun s’affiche une fois.

### The letters that ask, and their answers.
key-describe = décrire le plateau
key-last = réentendre le dernier événement
key-time = le temps qui reste
key-score = les points
key-task = que puis-je faire ?
key-to = à
key-up = haut
key-down = bas
key-left = gauche
key-right = droite
key-help-spoken = Point d’interrogation : toutes les touches.
describe-key = D lit ceci à tout moment.
last-none = Il ne s’est encore rien passé.
time-none = Aucune horloge ne tourne.
score-none = Il n’y a pas de points ici.
score-spoken =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-theme = Thème
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
home-name-text = On le voit à la table. Ni compte, ni courriel.
