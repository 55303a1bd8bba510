### The rules in the app. An empty line begins a new paragraph, _so_ is a word made bold.
rules-title = { $game } : les règles
rules-contents = Sommaire
rules-all = Toutes les règles de { $game }
rules-try = { $game } : apprends en jouant, en { $minutes } minutes
rules-back-up = Retour au sommaire

### Circuit.
rules-circuit-lead = De deux à quatre, vous réveillez une vieille machine. Trois minutes de lecture, et chaque phase tient sur une carte.

rules-circuit-aim = Le but du jeu
rules-circuit-aim-text =
    En résolvant des énigmes, tu gagnes des _tuiles énigme_. Posées côte à côte, leurs _canaux_ se rejoignent et forment des _circuits_.

    Tes _ingénieurs_ se tiennent sur les _chambres à plasma_ de ces circuits. Quand un circuit est fermé, ils te rapportent des points.

    Chaque manche se déroule de la même façon : choisir, résoudre, poser, fin de manche. Dès que quelqu’un atteint 15 points, on termine la manche. Celui qui a alors le plus de points gagne.

    Pour deux à quatre joueurs, dès 8 ans. Une partie dure environ 45 minutes.
rules-circuit-aim-picture = Un circuit fermé s’illumine. La roue des points va jusqu’à 15.

rules-circuit-choosing = Choisir
rules-circuit-choosing-text =
    Il y a quatre _réserves_, une par sorte d’énigme. Tu vois la _face circuit_ de la tuile du dessus : c’est elle que tu poseras plus tard. La _face énigme_ reste cachée.

    Le _premier joueur_ choisit d’abord, puis les autres à tour de rôle. Chaque réserve ne peut être prise qu’une fois par manche. Si ton temps est écoulé, le jeu en choisit une libre pour toi.

    Regarde d’abord le plateau. Quelle tuile t’aiderait ? Et quelle énigme te plaît ?
rules-circuit-choosing-picture = Quatre réserves et leur tuile du dessus. L’une est déjà prise.

rules-circuit-solving = Résoudre
rules-circuit-solving-text =
    Quand tous ont choisi, toutes les tuiles se retournent au même instant. Chacun résout sa propre énigme.

    Le premier qui réussit retourne le _sablier_. Les autres ont jusqu’au dernier grain de sable. Pas besoin d’appuyer sur un bouton : le jeu voit tout de suite qu’une énigme est résolue.

    Tu as réussi ? Alors tu peux poser ta tuile. Sinon, elle va dans la _boîte_ et sort du jeu.

    Tu peux aussi _abandonner_. Quand tous ont résolu ou abandonné, personne n’attend le sable. Si personne ne trouve, la phase s’arrête d’elle-même au bout de quelques minutes. À une table sans sablier, la phase se termine quand tous ont résolu ou abandonné, ou au bout de ces quelques minutes.
rules-circuit-solving-picture = L’une a réussi. Pour les autres, le sable coule.

rules-circuit-weight = Énigme de la balance
rules-circuit-weight-text =
    Mets tous les poids dans les plateaux de la balance. Chaque plateau porte un nombre : c’est ce que compte chaque poids qui s’y trouve.

    Un plateau peut recevoir plusieurs poids, ou aucun. C’est résolu quand les deux côtés comptent autant.
rules-circuit-weight-picture = À gauche 7 + 2, à droite 3 + 3 + 3 : neuf de chaque côté. Le plateau marqué 5 reste vide.

rules-circuit-fragment = Énigme des fragments
rules-circuit-fragment-text =
    Couvre la silhouette avec les sept fragments. Rien ne doit se chevaucher, rien ne doit dépasser.

    Tu peux tourner les pièces. Le parallélogramme peut aussi être retourné. Il y a souvent plusieurs solutions, et toute solution juste compte.
rules-circuit-fragment-picture = La silhouette, et les sept fragments qui la remplissent.

rules-circuit-conduit = Énigme des tuyaux
rules-circuit-conduit-text =
    Pose un tuyau sur chaque case. À la fin, aucun bout ne doit rester ouvert : chacun rejoint un autre bout ou un raccord du bord.

    Les pièces marquées X restent de côté, toutes les autres servent. Les tuyaux peuvent former plusieurs lignes séparées.
rules-circuit-conduit-picture = Tout est relié, donc tout s’illumine. Le bouchon marqué X était interdit.

rules-circuit-angular = Énigme des équerres
rules-circuit-angular-text =
    Assemble les quatre équerres. Vue exactement de dessus, ta construction doit être identique à l’image.

    Chaque équerre repose sur le sol ou sur une autre. Il ne doit y avoir aucun creux dessous, même là où personne ne le verrait d’en haut.
rules-circuit-angular-picture = À gauche l’image, au milieu la construction qui convient. À droite : un creux sous une équerre est interdit.

rules-circuit-placing = Poser
rules-circuit-placing-text =
    Seuls ceux qui ont résolu leur énigme posent leur tuile, l’un après l’autre. Le premier joueur commence ; peu importe qui a été le plus rapide. S’il n’a pas résolu son énigme, c’est le suivant dans le sens horaire qui a réussi qui commence.

    Pose ta tuile à côté d’une autre, pour qu’elles aient un côté entier en commun. Se toucher par un coin ne suffit pas. Tu peux la tourner comme tu veux.

    Les bords n’ont pas besoin de correspondre. Un canal qui bute contre un bord vide s’arrête là et reçoit un bouchon. Un canal qui donne sur une case vide est encore _ouvert_.

    Rien ne t’oblige à poser ta tuile. Si tu préfères t’en passer, elle va dans la boîte et ton tour est fini.
rules-circuit-placing-picture = La tuile encadrée est en train d’être posée. Les cases en pointillé sont permises aussi. Une petite flèche marque un canal ouvert, une barre un canal bouché.

rules-circuit-networkers = Les ingénieurs
rules-circuit-networkers-text =
    Juste après la pose, tu peux placer un ingénieur de ta _réserve personnelle_ sur une chambre à plasma de ta nouvelle tuile. Tu peux aussi le garder.

    Une seule chose compte : y a-t-il déjà un ingénieur sur la _même couleur_ dans le _même circuit_ ? Alors cette couleur est prise, même si c’est le tien. Les autres couleurs sont libres.

    Une tuile peut relier deux circuits. Si des ingénieurs de même couleur s’y retrouvent, ils restent tous et marquent tous.

    Tu as trois ingénieurs. S’il ne t’en reste plus, tu poses sans, jusqu’à ce qu’un circuit se ferme et t’en rende un.
rules-circuit-networkers-picture = La nouvelle tuile est à droite. L’ambre est pris dans ce circuit, mais la chambre rose est libre.

rules-circuit-closing = Fermer et marquer
rules-circuit-closing-text =
    Un circuit est _fermé_ quand aucun de ses canaux ne donne plus sur une case vide. Peu importe qui a posé la dernière tuile.

    Chaque ingénieur du circuit compte alors toutes les chambres de la couleur sur laquelle il se tient. Chacune rapporte un point à son propriétaire.

    Ensuite, tous les ingénieurs du circuit rentrent dans leur réserve personnelle. Un circuit fermé sans ingénieur ne rapporte rien à personne. Une tuile peut fermer plusieurs circuits ; chacun compte à part.
rules-circuit-closing-picture = L’ingénieur à pois est sur l’ambre et compte trois chambres ambre : 3 points. Le rayé est sur le rose : 2 points.

rules-circuit-round-end = Fin de la manche
rules-circuit-round-end-text =
    Quand tous ceux qui ont résolu ont joué leur tour, la manche est finie. Vous pouvez maintenant regarder toutes les solutions.

    Quelqu’un a 15 points ou plus ? Sinon, le suivant devient premier joueur et une nouvelle manche commence.
rules-circuit-round-end-picture = Le marqueur du premier joueur avance d’une place.

rules-circuit-game-end = Fin de la partie
rules-circuit-game-end-text =
    La partie est finie quand, à la fin d’une manche, quelqu’un a au moins 15 points. Celui qui a le plus de points gagne, peu importe qui a atteint 15 le premier.

    Égalité ? Celui qui a le plus d’ingénieurs encore sur le plateau l’emporte. Si c’est encore égal, vous partagez la victoire.

    La partie finit aussi quand il n’y a plus assez de réserves avec des tuiles pour tous.
rules-circuit-game-end-picture = Deux ont atteint la marque, mais 17 bat 15.

rules-circuit-away = Quand quelqu’un est absent
rules-circuit-away-text =
    Si quelqu’un perd la connexion, la partie continue. Le jeu choisit à sa place quand son temps est écoulé. Une tuile qui n’est pas posée à temps va dans la boîte. Quand tous les autres ont fini leur énigme, ils attendent au plus 20 secondes.

    Après 90 secondes, l’hôte peut attendre encore ou laisser jouer un bot. Celui qui revient reprend sa place au début d’une manche.

    Si quelqu’un part et qu’aucun bot ne le remplace, ses ingénieurs restent sur le plateau et continuent de marquer. Au classement final, il passe derrière tous ceux qui sont restés.
rules-circuit-away-picture = Absent un moment : un bot garde la place au chaud.

### Cipher.
rules-cipher-lead = L’un cache un mot, les autres le recomposent trait par trait. Deux minutes de lecture.

rules-cipher-aim = Le but du jeu
rules-cipher-aim-text =
    À chaque manche, l’un de vous est le _codeur_ et cache un _mot secret_. Tous les autres sont _décrypteurs_ et veulent le trouver.

    Chaque lettre est faite de _segments_. Les décrypteurs les reçoivent un par un et cherchent où ils vont. Celui qui connaît le mot peut le dire à tout moment.

    Chacun cache un mot à son tour. À la fin, celui qui a le plus de points gagne.

    Pour deux à quatre joueurs, dès 13 ans.
rules-cipher-aim-picture = Le codeur voit le mot. Les décrypteurs ne voient que ce qui est déjà trouvé.

rules-cipher-alphabet = L’alphabet des segments
rules-cipher-alphabet-text =
    Il y a quatre sortes de segments : _grande barre_, _petite barre_, _grande courbe_ et _petite courbe_. Chaque lettre demande toujours les mêmes. Tu peux regarder l’alphabet à tout moment.

    Seul compte le nombre de chaque sorte. Certaines lettres demandent exactement la même chose : A et H, L et T, M et W, V et X, et aussi F, K et Z. Seul le mot lui-même dit alors de laquelle il s’agit.
rules-cipher-alphabet-picture = Les quatre segments et toutes les lettres qu’ils forment.

rules-cipher-composing = Cacher un mot
rules-cipher-composing-text =
    La table fixe une longueur de 3 à 6 lettres pour toute la partie. Le codeur choisit un mot de cette longueur.

    Il doit être dans le dictionnaire, et tout le monde devrait le connaître. Les noms propres, les abréviations, l’argot et les mots étrangers sont interdits ; les insultes aussi, sauf accord de tous à une table privée. Les accents disparaissent. Si tu n’as pas d’idée, le jeu te propose un mot.

    Tous les segments du mot sont alors dans le _compartiment secret_. Seul le codeur peut y regarder.
rules-cipher-composing-picture = Ce mot demande 11 segments.

rules-cipher-asking = Donner et demander
rules-cipher-asking-text =
    Le décrypteur qui suit le codeur commence, puis chacun joue à son tour. Le codeur choisit un segment du compartiment secret et le _donne_.

    Si tu as reçu le segment, montre une _zone de lettre_ et demande : va-t-il ici ?

    Si c’est OUI, il y reste et le décrypteur suivant joue. Si c’est NON, tu demandes une autre zone jusqu’à ce qu’il convienne. C’est le jeu qui répond : le codeur ne peut pas se tromper.

    Tu peux tourner et déplacer les segments d’une zone pour essayer des lettres. Toi seul le vois.
rules-cipher-asking-picture = La grande courbe va-t-elle en zone 3 ? Une question le dira.

rules-cipher-no-tokens = Les jetons NON
rules-cipher-no-tokens-text =
    Après chaque NON, un _jeton NON_ couvre cette sorte de segment dans cette zone. Plus personne ne peut la demander là pendant cette manche.

    Un NON t’apprend aussi quelque chose : cette lettre n’a plus besoin de cette sorte. Peut-être que ce qui s’y trouve suffit déjà. Ainsi, des lettres sont exclues.

    Chaque jeton NON rapporte 1 point au codeur.
rules-cipher-no-tokens-picture = Une grande barre, pas de deuxième et pas de courbe : il reste ces lettres.

rules-cipher-guessing = Dire le mot
rules-cipher-guessing-text =
    Chaque décrypteur peut dire le mot à tout moment, même si c’est le tour d’un autre. Cela coûte un de tes trois _jetons Déduction_ ; le codeur le reçoit.

    _Juste :_ la manche est finie sur-le-champ, et le _jeton Enigma_ est à toi.

    _Faux :_ tous entendent ton mot, puis le jeu continue. Personne ne dit quelles lettres étaient bonnes. Après trois mots faux, tu es _éliminé_ pour cette manche. Si tu tiens un segment, le décrypteur suivant le reprend.

    Vous pouvez aussi renoncer ensemble : à tout moment, un décrypteur peut proposer que plus personne ne devine. Si tous les décrypteurs sont d’accord, la manche est finie et personne n’a trouvé le mot.
rules-cipher-guessing-picture = Le premier essai était faux, le deuxième juste. Il reste un jeton.

rules-cipher-bonus = La phase bonus
rules-cipher-bonus-text =
    Quand il reste trois segments ou moins dans le compartiment secret, la _phase bonus_ commence. Plus rien n’est donné sans qu’on le demande. À ton tour, tu as trois possibilités :

    _Demander un segment._ Le codeur prend alors un _jeton Bonus_ qui vaut 2 points.

    _Dire le mot._ Celui qui le trouve gagne 5 points, et 2 pour chaque jeton Bonus encore là.

    _Passer._ Si tous les décrypteurs passent l’un après l’autre, la manche est finie et personne n’a trouvé le mot.
rules-cipher-bonus-picture = Un jeton Bonus est parti. Trouver le mot rapporte maintenant 5 + 2 + 2 points.

rules-cipher-scoring = Le décompte
rules-cipher-scoring-text =
    Les _décrypteurs_ gagnent 1 point par jeton Déduction qui leur reste. Celui qui a dit le mot gagne en plus 5 pour le jeton Enigma et 2 par jeton Bonus encore là.

    Le _codeur_ gagne 1 par jeton NON, 2 par jeton Bonus pris et 1 par jeton Déduction reçu. Si personne n’a trouvé le mot, il gagne encore 5 pour le jeton Enigma.
rules-cipher-scoring-picture = Mara a caché PANDA. Ines l’a trouvé au deuxième essai : 5 + 2 × 2 + 1 = 10. Mara : 3 + 2 + 3 = 8. Tomáš a gardé deux jetons : 2.

rules-cipher-game-end = Fin de la partie
rules-cipher-game-end-text =
    Après chaque mot, le suivant devient codeur, et chacun retrouve trois jetons Déduction.

    La partie est finie quand chacun a caché un mot. À deux, chacun en cache deux. On additionne les points de toutes les manches, et celui qui en a le plus gagne. En cas d’égalité, vous partagez la victoire.
rules-cipher-game-end-picture = La feuille de score, le premier codeur à gauche. La case rayée montre qui a caché le mot.

rules-cipher-away = Quand quelqu’un est absent
rules-cipher-away-text =
    Si un décrypteur est absent ou si son temps est écoulé, le segment qu’il tient passe au suivant. Il garde ses jetons et rejoue dès qu’il est de retour. S’il n’y a pas d’autre décrypteur, le jeu l’attend.

    Si le codeur tarde trop, le jeu tire un mot ou donne un segment au hasard. Un bot peut aussi prendre la place.

    Celui qui part pour de bon garde les points déjà marqués, mais ne joue plus.
rules-cipher-away-picture = Absent un moment : un bot garde la place au chaud.

### Playing by ear.
rules-by-ear = Jouer à l’oreille et au clavier
rules-by-ear-time = Active « Je joue à l’oreille » dans les réglages. Ta place a alors au moins 240 secondes de sable, 90 pour choisir et 240 pour poser ; dans Cipher, 60 pour distribuer et 120 pour une question. Toute la table le voit, et les bots faciles prennent leur temps. Seul contre des bots, les tours n’ont pas d’horloge, et le sablier se coupe dans le salon.
rules-by-ear-ask = Une lettre interroge sur chaque écran, et la réponse est lue : D décrit le plateau, L redit le dernier événement, H dit le temps qui reste, S les points, W ce que tu peux faire et par quelles touches. Le point d’interrogation liste toutes les touches. Si ton lecteur d’écran garde les lettres pour lui, passe en mode formulaire ; un plateau qui a le focus reçoit ses touches dans tous les cas.
rules-by-ear-move = F6 passe d’une partie de l’écran à la suivante. Ce sur quoi tu te trouves est lu ; ce que font les autres est dit de soi-même. Échap reprend ce qui est visé, Entrée le confirme. C ouvre la discussion.
rules-by-ear-circuit = Choisir : 1 à 4 ou les flèches mènent à une tuile, Entrée la prend. Poser : les flèches parcourent le plateau à partir de la tuile essayée, Page suivante passe par toutes les cases, R tourne la tuile, I en dit plus sur la case, Entrée la pose. Ensuite les flèches parcourent les chambres pour un ingénieur ; le garder vient en dernier.
rules-by-ear-cipher = Distribuer : 1 à 4 désignent la grande barre, la petite barre, la grande courbe et la petite courbe. Demander : un chiffre mène à la zone de ce numéro et la lit, Entrée interroge. Pour nommer le mot, tape-le : ses lettres vont dans les cases où que tu sois, et Entrée le nomme une fois confirmé. D, L, H, S et W répondent aussi. En phase bonus, 1 mène à la demande d’un segment et 2 à passer, et Entrée l’exécute. Tant que tu peux deviner, la discussion et le son sont dans la barre.
rules-by-ear-puzzles = Énigmes : les chiffres prennent une pièce, ou ajoutent un poids sur un plateau, les flèches déplacent, R tourne, F retourne, Entrée pose, Suppr retire, Ctrl et Z annule. Entraîne-toi d’abord sans horloge : la Balance est la plus rapide à l’oreille, les Équerres et les Fragments sont les plus longs.
