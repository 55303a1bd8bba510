### Ich: wer jemand hier ist, was gespielt wurde und was sich mitnehmen lässt.
me-title = Ich
me-sub = Auf diesem Server, unter deinem Schlüssel
me-loading = Du wirst gesucht …
me-failed = Deine Seite ließ sich nicht laden.
me-again = Noch einmal
me-nobody = Noch niemand
me-nobody-text = Gib dir einen Namen, oder bring deinen von einem anderen Gerät mit.
me-take-name = Namen geben
me-since = seit { $date }
me-count =
    { $games ->
        [0] noch kein Spiel
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
me-name = Namen ändern
me-nothing = Hier ist noch nichts
me-nothing-text = Spiel eine Partie oder ein Rätsel des Tages, dann erscheint es hier.
me-today = Rätsel von heute

### Losing a device.
me-lost-title = Ein Gerät, ein Schlüssel
me-lost-text = Du bist du durch einen Schlüssel in diesem Browser. Geht er verloren, kann dich niemand zurückholen, auch wir nicht. Ein zweites Gerät, ein Passkey oder ein Schlüssel an einem sicheren Ort genügt.

### Ratings.
me-ratings = Wertungen
me-rate = Meine Spiele werten
me-rate-hint = Nur du siehst sie, außer du zeigst sie an Tischen.
me-show-rating = Wertung an Tischen zeigen
me-rating-none = Noch kein gewertetes Spiel.
me-rating-range = Am ehesten zwischen { $from } und { $to }.
me-rating-unsure = Noch unsicher: Jedes Spiel sagt mehr.
me-rating-spoken = Wertung in { $game }: { $rating }, plus oder minus { $within }, { $games } Spiele
me-rating-curve = { $game }: Wertung im Verlauf
me-rating-rules = Nicht gewertet: Spiele mit mehr Zeit für jemanden, mit weiteren Hausregeln, Spiele, die jemand verlassen hat, und Bots, die länger warten als üblich.

### Games.
me-games = Meine Spiele
me-under-way = läuft noch
me-place = { $place }.
me-place-spoken = Platz { $place } mit { $points } Punkten
me-game-spoken = { $game } mit { $others }, { $date }
me-game-none = Kein solches Spiel.
me-filter-game = Spiel
me-filter-result = Ergebnis
me-filter-with = Mit
me-filter-when = Wann
me-all = Alle
me-won = Gewonnen
me-lost = Nicht gewonnen
me-people = Menschen
me-bots = Nur Bots
me-any-time = Jederzeit
me-month = Diesen Monat
me-year = Dieses Jahr
me-more = Weitere Spiele

### Solving and words.
me-solving = Lösen
me-solving-hint = Die Hälfte deiner Rätsel brauchte höchstens so lang. ▾ schneller als alle hier, ▴ langsamer
me-solving-sub = Median und Abstand zu allen
me-solved = Gelöst
me-few = zu wenige
me-faster = { $seconds } s schneller als alle
me-slower = { $seconds } s langsamer als alle
me-questions = Fragen je Wort
me-found = Wörter gelöst
me-guesses = Versuche je Wort
me-coder = Punkte beim Verstecken
me-points = { $points } Punkte je Spiel
me-wins = { $wins } gewonnen

### Calendar.
me-days = Rätsel des Tages
me-streak =
    { $days ->
        [one] { $days } Tag, Rekord { $best }
       *[other] { $days } Tage, Rekord { $best }
    }
me-days-hint = Volles Feld: alle fünf. Für die Serie zählt ein Tag ab einem Rätsel.
me-days-spoken = Kalender über { $weeks } Wochen, { $days } Tage in Folge, höchstens { $best }

### Devices.
me-devices = Meine Geräte
me-device = Gerät
me-this = dieses
me-seen = zuletzt { $date }
me-new = neu
me-add = Gerät hinzufügen
me-add-text = Mit dem anderen Gerät scannen, oder die Zeichen dort eingeben: Ich, Ich habe einen Code.
me-add-qr = Link, der ein anderes Gerät zu deinem macht
me-valid = Gilt einmal, noch { $time }
me-expired = Dieser Code ist abgelaufen.
me-new-code = Neuer Code
me-secret = Wer diesen Code hat, kann als du spielen. Niemand von uns fragt danach.
me-have = Ich habe einen Code
me-code = Code
me-code-text = Sechs Zeichen von deinem anderen Gerät: dort Ich, Gerät hinzufügen.
me-become = Dieses Gerät wird meins
me-become-text = Dieses Gerät gehört dann dem, der den Code gemacht hat. Wer du hier jetzt bist, bist du dann nicht mehr.
me-become-done = Dieses Gerät gehört jetzt { $name }.
me-rename-device = Name des Geräts
me-remove = Entfernen
me-remove-title = { $name } entfernen?
me-remove-text = Auf diesem Gerät ist dann niemand mehr du. Deine Spiele bleiben.
me-remove-last = Das ist dein einziges Gerät. Ohne Passkey oder gesicherten Schlüssel ist dann niemand mehr du.

### Passkeys.
me-passkeys = Passkeys
me-passkey = Passkey
me-passkey-hint = Er liegt in deinem Telefon, deinem Browser oder auf einem Sicherheitsschlüssel und holt dich auf jedem Gerät zurück, ohne Code.
me-passkey-add = Passkey hinzufügen
me-passkey-use = Mit Passkey zurückkommen
me-passkey-made = vom { $date }
me-passkey-used = zuletzt benutzt { $date }
me-passkey-added = Dein Passkey ist gespeichert. Er holt dich auf jedem Gerät zurück.
me-rename-passkey = Name des Passkeys
me-remove-passkey = Er holt dann niemanden mehr zurück. Wo er liegt, wird er vielleicht noch angeboten, bis du ihn auch dort löschst.
refusal-no_such_passkey = Diesen Passkey kennt der Server nicht. Vielleicht wurde er entfernt.
refusal-bad_passkey = Der Server konnte diesen Passkey nicht lesen. Nimm einen anderen.
refusal-foreign_passkey = Dieser Passkey gehört zu einer anderen Adresse.
refusal-passkey_copied = Das scheint die Kopie eines Passkeys zu sein, der seither benutzt wurde. Komm auf anderem Weg herein und entferne ihn.
refusal-passkey_late = Das hat zu lange gedauert. Versuch es noch einmal.
refusal-passkey_taken = Dort hast du schon einen Passkey.
refusal-too_many_passkeys = Du hast sechzehn Passkeys. Entferne erst einen.
refusal-no_passkeys_here = An dieser Adresse gibt es keine Passkeys. Ein Code oder ein gesicherter Schlüssel geht.
refusal-passkey_failed = Dein Browser konnte das mit einem Passkey nicht. Ein Code oder ein gesicherter Schlüssel geht.

### Data.
me-data = Meine Daten
me-data-text = Keine Mailadresse, kein Passwort. Ein Schlüssel in diesem Browser sagt, wer du bist.
me-recovery = Schlüssel sichern
me-recovery-hint = Eine Datei für einen sicheren Ort. Sie holt dich auf jedem Gerät zurück; eine ältere gilt dann nicht mehr.
me-recovery-made = Die letzte ist vom { $date }.
me-restore = Aus Datei wiederherstellen
me-restore-bad = Das ist kein gesicherter Schlüssel.
me-export = Alles exportieren
me-delete = Mich löschen
me-delete-title = { $name } löschen?
me-delete-goes = Name, Schlüssel, Wertungen, Zeiten und deine Liste der Spiele gehen, sofort und für immer.
me-delete-stays = Spiele mit anderen bleiben deren Spiele, mit „Spieler“ an deinem Platz.
me-delete-yes = Für immer löschen
me-keep = Behalten
me-deleted = Du bist fort. Nichts von dir ist geblieben.
refusal-no_such_device = Dieses Gerät gehört nicht mehr dir.
