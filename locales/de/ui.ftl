### Words that every screen uses.
ui-title = Enigma: Circuit und Cipher
ui-you = Du
ui-close = Schließen
ui-rules = Regeln
ui-chat = Chat
ui-sound = Ton
ui-settings = Einstellungen
ui-about = Über
ui-name = Dein Name
ui-language = Sprache
ui-theme = Farben
ui-theme-light = Hell stellen
ui-theme-dark = Dunkel stellen
ui-theme-name-auto = Automatisch
ui-theme-name-light = Hell
ui-theme-name-dark = Dunkel
ui-confirm-moves = Züge bestätigen
ui-confirm-moves-hint = Ein zweites Tippen auf dieselbe Stelle genügt nicht: Züge brauchen den großen Knopf.
ui-shortcuts = Kurztasten
ui-shortcuts-hint = R dreht, 1 bis 9 nehmen und so weiter.
ui-by-ear = Ich spiele nach Gehör
ui-by-ear-hint = Dein Platz hat an jedem Tisch mehr Zeit, und die anderen sehen, warum. Ab der nächsten Partie.
ui-by-ear-how = Wie man nach Gehör spielt
ui-not-found = Hier ist nichts
ui-not-found-text = Vielleicht ist die Adresse vertippt oder den Tisch gibt es nicht mehr.
ui-load-failed = Diese Seite ließ sich nicht laden. Entweder ist der Server nicht erreichbar, oder er hat eine neuere Fassung.
ui-load-again = Neu laden
refusal = Das ging nicht
refusal-offline = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
ui-to-home = Zur Startseite

### Puzzle categories, short and in full.
category-weight = Waage
category-fragment = Bruch­stück
category-conduit = Röhren
category-angular = Winkel­stein
category-word = Wort
