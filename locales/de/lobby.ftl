### The lobby of a table.
lobby-title = { $game }-Tisch
lobby-who = Wer sitzt am Tisch?
lobby-lead = Schicke den Link oder besetze einen Platz mit einem Bot. Zwei bis vier können spielen.
lobby-lead-full = Alle sind da. Es kann losgehen, wann immer du willst.
lobby-lead-wait = Alle sind da. Es geht los, sobald alle bereit sind.
lobby-you-host = Du, Gastgeber
lobby-you = Du
lobby-host = Gastgeber
lobby-joined = Per Link beigetreten
lobby-ready = Bereit
lobby-not-ready = Verbunden, nicht bereit
lobby-not-ready-short = Nicht bereit
lobby-im-ready = Ich bin bereit
lobby-unready = Warte, noch nicht
lobby-add-bot = Bot hinzufügen
lobby-or-wait = oder auf Freunde warten
lobby-free = Freier Platz
lobby-remove = { $name } entfernen
lobby-level = Stufe
lobby-leave = Verlassen
lobby-code = Tischcode
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-by-hand = Dieser Browser lässt die Seite nichts kopieren. Markiere den Text und kopiere ihn selbst.
lobby-qr = QR-Code des Tischlinks
lobby-only-here = Dieser Link funktioniert nur auf diesem Gerät.
lobby-only-here-how = Wie kommen andere dazu?
lobby-only-here-text = Wer den Server betreibt, startet ihn neu mit { $option }. Dann können andere Geräte im selben Netzwerk den Link öffnen.
lobby-network = Andere in deinem Netzwerk können das öffnen.
lobby-game = Spiel
lobby-sand-timer = Sanduhr
lobby-sand-timer-hint = nach der ersten Lösung
lobby-turns = Zeit pro Zug
lobby-turns-hint = zum Wählen / zum Legen
lobby-seconds = { $seconds } s
lobby-begins = Wer beginnt
lobby-begins-hint = der Jüngste, sagt die Anleitung
lobby-first-coder = Erster Verschlüssler
lobby-first-coder-hint = versteckt das erste Wort
lobby-by-lot = Das Los
lobby-seat-number = Platz { $seat }
lobby-colour = Farbe
lobby-colour-title = { $name }: Farbe wählen
lobby-colour-change = { $name }: { $colour }. Andere Farbe wählen
lobby-colour-taken = vergeben
colour-iris = Violett, Punkte
colour-moss = Grün, Streifen
colour-rust = Orange, Winkel
colour-chalk = Weiß, glatt
lobby-mix = Rätsel
lobby-mix-hint = wie schwer sie sind
lobby-totals = Summen an der Waage zeigen
lobby-totals-hint = Hilft neuen und jüngeren Mitspielenden
lobby-words = Wörter
lobby-words-hint = Länge und Sprache
lobby-word-length = Wortlänge
lobby-word-language = Sprache der Wörter
lobby-house-words = Hauswörter
lobby-house-words-hint = Auch Wörter, die nicht im Wörterbuch stehen.
lobby-on = An
lobby-off = Aus
lobby-spectators = Zuschauen erlaubt
lobby-spectators-hint = Wer zusieht, erfährt keine Geheimnisse.
lobby-take-over = Wer geht, wird vom Bot vertreten
lobby-take-over-hint = Zurückkommen geht, wenn eine Runde beginnt.
mix-gentle = Leicht
mix-mixed = Gemischt
mix-fierce = Knifflig
bot-spark = Funke
bot-relay = Relais
bot-turbine = Turbine
bot-core = Kern
bot-text-spark = Leicht: lässt sich Zeit
bot-text-relay = Mittel: ein fairer Gegner
bot-text-turbine = Schwer: schnell und umsichtig
bot-text-core = Sehr schwer: irrt sich fast nie
bot-solves = Bot, { $level }: löst in etwa { $seconds } s
level-spark = leicht
level-relay = mittel
level-turbine = schwer
level-core = sehr schwer

lobby-start =
    { $players ->
        [1] Allein starten
        [2] Zu zweit starten
        [3] Zu dritt starten
       *[other] Zu viert starten
    }
lobby-pace = Bedenkzeit
lobby-pace-hint = für Wörter und Fragen
pace-brisk = Zügig
pace-calm = In Ruhe
lobby-one-device = Ein Gerät für alle
lobby-one-device-hint = Alle sitzen darum herum, und es geht von Hand zu Hand.
lobby-fitting = Buchstaben, die noch passen
lobby-fitting-hint = Für alle sichtbar. Hilft in den ersten Partien.
lobby-seat-another = Hier spielt noch jemand mit
lobby-seat-title = Wer spielt noch auf diesem Gerät?
lobby-seat-text = Alle bekommen einen eigenen Platz. Das Gerät wird weitergegeben, wenn sie dran sind.
lobby-seat-name = Name an diesem Platz
lobby-seat-done = Platz nehmen

lobby-sits = { $name } setzt sich.
lobby-stands = { $name } sitzt nicht mehr am Tisch.
lobby-is-ready = { $name } ist bereit.
lobby-host-is = { $name } ist jetzt Gastgeber.
lobby-host-you = Du bist jetzt Gastgeber.
lobby-lost-seat = Der Gastgeber hat deinen Platz freigegeben.
lobby-lost-seat-text = Wo ein Platz frei ist, kannst du dich wieder setzen.
lobby-lost-ready = Der Gastgeber hat die Einstellungen geändert.
lobby-lost-ready-text = Bist du noch bereit?

### Playing by ear, and what a pace means.
lobby-by-ear = Spielt nach Gehör, mit mehr Zeit
lobby-by-ear-short = nach Gehör
pace-seconds = { $handing } / { $asking } s
