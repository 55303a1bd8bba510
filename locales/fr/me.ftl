### Moi : qui l’on est ici, ce que l’on a joué, et ce que l’on peut emporter.
me-title = Moi
me-sub = Gardé sur ce serveur, sous une clé que personne d’autre n’a
me-loading = On te cherche…
me-failed = Ta page n’a pas pu être chargée.
me-again = Réessayer
me-nobody = Encore personne
me-nobody-text = Prends un nom, ou apporte le tien depuis un autre appareil.
me-take-name = Prendre un nom
me-since = depuis le { $date }
me-count =
    { $games ->
        [0] aucune partie
        [one] { $games } partie
       *[other] { $games } parties
    }
me-name = Changer de nom
me-nothing = Rien ici pour l’instant
me-nothing-text = Joue une partie ou une énigme du jour, et elle apparaîtra ici.
me-today = Énigmes du jour

### Losing a device.
me-lost-title = Un appareil, une clé
me-lost-text = Tu es toi grâce à une clé dans ce navigateur. Si elle se perd, personne ne peut te faire revenir, pas même nous. Un deuxième appareil, une clé d’accès ou une clé de secours en lieu sûr suffit.

### Ratings.
me-ratings = Classements
me-rate = Classer mes parties
me-rate-hint = Personne d’autre ne le voit, sauf si tu le montres aux tables.
me-show-rating = Montrer mon classement aux tables
me-rating-none = Aucune partie classée pour l’instant.
me-rating-range = Le plus probable : entre { $from } et { $to }.
me-rating-unsure = Encore incertain : chaque partie en dit plus.
me-rating-spoken = Classement { $game } { $rating }, plus ou moins { $within }, { $games } parties
me-rating-curve = { $game } : classement au fil du temps
me-rating-rules = Ne sont pas classées : les parties où quelqu’un a plus de temps, où valent d’autres règles de la maison, que quelqu’un a quittées, ou contre des robots qui attendent plus que d’habitude.

### Games.
me-games = Mes parties
me-under-way = en cours
me-place = { $place }.
me-place-spoken = Place { $place } avec { $points } points
me-game-spoken = { $game } avec { $others }, { $date }
me-game-none = Aucune partie de ce genre.
me-filter-game = Jeu
me-filter-result = Résultat
me-filter-with = Avec
me-filter-when = Quand
me-all = Toutes
me-won = Gagnées
me-lost = Non gagnées
me-people = Des gens
me-bots = Robots seuls
me-any-time = N’importe quand
me-month = Ce mois-ci
me-year = Cette année
me-more = D’autres parties

### Solving and words.
me-solving = Résolution
me-solving-hint = La moitié de tes énigmes a pris au plus ce temps. ▾ plus vite que tous ici, ▴ moins vite
me-solving-sub = médiane et écart à tous
me-solved = Résolues
me-few = trop peu
me-faster = { $seconds } s de moins que tous
me-slower = { $seconds } s de plus que tous
me-questions = questions par mot
me-found = mots trouvés
me-guesses = essais par mot
me-coder = points en codant
me-points = { $points } points par partie
me-wins = { $wins } gagnées

### Calendar.
me-days = Énigmes du jour
me-streak =
    { $days ->
        [one] { $days } jour, record { $best }
       *[other] { $days } jours, record { $best }
    }
me-days-hint = Case pleine : les cinq. Un jour compte dans la série dès une énigme.
me-days-spoken = Calendrier de { $weeks } semaines, { $days } jours de suite, au mieux { $best }

### Devices.
me-devices = Mes appareils
me-device = Appareil
me-this = celui-ci
me-seen = dernière visite : { $date }
me-new = nouveau
me-add = Ajouter un appareil
me-add-text = Scanne ceci avec l’autre appareil, ou tapes-y les signes sous Moi, J’ai un code.
me-add-qr = Lien qui fait d’un autre appareil le vôtre
me-valid = Valable une fois, encore { $time }
me-expired = Ce code a expiré.
me-new-code = Nouveau code
me-secret = Qui a ce code peut jouer à ta place. Personne de chez nous ne le demandera.
me-have = J’ai un code
me-code = Code
me-code-text = Six signes de ton autre appareil, sous Moi, Ajouter un appareil.
me-become = Cet appareil devient le mien
me-become-text = Cet appareil appartiendra à qui a fait le code. Qui tu es ici maintenant, tu ne le seras plus.
me-become-done = Cet appareil est maintenant celui de { $name }.
me-rename-device = Nom de l’appareil
me-remove = Retirer
me-remove-title = Retirer { $name } ?
me-remove-text = Sur cet appareil, plus personne ne sera toi. Tes parties restent.
me-remove-last = C’est ton seul appareil. Sans clé d’accès ni clé de secours, plus personne ne sera toi.

### Passkeys.
me-passkeys = Clés d’accès
me-passkey = Clé d’accès
me-passkey-hint = Gardée dans ton téléphone, ton navigateur ou une clé de sécurité, elle te fait revenir sur tout appareil, sans code.
me-passkey-add = Ajouter une clé d’accès
me-passkey-use = Revenir avec une clé d’accès
me-passkey-made = du { $date }
me-passkey-used = dernière utilisation : { $date }
me-passkey-added = Ta clé d’accès est gardée. Elle te fait revenir sur tout appareil.
me-rename-passkey = Nom de la clé d’accès
me-remove-passkey = Elle ne fera plus revenir personne. Là où elle est gardée, elle peut encore être proposée tant que tu ne l’y supprimes pas aussi.
refusal-no_such_passkey = Ce serveur ne connaît pas cette clé d’accès. Elle a peut-être été retirée.
refusal-bad_passkey = Le serveur n’a pas pu lire cette clé d’accès. Essaies-en une autre.
refusal-foreign_passkey = Cette clé d’accès appartient à une autre adresse.
refusal-passkey_copied = Cette clé d’accès semble être la copie d’une autre, utilisée depuis. Reviens autrement et retire-la.
refusal-passkey_late = Cela a pris trop de temps. Réessaie.
refusal-passkey_taken = Tu y as déjà une clé d’accès.
refusal-too_many_passkeys = Tu as seize clés d’accès. Retires-en une d’abord.
refusal-no_passkeys_here = Il n’y a pas de clés d’accès à cette adresse. Un code ou une clé de secours convient.
refusal-passkey_failed = Ton navigateur n’y est pas arrivé avec une clé d’accès. Un code ou une clé de secours convient.

### Data.
me-data = Mes données
me-data-text = Ni adresse, ni mot de passe. Une clé dans ce navigateur dit qui tu es.
me-recovery = Enregistrer la clé de secours
me-recovery-hint = Un fichier pour un lieu sûr. Il te fait revenir sur tout appareil ; un fichier plus ancien ne vaut alors plus.
me-recovery-made = Le dernier date du { $date }.
me-restore = Revenir par un fichier
me-restore-bad = Ce n’est pas une clé de secours.
me-export = Tout exporter
me-delete = Me supprimer
me-delete-title = Supprimer { $name } ?
me-delete-goes = Nom, clés, classements, temps et ta liste de parties s’en vont, aussitôt et pour de bon.
me-delete-stays = Les parties avec d’autres restent les leurs, avec « Joueur » à ta place.
me-delete-yes = Supprimer pour de bon
me-keep = Garder
me-deleted = Tu n’es plus là. Rien de toi n’a été gardé.
refusal-no_such_device = Cet appareil n’est plus le vôtre.
