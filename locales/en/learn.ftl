### The tutorial: two rounds of Circuit against a patient bot.
learn-title = Tutorial
learn-welcome = Circuit in five minutes
learn-welcome-text = Every round has three steps. You choose a tile. You solve the puzzle on its back. Then you lay it on the board and may send a networker.
learn-welcome-patient = You come into a game in its fourth round. { $name } plays against you and waits as long as you like. In a real game, sand runs as soon as somebody has solved.
learn-begin = Begin
learn-leave = Leave
learn-leave-text = You can leave at any time and begin again later.
learn-go-on = Go on
learn-help = Show me a step
learn-to-place = Lay your tile
learn-hint-turn = Better turn it
learn-hint-turn-text = A blank side ends the channel of the start tile. That closes the system, and only the other networker scores. Turn your tile so that the channels meet.
learn-hint-networker = Send one this time
learn-hint-networker-text = Only networkers score. Pick a cell of your new tile: rose counts three cells so far, amber two.
learn-second = The system is growing
learn-second-text = Your networker scores when the last open end is closed. { $name } has chosen first this time. Your next tile has a single end: just what you need.
learn-done = That is Circuit
learn-done-text =
    { $points ->
        [one] You scored one point.
       *[other] You scored { $points } points.
    } Each networker counted the cells of its colour in the closed system and came back to its owner.
learn-done-more = In a real game all free spots are open, up to four play, and whoever has the most points once somebody reaches 15 wins.
learn-play = To the games
learn-offline = No connection
learn-offline-text = Whether the puzzle is solved could not be asked. Move a piece to try again.
