### The tutorial: two rounds of Circuit against a patient bot.
learn-title = Tutorial
learn-welcome = Circuit in five minutes
learn-welcome-text = You play for points: a system without an open end is closed, and the networkers in it score. Every round has three steps. You choose a tile. You solve the puzzle on its back. Then you lay it on the board and may send a networker.
learn-welcome-patient = You come into a game in its fourth round. { $name } plays against you and waits as long as you like. In a real game, sand runs as soon as somebody has solved.
learn-begin = Begin
learn-leave = Leave
learn-leave-text = You can leave at any time and begin again later.
learn-go-on = Go on
learn-help = Show me a step
learn-to-place = Lay your tile
learn-choose = Choose { $category }, then take it
learn-choose-text = In a real game you choose freely.
learn-solved = Solved! The tile is yours
learn-solved-text = Now lay it on the board.
learn-spot = Choose the marked spot
learn-spot-text = In a real game every free spot beside a tile is open.
learn-turn = Turn your tile
learn-turn-text = Turn it until its channel meets the one beside it. A blank edge would end that channel too soon.
learn-lay = The channels meet
learn-lay-text = Press “{ $button }”.
learn-send = Send a networker
learn-send-text = Choose the rose cell: it counts three cells so far. Amber counts two.
learn-send-more = Send another one
learn-send-more-text = Choose the amber cell: it brings three points at once.
learn-held = Confirm your move
learn-held-text = You hold amber here already, so this one stays with you. The other scores now.
learn-confirm = Confirm your move
learn-confirm-text = Your networker stays there until the system is closed.
learn-confirm-more = Confirm your move
learn-confirm-more-text = The system closes, and your networkers score.
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
learn-next = Now a whole game: { $name } plays against you, the puzzles are gentle, and you may leave at any time. Sand runs only once somebody has solved.
learn-play = Play a first game
learn-later = Not now
learn-offline = No connection
learn-offline-text = Whether the puzzle is solved could not be asked. Move a piece to try again.
