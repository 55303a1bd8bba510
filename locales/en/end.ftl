### The end of a game. Fetched with its screen.

end-text-target = 15 points reached in round { $round }.
end-text-stacks_empty = The tiles ran out in round { $round }.
end-text-last_player = The others left in round { $round }.
end-largest = It closed the largest system of the game.
moment-fastest = Fastest solve, { $name }
moment-largest = Largest system
moment-closest = Closest call, { $name }
moment-left = { $time } left
moment-richest = Best tile, { $name }
moment-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
moment-points = +{ $points }
end-headline = { $name } wakes the machine
end-headline-you = You wake the machine
end-headline-shared = { $names } wake the machine together
end-headline-shared-you = { $names } wake the machine together
end-player = Name
end-by-cell = Points by cell
end-by-cell-spoken = amber { $amber }, azure { $azure }, rose { $rose }
end-solved = Solved
end-mean-time = Mean time
end-standing = Still on board
end-winner = Winner
end-race = Race to 15
end-moments = Moments
end-rematch = Rematch
end-lobby = Back to the table
end-record = Game record
end-page = See the game
end-standing-spoken =
    { $count ->
        [one] { $count } networker still on the board
       *[other] { $count } networkers still on the board
    }
