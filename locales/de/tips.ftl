### Tips of a first game; each is shown once, at the control it speaks of.
tip-got-it = Klar
tip-no-more = Keine Tipps mehr
tip-choose = Löse ein Rätsel und lege sein Kärtchen. Deine Ingenieure punkten mit den Kammern ihrer Farbe, sobald eine Leitung kein offenes Ende hat. Bei 15 ist Schluss.
tip-solve = Wähle ein Teil, dann seinen Platz. Oder zieh es dorthin. „Zurück“ nimmt jeden Schritt zurück.
tip-timer = Jemand hat sein Rätsel gelöst. Du hast Zeit, bis der Sand durchgelaufen ist.
tip-place = Anlegen kannst du, wo ein Feld markiert ist. Wähle eins und drehe das Kärtchen, bis es dir gefällt.
tip-outcome = Hier steht, was dein Kärtchen schließen würde und wer punktet. Nichts gilt, bevor du bestätigst.
tip-networker = Wird die Leitung geschlossen, bringt ein Ingenieur dir jede Kammer seiner Farbe. Du hast nur drei.
tip-wheel = Hier stehen die Punkte. Sobald jemand 15 hat, wird die Runde zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat.
tip-cipher-compose = Dein Wort erscheint beim Tippen aus Teilen. Der Würfel schlägt eins vor.
tip-cipher-hand-out = Du wählst, was sie als Nächstes bekommen. Jedes NEIN bringt dir einen Punkt.
tip-cipher-ask = Wähle das Feld, in das dieses Teil gehören könnte, dann frage. Gelegte Teile lassen sich drehen und schieben, um Buchstaben zu probieren.
tip-cipher-guess = Wer das Wort kennt, sagt es, jederzeit. Du hast drei Marker.
tip-cipher-bonus = Jetzt kostet jedes Teil: Es bringt dem Verschlüssler zwei Punkte. Rate, frage oder passe.
