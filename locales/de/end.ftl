### The end of a game. Fetched with its screen.

end-text-target = 15 Punkte erreicht in Runde { $round }.
end-text-stacks_empty = In Runde { $round } gingen die Kärtchen zur Neige.
end-text-last_player = In Runde { $round } gingen die anderen.
end-largest = In ihr schloss sich die größte Leitung des Spiels.
moment-fastest = Schnellste Lösung, { $name }
moment-largest = Größte Leitung
moment-closest = Knappste Lösung, { $name }
moment-left = noch { $time }
moment-richest = Bester Zug, { $name }
moment-cells =
    { $count ->
        [one] { $count } Kammer
       *[other] { $count } Kammern
    }
moment-points = +{ $points }
end-headline = { $name } erweckt die Maschine
end-headline-you = Du erweckst die Maschine
end-headline-shared = { $names } erwecken die Maschine gemeinsam
end-headline-shared-you = { $names } erweckt die Maschine gemeinsam
end-player = Name
end-by-cell = Punkte je Kammer
end-by-cell-spoken = gelb { $amber }, blau { $azure }, rosa { $rose }
end-solved = Gelöst
end-mean-time = Mittlere Zeit
end-standing = Noch am Brett
end-winner = Sieg
end-race = Rennen bis 15
end-moments = Momente
end-rematch = Revanche
end-lobby = Zurück zum Tisch
end-record = Spielprotokoll
end-page = Spiel ansehen
end-standing-spoken =
    { $count ->
        [one] { $count } Ingenieur noch auf dem Brett
       *[other] { $count } Ingenieure noch auf dem Brett
    }
