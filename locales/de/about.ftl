about-title = Über Enigma
about-note = Über diesen Server
about-games = Von wem die Spiele sind
about-games-text =
    _Circuit_ folgt den Regeln von „Enigma“ von _Touko Tahkokallio_, illustriert von Victor Boden, erschienen 2014 bei Zoch und auf Tschechisch bei Albi.

    _Cipher_ folgt den Regeln von „Enigma“, auch bekannt als „Decipher“, von _Bill Eberle_, _Greg Olotka_ und _Peter Olotka_, nach „Runes“, das sie mit Jack Kittredge erfunden haben. Erschienen 2020 bei HeidelBÄR Games und auf Französisch bei Atalia.

    Dies ist eine unabhängige Umsetzung mit eigenen Rätseln, Kärtchen, Buchstabenformen, Texten und Bildern. Sie steht in keiner Verbindung zu den Autoren und Verlagen und wird nicht von ihnen unterstützt; die Namen von Spielen und Firmen gehören ihren Inhabern. Danke für zwei schöne Spiele!
about-licences = Lizenzen
about-code = Der Code darf nach Wahl unter der MIT-Lizenz oder der Apache License 2.0 verwendet werden.
about-fonts = Die Schriften stehen unter der SIL Open Font License 1.1:
about-words = Die Wortlisten stehen unter CC BY-SA 4.0. Daher kommen sie (auf Englisch):
about-loading = Wird geladen …
about-version = Version { $version }
