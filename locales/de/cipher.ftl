### Phases and segments of Cipher.
phase-compose = Schreiben
phase-decode = Entschlüsseln
phase-bonus = Bonus
phase-score = Wertung
cipher-word-of = Wort { $word } von { $words }
segment-long = Langer Stab
segment-short = Kurzer Stab
segment-wide = Weiter Bogen
segment-tight = Enger Bogen

### Composing.
coach-compose-text = Nur du siehst diese Seite.
coach-compose-wait = Warte: { $name } versteckt ein Wort
coach-compose-wait-text = Sieh dir so lange das Alphabet an: Welche Buchstaben haben gleiche Teile?
compose-word = Geheimes Wort
compose-private = Geheim
compose-suggest = Wort vorschlagen
compose-seal = Wort versiegeln
compose-good = Ein gutes Geheimnis
compose-good-text = Alle sollten das Wort kennen. Buchstaben mit gleichen Teilen (A und H, L und T, M und W) führen in die Irre, und jedes NEIN bringt dir einen Punkt.
compose-compartment = Geheimfach
compose-rewards = Deine Belohnung
compose-reward-no = 1 Punkt je NEIN
compose-reward-late = 2 je spätem Teil
compose-reward-guess = 1 je Lösungsversuch
compose-reward-unsolved = 5, wenn es niemand findet

### Decoding.
coach-decode-text = Feld wählen, dann fragen. So lange, bis { $name } Ja sagt.
coach-decode-wait-text = Lösen darfst du jederzeit.
coach-hand-out = Warte: { $name } gibt ein Teil aus
decode-on-table = Auf dem Tisch
decode-alphabet = Alphabet
decode-questions = Bisherige Fragen
decode-questions-short = Fragen
decode-zone = Feld { $zone }
decode-no-questions = Noch keine Fragen.
decode-question = { $segment }, Feld { $zone }
decode-yes = Ja
decode-no = Nein
decode-none = keine
decode-refused = NEIN: { $segment }
decode-zone-spoken = Feld { $zone }: { $segments }. Abgelehnt: { $refused }.
decode-refused-nowhere = Noch nirgends abgelehnt.
decode-aim = Feld wählen
decode-ask = Gehört das in { $zone }?
decode-ask-short = Feld { $zone } fragen
decode-know = Ich weiß das Wort
decode-your-guess = Dein Lösungswort
decode-guess = Lösen
decode-spend = Marker einsetzen und lösen
decode-warning = Ein falscher Versuch kostet den Marker. Nach dreien setzt du dieses Wort aus.

### The bonus phase.
coach-bonus = Löse oder fordere nach
coach-bonus-text = Jedes weitere Teil bringt { $name } einen 2er-Marker.
bonus-ask = Teil anfordern
bonus-ask-text = Du erhältst eines der letzten Teile und fragst, bis es passt.
bonus-request = Anfordern ({ $name } +2)
bonus-guess-worth = Lösen: bringt { $points }
bonus-pass = Passen
bonus-pass-ends = Passen (beendet die Runde)
stop-offer-button = Will niemand mehr raten?
stop-offer-title = Mit dem Raten aufhören?
stop-offer-explained = Die Runde endet, sobald alle Entschlüssler zustimmen, und das Wort wird gezeigt. Der Verschlüssler bekommt dann 5 Punkte dafür; jeder Entschlüssler behält 1 für jeden Marker, den er noch hat. Stellt jemand eine Frage oder nennt ein Wort, ist das Angebot vom Tisch.
stop-offer = Dieses Wort nicht weiterraten?
stop-offer-text = Stimmen alle Entschlüssler zu, endet die Runde.
stop-wanted = Dafür: { $names }.
stop-waits = Die anderen Entschlüssler sind gefragt.
stop-agree = Aufhören
stop-go-on = Weiterraten
stop-take-back = Zurücknehmen

### Scoring.
score-broke = { $name } hat es geknackt
score-broke-you = Du hast es geknackt
score-unbroken = { $name } hat das Geheimnis bewahrt
score-unbroken-you = Du hast das Geheimnis bewahrt
score-this-word = Dieses Wort
score-coder = Verschlüssler
score-decoder = Entschlüssler
score-kept = behalten
score-guesses =
    { $count ->
        [one] Versuch
       *[other] Versuche
    }
score-sheet = Wertungsblatt
score-striped = Schraffiert: wer das Wort versteckt hat.
score-next = Weiter: { $name } versteckt ein Wort
score-next-you = Weiter: Du versteckst ein Wort
score-end = Zum Endstand

coach-compose =
    { $length ->
        [3] Verstecke ein Wort mit drei Buchstaben
        [4] Verstecke ein Wort mit vier Buchstaben
        [6] Verstecke ein Wort mit sechs Buchstaben
       *[other] Verstecke ein Wort mit fünf Buchstaben
    }
compose-segments =
    { $count ->
        [one] { $count } Buchstabenteil
       *[other] { $count } Buchstabenteile
    }
coach-decode =
    { $segment ->
        [long] Wohin gehört dieser lange Stab?
        [short] Wohin gehört dieser kurze Stab?
        [wide] Wohin gehört dieser weite Bogen?
       *[tight] Wohin gehört dieser enge Bogen?
    }
score-text =
    { $bonus ->
        [0] { $name } hatte { $word } versteckt. Kein Bonusmarker lag mehr aus.
        [one] { $name } hatte { $word } versteckt. Ein Bonusmarker lag noch aus.
       *[other] { $name } hatte { $word } versteckt. { $bonus } Bonusmarker lagen noch aus.
    }
score-text-you =
    { $bonus ->
        [0] Du hattest { $word } versteckt. Kein Bonusmarker lag mehr aus.
        [one] Du hattest { $word } versteckt. Ein Bonusmarker lag noch aus.
       *[other] Du hattest { $word } versteckt. { $bonus } Bonusmarker lagen noch aus.
    }

### Verstecken: Prüfungen und Vorschläge.
compose-level = Vorschläge
difficulty-easy = Leicht
difficulty-medium = Mittel
difficulty-hard = Schwer
check-more =
    { $count ->
        [one] Noch ein Buchstabe fehlt
       *[other] Noch { $count } Buchstaben fehlen
    }
check-fewer =
    { $count ->
        [one] Ein Buchstabe zu viel
       *[other] { $count } Buchstaben zu viel
    }
check-sign = „{ $sign }“ lässt sich nicht legen: nur Buchstaben
check-language = Das ist { $other }: nimm ein Wort auf { $own }

### Der Tisch des Verschlüsslers, und ein Gerät für alle.
hand-out-auto = Zufällig ausgeben
hand-out-choose = Wähle eine der vier Arten.
hand-out-auto-hint = Das Gerät bleibt bei den Entschlüsslern. Aus: Es geht für jedes Teil zurück.
pass-to = Gib das Gerät an { $name }
pass-secret = Jetzt darf niemand sonst hinsehen: Die nächste Seite ist nur für { $name }.
pass-open = Das Wort ist weggeräumt. Ab hier dürfen alle zusehen.
pass-taken = Ich bin { $name }

### Entschlüsseln am Tisch.
status-waiting = Wartet
status-out = Raus
coach-out = Sieh zu: Du setzt bei diesem Wort aus
coach-out-hand-out = { $coder } gibt { $name } das nächste Teil.
coach-out-turn = { $name } ist am Zug.
coach-out-back = Beim nächsten Wort bist du wieder dabei.
coach-out-last = Dies ist das letzte Wort.
decode-said = Schon genannte Wörter
decode-fitting = Buchstaben, die noch passen
decode-few = Höchstens drei Teile sind übrig.
decode-who-guesses = Wer löst?
guess-confirm = Mit { $word } lösen?
guess-said = Dieses Wort wurde schon genannt und war falsch.
guess-contradicts = Dieses Wort passt nicht zu dem, was auf dem Plan liegt.
guess-costs =
    { $left ->
        [one] Das kostet deinen letzten Marker. Ist es falsch, setzt du bei diesem Wort aus.
       *[other] Das kostet einen deiner { $left } Marker.
    }
guess-back = Noch mal überlegen
guess-say = Damit lösen
bonus-none-left = Kein Teil ist übrig

### Nach der Runde.
score-upcoming = folgt
look-back = Wie gut waren die Fragen?
look-back-wait = Wörter werden gezählt …
look-back-none = Das lässt sich gerade nicht sagen.
look-back-words =
    { $count ->
        [one] Vor der ersten Frage war { $count } Wort möglich.
       *[other] Vor der ersten Frage waren { $count } Wörter möglich.
    }
look-back-left =
    { $count ->
        [one] tatsächlich { $count } Wort
       *[other] tatsächlich { $count } Wörter
    }
look-back-best = Keine andere Frage hätte sie besser geteilt.
look-back-good = Kaum eine andere Frage hätte sie besser geteilt.
look-back-better = Feld { $zone } hätte im Schnitt { $best } Wörter übrig gelassen, dieses { $asked }.
look-back-twins = Zu jeder Antwort passte auch: { $words }. Das ließ sich nur erraten.
look-back-twins-more =
    { $count ->
        [one] Ein weiteres Wort passte zu jeder Antwort: { $words }.
       *[other] { $count } weitere Wörter passten zu jeder Antwort, zum Beispiel { $words }.
    }

### Was andere tun, was da liegt, und wie es vorgelesen wird.
coach-decode-wait =
    { $segment ->
        [long] Sieh zu: { $name } legt einen langen Stab
        [short] Sieh zu: { $name } legt einen kurzen Stab
        [wide] Sieh zu: { $name } legt einen weiten Bogen
        [tight] Sieh zu: { $name } legt einen engen Bogen
       *[none] Sieh zu: { $name } löst, fordert an oder passt
    }
decode-refused-in =
    { $count ->
        [one] Feld { $zones } hat Nein gesagt.
       *[other] Die Felder { $zones } haben Nein gesagt.
    }
decode-next-segment = Das nächste Teil
decode-next-segment-text = { $name } sucht es aus.
decode-last-segments = Die letzten Teile
decode-worth = Das Wort bringt jetzt { $points } Punkte.
decode-letters = Es passen noch: { $letters }.
letter-spoken = { $letter }: { $segments }
segments-long =
    { $count ->
        [one] ein langer Stab
       *[other] { $count } lange Stäbe
    }
segments-short =
    { $count ->
        [one] ein kurzer Stab
       *[other] { $count } kurze Stäbe
    }
segments-wide =
    { $count ->
        [one] ein weiter Bogen
       *[other] { $count } weite Bögen
    }
segments-tight =
    { $count ->
        [one] ein enger Bogen
       *[other] { $count } enge Bögen
    }
news-wrong =
    { $you ->
        [yes] Du nennst { $word }: falsch
       *[no] { $name } nennt { $word }: falsch
    }
news-out =
    { $you ->
        [yes] Du nennst { $word }: falsch, und setzt aus
       *[no] { $name } nennt { $word }: falsch, und setzt aus
    }
news-passed =
    { $you ->
        [yes] Du passt
       *[no] { $name } passt
    }
news-stopping =
    { $you ->
        [yes] Du möchtest aufhören zu raten
       *[no] { $name } möchte aufhören zu raten
    }
news-goes-on =
    { $you ->
        [yes] Du möchtest weiterraten
       *[no] { $name } möchte weiterraten
    }
news-requested =
    { $you ->
        [yes] Du forderst ein Teil an
       *[no] { $name } fordert ein Teil an
    }
news-handed-on =
    { $you ->
        [yes] Du übernimmst
       *[no] { $name } übernimmt
    }
signs-title = Was ist was?
signs-enigma = Enigma-Marker. 5 Punkte für den, der das Wort nennt; sonst für den Verschlüssler.
signs-bonus = Bonusmarker. 2 Punkte für den, der das Wort nennt. Gegen Ende bekommt der Verschlüssler einen für jedes angeforderte Teil.
signs-deduction = Lösungsmarker. Alle haben drei. Ein Wort zu nennen kostet einen; jeder behaltene zählt 1 Punkt.
signs-no = NEIN-Marker. Der Buchstabe nimmt kein solches Teil mehr, und niemand fragt dort noch einmal danach. Je 1 Punkt für den Verschlüssler: die Zahl neben dem Namen.
signs-kinds = Unter jedem Feld stehen die vier Arten von Teilen. So siehst du, was dort abgelehnt wurde.
score-enigma = Enigma-Marker
score-bonus = Bonusmarker
score-no = NEIN-Marker
score-deductions = Lösungsmarker
score-your-turn = Das nächste Wort ist schon versteckt: Du bist am Zug.

### Das Ende einer Partie Cipher.
cipher-end-ahead =
    { $points ->
        [one] { $points } Punkt, { $ahead } vor { $names }.
       *[other] { $points } Punkte, { $ahead } vor { $names }.
    }
cipher-end-than-you = dir
cipher-end-each =
    { $points ->
        [one] Je { $points } Punkt.
       *[other] Je { $points } Punkte.
    }
cipher-end-points =
    { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }

### Zeit, Buchstaben und Rückfragen.
news-time =
    { $clock ->
        [word] Zeit abgelaufen: { $you ->
            [yes] Für dich
           *[no] Für { $name }
        } wurde ein Wort gezogen
        [segment] Zeit abgelaufen: Der Zufall hat das Teil ausgegeben
        [decision] Zeit abgelaufen: { $you ->
            [yes] Du passt
           *[no] { $name } passt
        }
       *[question] { $you ->
            [yes] Deine Zeit ist abgelaufen
           *[no] Die Zeit von { $name } ist abgelaufen
        }
    }
decode-letters-count =
    { $count ->
        [one] { $count } Buchstabe
       *[other] { $count } Buchstaben
    }
decode-fitting-zone = Was noch in Feld { $zone } passt
decode-in-hand = In der Hand: { $segment }.
guess-unknown = Dieses Wort steht nicht im Wörterbuch, es kann also nicht das gesuchte sein.
bonus-pass-confirm = Das Wort aufgeben?
bonus-pass-confirm-text = Alle haben gepasst, damit endet die Runde. { $name } bekommt die 5 Punkte des Enigma-Markers.
coach-chance = Schau zu: Der Zufall wählt ein Teil für { $name }
hand-out-hide = Wort verdecken
hand-out-show = Wort zeigen
score-your-turn-timed = Das nächste Wort ist schon versteckt: Du bist am Zug, und deine Zeit läuft.
score-your-word-timed = Du versteckst das nächste Wort, und deine Zeit läuft.
said-of = { $name }: { $text }

### At a table.
hand-out = Ausgeben: { $segment }, noch { $left }
hand-out-to = Gib { $name } einen Buchstabenteil
check-length = { $length } Buchstaben
check-list = Im Wörterbuch
check-list-wanted = Aus dem Wörterbuch
check-unknown = Nicht im Wörterbuch: wähle ein anderes Wort
check-slang = Slang zählt nicht: wähle ein anderes Wort
check-abbreviation = Abkürzungen zählen nicht: wähle ein ganzes Wort
check-slur = Ein Schimpfwort: An diesem Tisch wird ohne gespielt
check-house = Nicht im Wörterbuch: Versiegelt gilt es als Hauswort
cipher-end = { $name } hat den Schlüssel
cipher-end-you = Du hast den Schlüssel
cipher-end-shared = { $names } haben gemeinsam den Schlüssel
cipher-end-shared-you = { $names } habt gemeinsam den Schlüssel
coder-text = Jedes NEIN bringt dir einen Punkt.
coder-bonus-text = Jedes angeforderte Teil bringt dir 2 Punkte, jedes NEIN einen.

### Why something was refused.
refusal-already_rejected = Diese Art wurde in diesem Feld abgelehnt. Frag nach einem anderen.
refusal-bad_guess = Ein Lösungsversuch hat die vereinbarte Länge und nur Buchstaben.
refusal-bad_word = Das Wort hat die vereinbarte Länge und nur Buchstaben.
refusal-not_in_list = Dieses Wort steht nicht im Wörterbuch. Versuch ein anderes.
refusal-slang = Dieses Wort ist Slang, und der zählt nach den Regeln nicht. Versuch ein anderes.
refusal-abbreviation = Das ist eine Abkürzung, und die zählt nach den Regeln nicht. Versuch ein ganzes Wort.
refusal-slur = Das ist ein Schimpfwort. An diesem Tisch wird ohne gespielt.
refusal-no_house_words = An diesem Tisch gibt es keine Hauswörter.
refusal-cannot_pass = Gepasst wird in der Bonusphase, ohne Buchstabenteil in der Hand.
refusal-cannot_stop = Das wurde eben abgelehnt. Du kannst es wieder anbieten, wenn die Runde weitergegangen ist.
refusal-no_stopping = In dieser Partie gelten noch die früheren Regeln: Zum Aufhören passen alle in der Bonusphase.
refusal-no_offer = Gerade bietet niemand an aufzuhören.
refusal-cannot_request = Ein Buchstabenteil ist schon in der Hand oder erbeten.
refusal-coder_cannot_guess = Der Verschlüssler rät nicht.
refusal-eliminated = Du hast in dieser Runde keinen Lösungsmarker mehr.
refusal-no_draw_now = Jetzt ist kein Buchstabenteil auszugeben.
refusal-no_segment = Es ist kein Buchstabenteil in der Hand.
refusal-no_such_segment = Im Geheimfach liegt kein solcher Buchstabenteil.
refusal-no_such_zone = Das Brett hat kein solches Feld.
refusal-no_word_yet = Das geheime Wort steht noch nicht.
refusal-word_is_set = Das geheime Wort steht schon.
refusal-none_left = Es ist kein Buchstabenteil mehr da.
refusal-not_active = Das tut nur der aktive Entschlüssler.
refusal-not_bonus_phase = Die Bonusphase hat noch nicht begonnen.
refusal-not_coder = Das ist Sache des Verschlüsslers.
refusal-round_over = Diese Runde ist vorbei. Der Lösungsversuch hat nichts gekostet.

### Keys.
key-hand-out = ausgeben: { $segments }
key-zone = ein Feld wählen
key-ask = das gewählte Feld fragen
key-type-word = das Wort tippen
