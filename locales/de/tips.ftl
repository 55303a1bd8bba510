### Tips of a first game; each is shown once, at the control it speaks of.
tip-got-it = Klar
tip-no-more = Keine Tipps mehr
tip-choose = Löse ein Rätsel und lege sein Kärtchen. Ein Ingenieur darauf bekommt alle Kammern der Farbe, auf der er steht, sobald seine Leitung kein offenes Ende hat. Bei 15 ist Schluss.
tip-solve = Wähle ein Teil, dann seinen Platz. Oder zieh es dorthin. „Zurück“ nimmt jeden Schritt zurück.
tip-above = Von oben gesehen sieht der Boden aus wie die Vorlage. Drehen dreht einen Stein, Kippen und Rollen legen ihn auf eine andere Seite.
tip-timer = Jemand hat sein Rätsel gelöst. Du hast Zeit, bis der Sand durchgelaufen ist.
tip-place = Anlegen kannst du, wo ein Feld markiert ist. Wähle eins und drehe das Kärtchen, bis es dir gefällt.
tip-outcome = Hier siehst du, was dein Kärtchen schließen würde und wer Punkte bekäme. Auch an einer leeren Kante endet ein Kanal. Nichts zählt, bevor du bestätigst.
tip-networker = Schließt sich seine Leitung, bekommt ein Ingenieur jede Kammer der Farbe, auf der er steht. Wer zuerst kommt, hält eine Farbe. Du hast nur drei.
tip-wheel = Hier stehen die Punkte. Sobald jemand 15 hat, wird die Runde zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat.
tip-cipher-compose = Dein Wort erscheint beim Tippen aus Teilen. Der Würfel schlägt eins vor.
tip-cipher-hand-out = Du wählst, was sie als Nächstes bekommen. Jedes NEIN bringt dir einen Punkt.
tip-cipher-ask = Wähle das Feld, in das dieses Teil gehören könnte, dann frage. Gelegte Teile lassen sich drehen und schieben, um Buchstaben zu probieren.
tip-cipher-guess = Wer das Wort kennt, sagt es, jederzeit. Du hast drei Marker.
tip-cipher-bonus = Jetzt kostet jedes Teil: Es bringt dem Verschlüssler zwei Punkte. Rate, frage oder passe.
