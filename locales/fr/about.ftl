about-title = À propos d’Enigma
about-note = À propos de ce serveur
about-games = De qui sont ces jeux
about-games-text =
    _Circuit_ suit les règles d’« Enigma » de _Touko Tahkokallio_, illustré par Victor Boden, publié par Zoch en 2014 et en tchèque par Albi.

    _Cipher_ suit les règles d’« Enigma », aussi appelé « Decipher », de _Bill Eberle_, _Greg Olotka_ et _Peter Olotka_, d’après « Runes », qu’ils ont conçu avec Jack Kittredge. Publié par HeidelBÄR Games en 2020 et en français par Atalia.

    Ceci est une réalisation indépendante, avec ses propres énigmes, tuiles, formes de lettres, textes et images. Elle n’est ni liée aux auteurs et aux éditeurs, ni approuvée par eux ; les noms de jeux et de sociétés appartiennent à leurs propriétaires. Merci pour deux beaux jeux !
about-licences = Licences
about-code = Le code peut être utilisé sous licence MIT ou Apache 2.0, au choix.
about-fonts = Les polices sont sous licence SIL Open Font License 1.1 :
about-words = Les listes de mots sont sous licence CC BY-SA 4.0. Voici d’où elles viennent (en anglais) :
about-loading = Chargement …
about-version = Version { $version }
