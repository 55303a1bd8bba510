### The end of a game. Fetched with its screen.

end-text-target = 15 points atteints à la manche { $round }.
end-text-stacks_empty = Les tuiles se sont épuisées à la manche { $round }.
end-text-last_player = Les autres sont partis à la manche { $round }.
end-largest = Elle a fermé le plus grand circuit de la partie.
moment-fastest = Résolution la plus rapide, { $name }
moment-largest = Plus grand circuit
moment-closest = De justesse, { $name }
moment-left = encore { $time }
moment-richest = Meilleure tuile, { $name }
moment-cells =
    { $count ->
        [one] { $count } chambre
       *[other] { $count } chambres
    }
moment-points = +{ $points }
end-headline = { $name } réveille la machine
end-headline-you = Tu réveilles la machine
end-headline-shared = { $names } réveillent la machine ensemble
end-headline-shared-you = { $names }, vous réveillez la machine ensemble
end-player = Nom
end-by-cell = Points par chambre
end-by-cell-spoken = ambre { $amber }, azur { $azure }, rose { $rose }
end-solved = Résolues
end-mean-time = Temps moyen
end-standing = Encore en jeu
end-winner = Victoire
end-race = Course à 15
end-moments = Moments
end-rematch = Revanche
end-lobby = Retour à la table
end-record = Fichier de la partie
end-page = Revoir la partie
end-standing-spoken =
    { $count ->
        [one] { $count } ingénieur encore sur le plateau
       *[other] { $count } ingénieurs encore sur le plateau
    }
