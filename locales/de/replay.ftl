### A game that is over: its page, and record files opened in it.
replay-player = Person { $seat }
replay-my-name = Mein Name steht hier
replay-title = { $game }, { $date }
replay-title-file = { $game }, aus einer Datei
replay-loading = Das Spiel wird geholt …
replay-tabs = Was zu sehen ist
replay-tab-board = Brett
replay-tab-solving = Lösen
replay-tab-numbers = Zahlen
replay-record = Protokoll laden
replay-keep = Dieses Spiel behalten
replay-link = Link zu diesem Spiel

### Going through it.
replay-back = Schritt zurück
replay-on = Schritt vor
replay-round-back = Vorige Runde
replay-round-on = Nächste Runde
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo { $speed }
replay-timeline = Zeitleiste
replay-move = Zug { $move } von { $moves }
replay-begins = Das Brett vor dem ersten Kärtchen
replay-key-step = Schritt
replay-key-round = Runde
replay-key-play = abspielen
replay-key-space = Leertaste
replay-key-ends = Anfang, Ende
replay-key-tabs = Brett, Lösen, Zahlen

### The board.
replay-points = Punkte
replay-placements = Angelegt in Runde { $round }
replay-no-placements = In dieser Runde wurde kein Kärtchen angelegt.
replay-closes = { $cells } erwachen: { $gains }
replay-closes-unpaid = { $cells } erwachen, niemand punktet
replay-closes-own = Schließt { $cells }, +{ $points }
replay-closes-nothing = Nichts schließt sich
replay-laid = Angelegt
replay-laid-sent = Angelegt, mit Ingenieur
replay-not-laid = Nicht angelegt
replay-too-late = Zeit abgelaufen

### Solving.
replay-rounds = Runden
replay-photo-first = Runde { $round }: { $name } zuerst
replay-photo-close = Runde { $round }: { $name } zuerst, { $last } mit { $seconds } s Rest
replay-photo-nobody = Runde { $round }: niemand war rechtzeitig fertig
replay-photo-hint = Jede Stufe ist ein Teil, das liegen bleibt. Eine Bahn antippen, um ihr Rätsel anzusehen.
replay-unsolved-round = Das Spiel endete, bevor die Rätsel dieser Runde aufgedeckt waren.
replay-sand-turned = { $name } dreht die Sanduhr
replay-sand-out = Abgelaufen
replay-lane-solved = { $name }, { $category }, gelöst in { $time }
replay-lane-not = { $name }, { $category }, nicht gelöst
replay-broken-off = abgebrochen
replay-puzzle = Das Rätsel von { $name }
replay-usual = üblich { $time }
replay-seek = Zeit
replay-moves = Züge
replay-made = { $made } von { $moves }
replay-no-moves = Es wurde kein Teil gelegt.
replay-seconds = { $seconds } s
replay-piece-at = { $piece }, { $place }
replay-piece-off = Weggenommen: { $piece }
replay-piece-same = Nichts geändert
replay-cup =
    Schale { $cup } { $side ->
        [left] links
       *[right] rechts
    }

### Numbers.
replay-yields = Kärtchen und Punkte
replay-yield-tiles = { $name }, { $count } Kärtchen
replay-yield-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
replay-yield-from = { $own } durch eigene Kärtchen, { $others } durch andere
replay-yield-spoken = { $closing } schlossen eine Leitung, { $laid } weitere angelegt, { $without } Runden ohne Kärtchen
replay-yield-key = Zielscheibe: schloss eine Leitung. Haken: angelegt. Kreuz: eine Runde ohne Kärtchen.
replay-times = Lösungszeiten
replay-times-against = Gegen die übliche Zeit derselben Stufe
replay-times-plain = Jedes Rätsel, nach Art
replay-times-usual = üblich
replay-times-row = { $solved } von { $total } gelöst
replay-broken-off-text = Das Spiel wurde abgebrochen.

### Cipher, word by word.
replay-words = Wörter
replay-no-words = In diesem Spiel wurde kein Wort versteckt.
replay-word-broken = { $coder } versteckte { $word }, { $solver } hat es geknackt
replay-word-kept = { $coder } versteckte { $word }, niemand hat es geknackt
replay-word-none = { $coder } versteckte kein Wort
replay-word-unseen = { $coder } versteckte ein Wort, das nie gezeigt wurde
replay-board = Das Brett
replay-received = Marker, die für Lösungsversuche abgegeben wurden
replay-letters-show = Buchstaben zeigen
replay-letters-hide = Buchstaben verdecken
replay-best = besser
replay-turn = Dieser Zug
replay-question =
    { $segment ->
        [long] Gehört dieser lange Stab in { $zone }?
        [short] Gehört dieser kurze Stab in { $zone }?
        [wide] Gehört dieser weite Bogen in { $zone }?
       *[tight] Gehört dieser enge Bogen in { $zone }?
    }
replay-question-of = { $name }, Frage { $question } von { $questions }
replay-question-place = Frage { $question } von { $questions }
replay-question-number = Frage { $question }
replay-guesses = { $name } nennt { $word }
replay-guess-after = Nach Frage { $question } von { $questions }
replay-right = Richtig
replay-wrong = Falsch
replay-first-question = Vor der ersten Frage
replay-words-all =
    { $count ->
        [one] { $all } Wort ist möglich.
       *[other] { $all } Wörter sind möglich.
    }
replay-rows-all = { $all } Buchstabenfolgen sind möglich.
replay-words-told =
    { $count ->
        [one] { $before } Wort davor, { $after } danach: { $bits } Bit.
       *[other] { $before } Wörter davor, { $after } danach: { $bits } Bit.
    }
replay-rows-told =
    { $count ->
        [one] { $before } Buchstabenfolge davor, { $after } danach: { $bits } Bit.
       *[other] { $before } Buchstabenfolgen davor, { $after } danach: { $bits } Bit.
    }
replay-bits = { $bits } Bit
replay-bits-short = Bit
replay-split-better = Erwartete Bit vor der Antwort. Feld { $zone } hätte am besten geteilt: { $yes } Wörter Ja, { $no } Nein.
replay-split-best = Erwartete Bit vor der Antwort. Kein Feld hätte besser geteilt als { $zone }: { $yes } Wörter Ja, { $no } Nein.
replay-question-spoken = Frage { $question }, { $name }: { $segment } in Feld { $zone }, { $answer }.
replay-better-spoken = Feld { $zone } hätte besser geteilt.
replay-curve = Mögliche Wörter
replay-curve-one = Von { $all } Wörtern zu einem
replay-curve-left = Von { $all } Wörtern zu { $left }
replay-curve-rows = Von { $all } Buchstabenfolgen zu { $left }
replay-only = nur { $word } bleibt
replay-only-before =
    { $turns ->
        [one] ab hier bleibt nur { $word }, einen Zug vor der Lösung
       *[other] ab hier bleibt nur { $word }, { $turns } Züge vor der Lösung
    }
replay-twins = Bis zum Schluss: { $words }.
replay-twins-more = Bis zum Schluss: { $words } und weitere.
replay-caption =
    Wörter der { $language ->
        [de] deutschen
        [fr] französischen
        [cs] tschechischen
       *[en] englischen
    } Liste, die nach jeder Frage noch möglich waren. Voll: ja. Hohl: nein. Raute: Lösungsversuch.
replay-caption-house = { $word } ist ein Hauswort. Gezählt sind darum die Buchstabenfolgen, die auf das Brett passen; Buchstaben aus gleichen Teilen zählen einmal. Voll: ja. Hohl: nein. Raute: Lösungsversuch.
replay-caption-list = Dieses Spiel hatte keine Wortliste. Gezählt sind darum die Buchstabenfolgen, die auf das Brett passen; Buchstaben aus gleichen Teilen zählen einmal. Voll: ja. Hohl: nein. Raute: Lösungsversuch.
replay-caption-word = Dieses Wort wurde nie gezeigt. Gezählt sind darum die Buchstabenfolgen, die auf das Brett passen; Buchstaben aus gleichen Teilen zählen einmal. Voll: ja. Hohl: nein. Raute: Lösungsversuch.
replay-turning = Die Wendepunkte
replay-best-question = Beste Frage, { $name }: { $segment }, Feld { $zone }, { $answer }
replay-wrong-guess = Falscher Versuch, { $name }: { $word }
replay-words-left =
    { $count ->
        [one] { $left } Wort übrig
       *[other] { $left } Wörter übrig
    }
replay-only-left = Nur { $word } bleibt
replay-named-by = Geknackt von { $name }
replay-named-never = Niemand hat es geknackt
replay-word-back = Voriges Wort
replay-word-on = Nächstes Wort
replay-key-question = Frage
replay-key-word = Wort
replay-key-letters = Buchstaben
replay-sealed = Wort vorher versiegelt
replay-seal-word = Siegel auf dem Wort { $word }
replay-seal-word-salt = Salz des Wortes

### Wie gespielt wurde.
replay-worth = Gespielt und beste andere
replay-worth-played = Gespielt
replay-worth-instead = Stattdessen
replay-worth-instead-sent = Stattdessen, mit Ingenieur
replay-worth-note =
    { $compared ->
        [one] 15 Punkte wären ein sicherer Sieg. Eine Möglichkeit verglichen.
       *[other] 15 Punkte wären ein sicherer Sieg. { $compared } Möglichkeiten verglichen.
    }
replay-worth-coming = Möglichkeiten werden verglichen …
replay-worth-none = Diese Partie lässt sich nicht analysieren.
replay-mark-best = nichts besser
replay-mark-fine = gut
replay-mark-missed = { $points } verpasst
replay-missed-here = { $points } Punkte verpasst; besser am selben Platz.
replay-missed-there = { $points } Punkte verpasst; besser: { $spot }.
replay-marks-show = Wertungen zeigen
replay-key-other = nur die beste andere
replay-chambers = Gewählt in Runde { $round }
replay-chamber-other = { $chosen }; { $other }
replay-marks = Anlegen
replay-marks-nothing = nichts verpasst
replay-marks-lost = −{ $points } Punkte
replay-marks-spoken = { $best } beste, { $fine } gute, { $missed } verpasst
replay-marks-key = Stern: nichts war besser. Haken: gut. Fahne: sicher ein Punkt oder mehr verpasst.

### Fair deal.
replay-seal-fair = Fair gegeben
replay-seal-differs = Startwert und Siegel passen nicht
replay-seal-holds = Der Startwert war um { $time } versiegelt, vor dem ersten Kärtchen. Beide passen zusammen.
replay-seal-match = Der Startwert war vor dem Spiel versiegelt. Beide passen zusammen.
replay-seal-broken = Was vor dem Spiel veröffentlicht wurde, gehört nicht zu diesem Startwert. Eines von beiden wurde verändert.
replay-seal-none = Dieses Protokoll hat kein Siegel.
replay-seal-commitment = Vor dem Spiel veröffentlicht
replay-seal-computed = Was Startwert und Salz ergeben
replay-seal-seed = Startwert
replay-seal-salt = Salz
replay-seal-command = Zu Hause prüfen, mit dem Protokoll

### What cannot be shown.
replay-missing = Dieses Spiel ist nicht mehr da
replay-missing-text = Vielleicht ist die Adresse vertippt, oder das Spiel wurde gelöscht. Eine Protokolldatei davon lässt sich hier trotzdem öffnen.
replay-not-over = Dieses Spiel läuft noch
replay-not-over-text = Diese Seite zeigt, was vor dem Ende niemand wissen darf. Komm danach wieder.
replay-failed = Das Spiel war nicht zu holen
replay-open = Spielprotokoll öffnen
replay-open-text = Wähle eine Datei, die auf .enigma oder .jsonl endet, zieh sie irgendwo auf diese Seite oder füge ihren Text ein. Sie wird gelesen und vergessen: Nichts davon wird aufgehoben.
replay-open-choose = Datei wählen
replay-open-reading = Das Protokoll wird gelesen …
replay-bad-line = Zeile { $line } dieser Datei passt nicht. Sie ist beschädigt, wurde verändert oder stammt aus einer neueren Version.
replay-bad-empty = Diese Datei ist kein Spielprotokoll.
replay-bad-long = Diese Datei ist zu lang für ein Protokoll. Höchstens 16 MB lassen sich lesen.
replay-bad-busy = Gerade werden viele Protokolle gelesen. Versuch es gleich noch einmal.

### Playing on from a step.
replay-on-from = Von hier weiterspielen
replay-on-note = Bots übernehmen die anderen Plätze. Diese Partie bleibt, wie sie ist.
replay-on-text = Eine neue Partie beginnt so, wie diese unmittelbar vor diesem Zug stand: Was verdeckt lag, liegt noch da, und was als Nächstes entschieden wurde, wird neu entschieden.
replay-on-counts = Sie sagt immer, woher sie kommt, und zählt für keine Wertung.
replay-on-seat = Dein Platz
replay-on-bots = Die anderen spielt
replay-on-begin = Beginnen
replay-on-played = Weitergespielt aus einer anderen Partie
