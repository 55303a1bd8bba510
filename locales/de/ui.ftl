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
ui-theme-light = Hell stellen
ui-theme-dark = Dunkel stellen
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
