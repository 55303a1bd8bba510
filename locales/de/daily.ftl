### Practice, and the puzzles of the day.
practice-title = Üben
practice-choose = Rätsel wählen
practice-category = Art des Rätsels
practice-grade = Schwierigkeit
practice-hint = Tipp
practice-checkpoint = Merken
practice-return = Zum Stand
practice-solution = Lösung
practice-next = Weiter
practice-next-puzzle = Nächstes Rätsel
practice-laid = Ein Teil liegt jetzt richtig.
practice-taken = Ein Teil war im Weg und ist wieder weg.
practice-checkpoint-set =
    { $count ->
        [one] Stand gemerkt. Es gibt { $count }.
       *[other] Stand gemerkt. Es gibt { $count }.
    }
practice-returned = Zurück beim letzten gemerkten Stand.
practice-shown = Hier ist eine Lösung
practice-shown-text = Sieh sie dir in Ruhe an, dann nimm das nächste Rätsel.
practice-solved = Gelöst in { $time }
practice-helped = Mit Hilfe, darum zählt die Zeit nicht.
practice-best = Dein Rekord
practice-best-none = Noch keine Zeit
practice-best-new = Eine neue Bestzeit.
practice-best-is = Deine Bestzeit: { $time }.
practice-time = Zeit
practice-failed = Das Rätsel ließ sich nicht laden.
practice-again = Noch einmal
practice-trouble = Der Server antwortet nicht. Sobald er es tut, werden deine Teile geprüft.
bad-count = Es liegen zu viele Gewichte in den Waagschalen.
bad-unbalanced = Alle Gewichte liegen, aber die Waage steht schief.
bad-pieces = Dieses Teil gehört nicht zum Satz.
bad-outside = Ein Teil steht über den Umriss hinaus.
bad-overlap = Zwei Teile liegen auf demselben Platz.
bad-cells = Ein Teil liegt außerhalb der Felder.
bad-stub = Ein Ende von außen trifft auf kein Rohr.
bad-open = Ein Rohr führt ins Leere.
bad-gap = Unter einem Teil ist eine Lücke.
bad-view = Von oben kann daraus nicht die Vorlage werden.

daily-title = Rätsel des Tages
daily-play-title = { $category } des Tages
daily-play = Los
daily-go-on = Weiter
daily-share = Ergebnis teilen
daily-share-title = Enigma des Tages, { $date }
daily-solved-in = Gelöst in
daily-faster = Schneller als bisher { $percent } %.
daily-fastest = Bisher am schnellsten.
daily-first = Du bist die Nummer eins.
daily-everyone = Alle
daily-everyone-missing = Wie es allen erging, lässt sich gerade nicht abrufen.
daily-people =
    { $count ->
        [one] Bisher eine Person
       *[other] Bisher { $count } Personen
    }
daily-everyone-spoken = { $count } mit { $from } bis { $to }
daily-you = Du
daily-next = Weiter: { $category }
daily-start = Beginne mit { $category }
daily-all-done = Alle fünf erledigt. Neue Rätsel gibt es um Mitternacht UTC.
daily-week = Woche vom { $date }
daily-earlier = Frühere Woche
daily-later = Spätere Woche
daily-day = { $date }: { $count } von 5 gelöst
daily-archive-text = Ein vergangener Tag: zum Vergnügen, er zählt nicht für die Serie.
daily-intro = Von jeder Art eines und ein Wort, für alle gleich, neu um Mitternacht UTC. Löse eines, und deine Serie geht weiter.
daily-pause = Pause
daily-paused = Pause
daily-paused-text = Die Uhr steht still.
daily-practice = Üben
daily-practice-text = Jede Art, jede Schwierigkeit; bei Rätseln mit Tipps.
daily-practice-new = Neues Übungsrätsel
daily-back = Zurück zu den Rätseln des Tages
daily-not-kept = Das Ergebnis ließ sich nicht speichern.
refusal-not_solved = Das ist noch keine Lösung.
refusal-not_opened = Öffne das Rätsel zuerst: Ab dann läuft seine Zeit.
refusal-no_such_puzzle = Dieses Rätsel gibt es nicht.
refusal-no_such_day = Diesen Tag gibt es nicht.
refusal-not_yet = Dieser Tag hat noch nicht begonnen.
refusal-malformed_puzzle = Dieses Rätsel ist nicht lesbar.

### Words for a decoder alone.
word-title = Wort des Tages
word-goal = Finde es mit möglichst wenigen Fragen: Nur das zählt heute.
word-practice-title = Cipher üben
word-choose = Wort auswählen
word-next = Nächstes Wort
word-practise = Mit Wörtern üben
word-letters =
    { $count ->
        [one] { $count } Buchstabe
       *[other] { $count } Buchstaben
    }
word-questions =
    { $count ->
        [one] { $count } Frage
       *[other] { $count } Fragen
    }
word-guesses =
    { $count ->
        [one] { $count } Lösungsversuch
       *[other] { $count } Lösungsversuche
    }
word-found =
    { $count ->
        [one] Gefunden mit { $count } Frage
       *[other] Gefunden mit { $count } Fragen
    }
word-found-with = Gefunden mit
word-lost = Nicht gefunden
word-lost-text = Das Wort war „{ $word }“.
word-best-none = Noch keins gefunden
word-best-new = So wenige Fragen hast du noch nie gebraucht.
word-best-is =
    { $count ->
        [one] Deine Bestleistung: { $count } Frage.
       *[other] Deine Bestleistung: { $count } Fragen.
    }
word-fewer = Weniger Fragen als bisher { $percent } %.
word-everyone = Fragen derer, die es gefunden haben.
word-again = Die Fragen noch einmal ansehen
refusal-stale_move = Ein anderes Fenster war schneller. So steht es jetzt.
refusal-no_such_language = In dieser Sprache gibt es keine Wörter.
refusal-bad_length = Wörter haben drei bis sechs Buchstaben.
daily-beside = Mehr zu den Tagen
