### Words that every screen uses.
ui-title = Enigma: Circuit und Cipher
ui-you = Du
ui-your-turn = Du bist dran
ui-players = Mitspielende
ui-player = Spieler
ui-start-player = Startspieler
ui-away = Nicht da
ui-menu = Menü
ui-close = Schließen
ui-continue = Weiter
ui-share = Teilen
ui-rules = Regeln
ui-rules-of-phase = Regeln zu dieser Phase
ui-phases = Phasen der Runde
ui-task = Was zu tun ist
ui-beside = Neben dem Brett
ui-chat = Chat
ui-sound = Ton
ui-keys = Tasten
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
ui-undo = Zurück
ui-redo = Vor
ui-clear = Leeren
ui-flip = Wenden
ui-turn-left = Links drehen
ui-turn-right = Rechts drehen
ui-turn-left-word = Links
ui-turn-right-word = Rechts
ui-no = NEIN
ui-solved = Gelöst
ui-gave-up = Aufgegeben
ui-laid = { $laid } von { $total } gelegt
ui-no-limit-yet = Noch keine Frist
ui-time-up = Die Zeit ist um.
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
puzzle-weight = Waagerätsel
puzzle-fragment = Bruchstückrätsel
puzzle-conduit = Röhrenrätsel
puzzle-angular = Winkelsteinrätsel

ui-seconds-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
ui-supply =
    { $count ->
        [0] Kein Ingenieur im Vorrat
        [one] { $count } Ingenieur im Vorrat
       *[other] { $count } Ingenieure im Vorrat
    }
ui-refusals =
    { $count ->
        [one] Einmal NEIN
       *[other] { $count }-mal NEIN
    }
ui-deductions-left =
    { $count ->
        [0] Kein Lösungsmarker mehr
        [one] Noch { $count } Lösungsmarker
       *[other] Noch { $count } Lösungsmarker
    }
ui-chat-unread =
    { $count ->
        [one] Chat, { $count } neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
