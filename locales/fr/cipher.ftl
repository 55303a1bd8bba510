### Phases and segments of Cipher.
phase-compose = Écrire
phase-decode = Décrypter
phase-bonus = Bonus
phase-score = Score
cipher-word-of = Mot { $word } sur { $words }
segment-long = Grande barre
segment-short = Petite barre
segment-wide = Grande courbe
segment-tight = Petite courbe

### Composing.
coach-compose-text = Toi seul vois cette page.
coach-compose-wait = Attends : { $name } cache un mot
coach-compose-wait-text = Regarde l’alphabet en attendant : quelles lettres partagent des segments ?
compose-word = Mot secret
compose-private = Privé
compose-suggest = Proposer un mot
compose-seal = Sceller le mot
compose-good = Un bon secret
compose-good-text = Tout le monde doit connaître le mot. Les lettres aux mêmes segments (A et H, L et T, M et W) égarent les décrypteurs, et chaque NON te rapporte un point.
compose-compartment = Compartiment secret
compose-rewards = Tes gains
compose-reward-no = 1 point par NON
compose-reward-late = 2 par segment tardif
compose-reward-guess = 1 par déduction
compose-reward-unsolved = 5 si personne ne le trouve

### Decoding.
coach-decode-text = Choisis une zone, puis demande. Continue jusqu’à ce que { $name } dise oui.
coach-decode-wait-text = Tu peux deviner à tout moment.
coach-hand-out = Attends : { $name } donne un segment
decode-on-table = Sur la table
decode-alphabet = Alphabet
decode-questions = Questions posées
decode-questions-short = Questions
decode-zone = Zone { $zone }
decode-no-questions = Aucune question pour le moment.
decode-question = { $segment }, zone { $zone }
decode-yes = Oui
decode-no = Non
decode-none = aucun
decode-refused = NON : { $segment }
decode-zone-spoken = Zone { $zone } : { $segments }. Refusés : { $refused }.
decode-refused-nowhere = Aucun refus pour l’instant.
decode-aim = Choisis une zone
decode-ask = Va-t-elle en { $zone } ?
decode-ask-short = Zone { $zone } ?
decode-know = Je connais le mot
decode-your-guess = Ta déduction
decode-guess = Deviner
decode-spend = Dépenser un jeton et deviner
decode-warning = Une erreur coûte le jeton. Après trois, tu passes ce mot.

### The bonus phase.
coach-bonus = Devine, ou demande encore
coach-bonus-text = Chaque segment demandé donne un jeton de 2 à { $name }.
bonus-ask = Demander un segment
bonus-ask-text = Tu reçois un des derniers segments et demandes jusqu’à ce qu’il convienne.
bonus-request = Demander ({ $name } +2)
bonus-guess-worth = Deviner : vaut { $points }
bonus-pass = Passer
bonus-pass-ends = Passer (la manche s’arrête)
stop-offer-button = Plus personne ne veut deviner ?
stop-offer-title = Arrêter de deviner ?
stop-offer-explained = La manche s’arrête dès que tous les décrypteurs sont d’accord, et le mot est révélé. Le codeur gagne alors 5 points ; chaque décrypteur garde 1 point par jeton restant. Une question ou un mot dit par quelqu’un annule la proposition.
stop-offer = Arrêter de deviner ce mot ?
stop-offer-text = La manche s’arrête si tous les décrypteurs sont d’accord.
stop-wanted = D’accord : { $names }.
stop-waits = On attend les autres décrypteurs.
stop-agree = Arrêter
stop-go-on = Continuer à deviner
stop-take-back = Retirer la proposition

### Scoring.
score-broke = { $name } l’a percé
score-broke-you = Tu l’as percé
score-unbroken = { $name } a gardé le secret
score-unbroken-you = Tu as gardé le secret
score-this-word = Ce mot
score-coder = Codeur
score-decoder = Décrypteur
score-kept = gardés
score-guesses =
    { $count ->
        [one] déduction
       *[other] déductions
    }
score-sheet = Feuille de score
score-striped = Rayé : qui a caché le mot.
score-next = Suite : { $name } cache un mot
score-next-you = Suite : tu caches un mot
score-end = Au score final

coach-compose =
    { $length ->
        [3] Cache un mot de trois lettres
        [4] Cache un mot de quatre lettres
        [6] Cache un mot de six lettres
       *[other] Cache un mot de cinq lettres
    }
compose-segments =
    { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    }
coach-decode =
    { $segment ->
        [long] Où va cette grande barre ?
        [short] Où va cette petite barre ?
        [wide] Où va cette grande courbe ?
       *[tight] Où va cette petite courbe ?
    }
score-text =
    { $bonus ->
        [0] { $name } avait caché { $word }. Il ne restait aucun jeton Bonus.
        [one] { $name } avait caché { $word }. Il restait { $bonus } jeton Bonus.
       *[other] { $name } avait caché { $word }. Il restait { $bonus } jetons Bonus.
    }
score-text-you =
    { $bonus ->
        [0] Tu avais caché { $word }. Il ne restait aucun jeton Bonus.
        [one] Tu avais caché { $word }. Il restait { $bonus } jeton Bonus.
       *[other] Tu avais caché { $word }. Il restait { $bonus } jetons Bonus.
    }

### Composer : vérifications et suggestions.
compose-level = Suggestions
difficulty-easy = Facile
difficulty-medium = Moyen
difficulty-hard = Difficile
check-more =
    { $count ->
        [one] Ajoute une lettre
       *[other] Ajoute { $count } lettres
    }
check-fewer =
    { $count ->
        [one] Enlève une lettre
       *[other] Enlève { $count } lettres
    }
check-sign = « { $sign } » ne peut pas être posé : des lettres seulement
check-language = C’est un mot d’une autre langue ({ $other }) : choisis-en un en { $own }

### Le bureau du codeur, et un appareil pour tous.
hand-out-auto = Donner au hasard
hand-out-choose = Choisis une des quatre sortes.
hand-out-auto-hint = L’appareil reste chez les décrypteurs. Sinon, il revient au codeur pour chaque segment.
pass-to = Passe l’appareil à { $name }
pass-secret = Personne d’autre ne regarde : la page suivante est pour { $name } seulement.
pass-open = Le mot est rangé. À partir d’ici, tout le monde peut regarder.
pass-taken = C’est moi, { $name }

### Décoder à la table.
status-waiting = Attend
status-out = Dehors
coach-out = Regarde : ce mot se joue sans toi
coach-out-hand-out = { $coder } donne le prochain segment à { $name }.
coach-out-turn = C’est à { $name }.
coach-out-back = Tu reviens au prochain mot.
coach-out-last = C’est le dernier mot.
decode-said = Mots déjà dits
decode-fitting = Lettres encore possibles
decode-few = Il reste trois segments au plus.
decode-who-guesses = Qui devine ?
guess-confirm = Deviner { $word } ?
guess-said = Ce mot a déjà été dit, et il était faux.
guess-contradicts = Ce mot ne va pas avec ce qui est posé sur le plateau.
guess-costs =
    { $left ->
        [one] Cela coûte ton dernier jeton. Si c’est faux, ce mot se joue sans toi.
       *[other] Cela coûte un de tes { $left } jetons.
    }
guess-back = Réfléchir encore
guess-say = Deviner ce mot
bonus-none-left = Il ne reste aucun segment

### Après la manche.
score-upcoming = à suivre
look-back = Que valaient les questions ?
look-back-wait = On compte les mots…
look-back-none = Impossible à dire pour le moment.
look-back-words =
    { $count ->
        [one] { $count } mot était possible avant la première question.
       *[other] { $count } mots étaient possibles avant la première question.
    }
look-back-left =
    { $count ->
        [one] reste { $count } mot en fait
       *[other] reste { $count } mots en fait
    }
look-back-best = Aucune autre question ne les aurait mieux partagés.
look-back-good = Presque aucune autre question ne les aurait mieux partagés.
look-back-better = La zone { $zone } aurait laissé { $best } mots en moyenne, celle-ci { $asked }.
look-back-twins = Toutes les réponses allaient aussi à : { $words }. Seul le hasard pouvait trancher.
look-back-twins-more =
    { $count ->
        [one] Un autre mot allait avec toutes les réponses : { $words }.
       *[other] { $count } autres mots allaient avec toutes les réponses, par exemple { $words }.
    }

### Ce que font les autres, ce qui est posé, et comment on le lit.
coach-decode-wait =
    { $segment ->
        [long] Regarde : { $name } place une grande barre
        [short] Regarde : { $name } place une petite barre
        [wide] Regarde : { $name } place une grande courbe
        [tight] Regarde : { $name } place une petite courbe
       *[none] Regarde : { $name } devine, demande ou passe
    }
decode-refused-in =
    { $count ->
        [one] La zone { $zones } a dit non.
       *[other] Les zones { $zones } ont dit non.
    }
decode-next-segment = Le prochain segment
decode-next-segment-text = { $name } le choisit.
decode-last-segments = Les derniers segments
decode-worth = Le mot vaut maintenant { $points } points.
decode-letters = Lettres possibles : { $letters }.
letter-spoken = { $letter } : { $segments }
segments-long =
    { $count ->
        [one] une grande barre
       *[other] { $count } grandes barres
    }
segments-short =
    { $count ->
        [one] une petite barre
       *[other] { $count } petites barres
    }
segments-wide =
    { $count ->
        [one] une grande courbe
       *[other] { $count } grandes courbes
    }
segments-tight =
    { $count ->
        [one] une petite courbe
       *[other] { $count } petites courbes
    }
news-wrong =
    { $you ->
        [yes] Tu dis { $word } : faux
       *[no] { $name } dit { $word } : faux
    }
news-out =
    { $you ->
        [yes] Tu dis { $word } : faux, et ce mot se joue sans toi
       *[no] { $name } dit { $word } : faux, et ce mot se joue sans { $name }
    }
news-passed =
    { $you ->
        [yes] Tu passes
       *[no] { $name } passe
    }
news-stopping =
    { $you ->
        [yes] Tu veux arrêter de deviner
       *[no] { $name } veut arrêter de deviner
    }
news-goes-on =
    { $you ->
        [yes] Tu veux continuer
       *[no] { $name } veut continuer
    }
news-requested =
    { $you ->
        [yes] Tu demandes un segment
       *[no] { $name } demande un segment
    }
news-handed-on =
    { $you ->
        [yes] Tu prends le relais
       *[no] { $name } prend le relais
    }
signs-title = Que veulent dire ces signes ?
signs-enigma = Jeton Enigma. 5 points pour qui nomme le mot ; pour le codeur si personne ne le trouve.
signs-bonus = Jeton Bonus. 2 points pour qui nomme le mot. Vers la fin, chaque segment demandé en donne un au codeur.
signs-deduction = Jeton Déduction. Trois par personne. Nommer un mot en coûte un ; chaque jeton gardé vaut 1 point.
signs-no = Jeton NON. La lettre ne prend plus de segment de cette sorte, et personne ne le redemande là. 1 point chacun pour le codeur : le nombre à côté du nom.
signs-kinds = Sous chaque zone figurent les quatre sortes de segments : tu vois ainsi lesquelles y ont été refusées.
score-enigma = Jeton Enigma
score-bonus = Jetons Bonus
score-no = Jetons NON
score-deductions = Jetons Déduction
score-your-turn = Le mot suivant est déjà caché : c’est à toi.

### La fin d’une partie de Cipher.
cipher-end-ahead =
    { $points ->
        [one] { $points } point, { $ahead } de plus que { $names }.
       *[other] { $points } points, { $ahead } de plus que { $names }.
    }
cipher-end-than-you = toi
cipher-end-each =
    { $points ->
        [one] { $points } point chacun.
       *[other] { $points } points chacun.
    }
cipher-end-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

### Le temps, les lettres et ce qui se confirme.
news-time =
    { $clock ->
        [word] Temps écoulé : un mot a été tiré pour { $you ->
            [yes] toi
           *[no] { $name }
        }
        [segment] Temps écoulé : le hasard a donné le segment
        [decision] Temps écoulé : { $you ->
            [yes] tu passes
           *[no] { $name } passe
        }
       *[question] { $you ->
            [yes] Ton temps est écoulé
           *[no] Le temps de { $name } est écoulé
        }
    }
decode-letters-count =
    { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
decode-fitting-zone = Lettres encore possibles en zone { $zone }
decode-in-hand = En main : { $segment }.
guess-unknown = Ce mot n’est pas dans le dictionnaire : ce ne peut pas être le mot secret.
bonus-pass-confirm = Renoncer au mot ?
bonus-pass-confirm-text = Tout le monde a passé : la manche se termine. Les 5 points du jeton Enigma vont à { $name }.
coach-chance = Regarde : le hasard choisit un segment pour { $name }
hand-out-hide = Cacher le mot
hand-out-show = Montrer le mot
score-your-turn-timed = Le mot suivant est déjà caché : c’est à toi, et ton temps s’écoule.
score-your-word-timed = Tu caches le mot suivant, et ton temps s’écoule.
said-of = { $name } : { $text }

### At a table.
hand-out = Donner : { $segment }, reste { $left }
hand-out-to = Donne un segment à { $name }
check-length = { $length } lettres
check-list = Dans le dictionnaire
check-list-wanted = Du dictionnaire
check-unknown = Pas dans le dictionnaire : choisis un autre mot
check-slang = L’argot ne compte pas : choisis un autre mot
check-abbreviation = Les abréviations ne comptent pas : choisis un mot entier
check-slur = Une insulte : cette table joue sans
check-house = Pas dans le dictionnaire : scellé, ce sera un mot maison
cipher-end = { $name } détient la clé
cipher-end-you = Tu détiens la clé
cipher-end-shared = { $names } détiennent la clé ensemble
cipher-end-shared-you = { $names }, vous détenez la clé ensemble
coder-text = Chaque NON te rapporte un point.
coder-bonus-text = Chaque segment demandé te rapporte 2 points, chaque NON un seul.

### Why something was refused.
refusal-already_rejected = Ce type a été refusé dans cette zone. Demande-en une autre.
refusal-bad_guess = Une déduction a la longueur convenue et seulement des lettres.
refusal-bad_word = Le mot a la longueur convenue et seulement des lettres.
refusal-not_in_list = Ce mot n’est pas dans le dictionnaire. Essaies-en un autre.
refusal-slang = Ce mot est de l’argot, que la règle exclut. Essaies-en un autre.
refusal-abbreviation = C’est une abréviation, que la règle exclut. Essaie un mot entier.
refusal-slur = Ce mot est une insulte. Cette table joue sans.
refusal-no_house_words = Cette table joue sans mots maison.
refusal-cannot_pass = On passe dans la phase bonus, sans segment en main.
refusal-cannot_stop = Cela vient d’être refusé. Tu pourras le reproposer quand la manche aura avancé.
refusal-no_stopping = Cette partie suit encore les anciennes règles : pour arrêter, tous passent dans la phase bonus.
refusal-no_offer = Personne ne propose d’arrêter en ce moment.
refusal-cannot_request = Un segment est déjà en main ou demandé.
refusal-coder_cannot_guess = Le codeur ne devine pas.
refusal-eliminated = Tu n’as plus de jeton Déduction cette manche.
refusal-no_draw_now = Aucun segment n’est à donner maintenant.
refusal-no_segment = Il n’y a pas de segment en main.
refusal-no_such_segment = Il n’y a pas de tel segment dans le compartiment secret.
refusal-no_such_zone = Le plateau n’a pas cette zone.
refusal-no_word_yet = Le mot secret n’est pas encore fait.
refusal-word_is_set = Le mot secret est déjà fait.
refusal-none_left = Il ne reste aucun segment.
refusal-not_active = Seul le décrypteur actif fait cela.
refusal-not_bonus_phase = La phase bonus n’a pas commencé.
refusal-not_coder = C’est le rôle du codeur.
refusal-round_over = Cette manche est finie. La déduction n’a rien coûté.

### Keys.
key-hand-out = distribuer : { $segments }
key-zone = choisir une zone
key-ask = interroger la zone choisie
key-type-word = taper le mot
