### The table around a game.
table-connecting = Auf dem Weg zum Tisch
table-lost = Verbindung verloren, neuer Versuch läuft
table-lost-text = Spiel weiter: Alles wird behalten und gesendet, sobald die Verbindung steht.
table-trouble = Der Server kann gerade nichts speichern
table-trouble-text = Diese Seite versucht es von selbst wieder. Was bestätigt wurde, geht nicht verloren.
table-back = Wieder verbunden
table-try-now = Jetzt versuchen
table-missing = Diesen Tisch gibt es nicht
table-missing-text = Prüfe den Code oder eröffne einen eigenen Tisch.
table-expired = Dieser Tisch wurde abgeräumt
table-expired-text = Es war lange niemand da. Beendete Spiele bleiben erhalten.
table-closed = Dieser Tisch ist voll
table-closed-text = Kein Platz ist frei, und Zuschauer sind nicht zugelassen.
table-full-text = Du kannst zuschauen oder einen eigenen Tisch eröffnen.
table-old = Neu laden, um weiterzuspielen
table-old-text = Der Server hat eine neuere Fassung. Dein Spiel bleibt, wie es ist.
table-reload = Neu laden
table-new = Tisch eröffnen
table-take-back = Meinen Platz zurücknehmen
table-bot-plays = Ein Bot spielt für dich
table-bot-plays-text = Du bekommst deinen Platz zurück, wenn die nächste Runde beginnt.
table-taking-back = Nächste Runde bist du wieder dabei
table-watching = Du siehst zu
table-watch = Zuschauen
table-status-choosing = Wählt gerade
table-status-placing = Legt gerade
table-status-waiting = Wartet
table-status-out = Diese Runde ohne Kärtchen
table-status-left = Hat das Spiel verlassen
table-let-bot = Bot spielen lassen
table-away-kept = Nicht da, Platz bleibt noch { $time }
table-away-short = Nicht da, { $time }
table-away-news = { $name } ist nicht da. Der Platz wird noch { $time } freigehalten.
table-back-news = { $name } ist wieder da.
table-bot-news = { $name } ist gegangen. Ein Bot spielt weiter.
table-left-news = { $name } hat das Spiel verlassen.
table-away-title = { $name } ist nicht da
table-away-text = { $name } kann mit demselben Link zurückkommen. Der Platz bleibt noch { $time }, dann übernimmt ein Bot. Du kannst ihn schon jetzt spielen lassen.
table-away-wait = Warten

### Who you are.
name-title = Wie dürfen wir dich nennen?
name-text = Ein Name genügt. Kein Konto, keine E‑Mail.
name-sit = Platz nehmen
name-watch = Nur zusehen
name-nameless = Ohne Namen spielen
name-go = Weiter
name-guest = Gast

### The lobby, live.
lobby-seat-free = Erst die freien Plätze besetzen
lobby-fill = Mit Bots auffüllen
lobby-close-free = Nur { $players } Plätze
lobby-wait-ready = Warten, bis alle bereit sind
lobby-seats = Plätze
lobby-seats-hint = wie viele mitspielen
lobby-open = Alle dürfen dazukommen
lobby-open-hint = Der Tisch steht auf der Startseite.
lobby-sit = Hier hinsetzen

### Circuit, live.
solve-watch = Zusehen: Alle rätseln
solve-watch-text = Du siehst nur, wie viele Teile liegen. Die Lösungen sind zu sehen, wenn alle fertig sind.
missed-late = Die Zeit ist um, nicht gelöst
missed-gave-up = Für diese Runde aufgegeben
missed-text = Du legst in dieser Runde kein Kärtchen. Das nächste Rätsel ist eine neue Chance.
missed-show = Eine Lösung zeigen
missed-hide = Meinen Stand zeigen
missed-watch = Beim Legen zusehen
gave-up-wait = Auf die anderen warten
gave-up-wait-text = Du legst in dieser Runde kein Kärtchen. Sind alle fertig, siehst du die Lösungen.
gave-up-look = Das Brett ansehen
round-puzzles = Die Rätsel dieser Runde
round-missed = zu spät
round-gave-up = aufgegeben
watch-stake = Um diese Kärtchen geht es
solutions = Alle Lösungen
solutions-own = So blieb es liegen
solutions-right = Eine Lösung
solutions-solved = { $name }: gelöst in { $time }
solutions-missed = { $name }: nicht rechtzeitig gelöst
solutions-gave-up = { $name }: aufgegeben
turn-title = Du bist dran: { $title }

### Chat.

### Why something was refused.
refusal-internal = Auf dem Server ist etwas fehlgeschlagen. Versuch es noch einmal.
refusal-game_over = Das Spiel ist zu Ende.
refusal-game_too_long = Diese Partie ist so lang geworden, dass Zwischenstände nicht mehr festgehalten werden. Eine Lösung zählt weiterhin.
refusal-bad_player = Diesen Platz gibt es am Tisch nicht.
refusal-wrong_order = Jemand anders ist dran.
refusal-wrong_phase = Die Runde ist weitergegangen; diese Phase ist vorbei.
refusal-category_taken = Dieses Kärtchen ist schon vergeben. Wähle ein anderes.
refusal-stack_empty = Von dieser Art ist kein Kärtchen mehr da. Wähle ein anderes.
refusal-already_solved = Dein Rätsel ist schon gelöst.
refusal-gave_up = Du hast dieses Rätsel für diese Runde aufgegeben.
refusal-malformed_draft = Die Teile waren nicht zu lesen. Nimm den letzten Zug zurück.
refusal-bad_rotation = Ein Kärtchen wird nur um Vierteldrehungen gedreht.
refusal-occupied = Dort liegt schon ein Kärtchen.
refusal-not_adjacent = Das Kärtchen muss mit einer Seite an ein anderes grenzen.
refusal-no_such_cell = Dieses Kärtchen hat keine solche Kammer.
refusal-no_networker = In deinem Vorrat ist kein Ingenieur mehr.
refusal-colour_taken = Auf dieser Farbe steht in dieser Leitung schon ein Ingenieur.
refusal-must_place = Hier gelten noch die früheren Regeln: Ein gewonnenes Kärtchen wird angelegt.
refusal-seat_left = Dieser Platz hat das Spiel verlassen.
refusal-has_left = Dieser Platz hat das Spiel verlassen.
refusal-not_round_start = Einen Platz nimmt man zurück, wenn eine Runde beginnt.
refusal-bad_attendance = Das passt nicht zu dem, der dort gerade sitzt.
refusal-bad_options = Diese Optionen passen nicht zusammen.
refusal-bad_settings = Mit diesen Optionen lässt sich nicht spielen.
refusal-unknown_rules = Dieses Spiel folgt Regeln, die der Server nicht kennt.
refusal-bad_action = Der Server konnte das nicht lesen. Lade die Seite neu.
refusal-bad_message = Der Server konnte das nicht lesen. Lade die Seite neu.
refusal-bad_body = Der Server konnte das nicht lesen. Lade die Seite neu.
refusal-bad_id = Der Server konnte das nicht lesen. Lade die Seite neu.
refusal-hello_again = Die Verbindung besteht schon. Lade die Seite neu.
refusal-bad_name = Ein Name hat 1 bis 24 Zeichen, und man kann welche davon sehen.
refusal-bad_text = Eine Zeile hat höchstens 200 Zeichen.
refusal-bot_plays = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
refusal-foreign_origin = Diese Seite gehört zu einer anderen Adresse.
refusal-game_under_way = Ein Spiel läuft gerade.
refusal-length = Wörter haben drei bis sechs Buchstaben.
refusal-seats = Ein Tisch hat zwei bis vier Plätze.
refusal-muted = Der Gastgeber hat dich im Chat stummgeschaltet.
refusal-no_bots = Für dieses Spiel gibt es hier keine Bots.
refusal-no_chat = Dieser Tisch hat keinen Chat.
refusal-no_game = Es läuft kein Spiel.
refusal-no_game_over = Das Spiel ist noch nicht zu Ende.
refusal-no_name = Sag uns erst deinen Namen.
refusal-no_seat = Du hast hier keinen Platz.
refusal-no_such_game = Dieses Spiel gibt es nicht.
refusal-no_such_link = Dieser Link ist verbraucht oder abgelaufen.
refusal-no_such_page = Unter dieser Adresse ist nichts.
refusal-no_such_seat = Der Tisch hat diesen Platz nicht.
refusal-no_such_step = So einen Zug gibt es in dieser Partie nicht.
refusal-over_by_then = Da war die Partie schon vorbei. Geh einen Zug oder mehr zurück.
refusal-no_such_table = Diesen Tisch gibt es nicht. Prüfe den Code.
refusal-nobody_there = Dort sitzt niemand.
refusal-still_here = Wer dort sitzt, ist noch da.
refusal-no_bot_plays = Für dich spielt kein Bot. Der Platz gehört dir.
refusal-alone = Außer dir ist niemand mehr da. Geh zurück zum Tisch und lade jemanden ein.
refusal-name_taken = So heißt schon jemand an deinem Tisch. Nimm einen anderen Namen oder warte das Ende des Spiels ab.
refusal-not_host = Das darf nur der Gastgeber.
refusal-not_over = Das Spiel ist noch nicht zu Ende.
refusal-not_ready = Noch sind nicht alle bereit.
refusal-not_your_seat = Das ist nicht dein Platz.
refusal-own_seat = Das ist dein eigener Platz. Verlass ihn stattdessen.
refusal-seat_free = Ein Platz ist noch frei.
refusal-seat_taken = Dort sitzt schon jemand.
refusal-colour_in_use = Diese Farbe hat schon jemand.
refusal-spectators_silent = Zuschauer chatten an diesem Tisch nicht.
refusal-too_fast = Das war zu schnell. Warte einen Moment.
refusal-too_many = Das sind zu viele auf einmal.
refusal-too_much_chat = Warte einen Moment, bevor du weiterschreibst.
refusal-which_seat = Sag, für welchen deiner Plätze.
refusal-expired = Dieser Tisch wurde abgeräumt.
refusal-not_watchable = Zuschauer sind an diesem Tisch nicht zugelassen.
refusal-protocol = Der Server hat eine neuere Fassung. Lade die Seite neu.

### Words of any game or puzzle.
ui-your-turn = Du bist dran
ui-players = Mitspielende
ui-start-player = Startspieler
ui-away = Nicht da
ui-menu = Menü
ui-rules-of-phase = Regeln zu dieser Phase
ui-phases = Phasen der Runde
ui-task = Was zu tun ist
ui-beside = Neben dem Brett
ui-keys = Tasten
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
ui-share = Teilen
ui-continue = Weiter
ui-player = Spieler
