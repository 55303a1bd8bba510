### The end of a game. Fetched with its screen.

end-text-target = 15 bodů padlo v kole { $round }.
end-text-stacks_empty = V kole { $round } došly kartičky.
end-text-last_player = V kole { $round } ostatní odešli.
end-largest = Uzavřelo největší rozvod celé hry.
moment-fastest = Nejrychlejší řešení, { $name }
moment-largest = Největší rozvod
moment-closest = Nejtěsnější řešení, { $name }
moment-left = zbývalo { $time }
moment-richest = Nejlepší tah, { $name }
moment-cells =
    { $count ->
        [one] { $count } komora
        [few] { $count } komory
       *[other] { $count } komor
    }
moment-points = +{ $points }
end-headline = { $name } probouzí stroj
end-headline-you = Probouzíš stroj
end-headline-shared = { $names } probouzejí stroj společně
end-headline-shared-you = { $names } probouzíte stroj společně
end-player = Jméno
end-by-cell = Body podle komor
end-by-cell-spoken = žlutá { $amber }, modrá { $azure }, růžová { $rose }
end-solved = Vyřešeno
end-mean-time = Průměrný čas
end-standing = Stále na plánu
end-winner = Vítěz
end-race = Závod o 15
end-moments = Okamžiky
end-rematch = Odveta
end-lobby = Zpět ke stolu
end-record = Záznam hry
end-page = Prohlédnout hru
end-standing-spoken =
    { $count ->
        [one] { $count } technik stále na plánu
        [few] { $count } technici stále na plánu
       *[other] { $count } techniků stále na plánu
    }
