### Phases, bar and board of Circuit.
phase-choose = Choose
phase-solve = Solve
phase-place = Place
phase-round-end = Round end
circuit-round = Round { $round }
circuit-last-round = Round { $round }, the last
last-round = Last round: 15 points are reached.
circuit-common-board = Common board
circuit-board-word = Board
circuit-enlarge = Enlarge the common board
circuit-wheel = Scoring wheel
board-spot = Spot { $way } from the start tile
way-left = { $count } left
way-right = { $count } right
way-up = { $count } up
way-down = { $count } down
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board
cell-amber = amber
cell-azure = azure
cell-rose = rose
side-n = north
side-e = east
side-s = south
side-w = west
tile-spoken = Tile with cells { $cells }, channels { $channels }.

### Choosing.
coach-choose = Choose a tile
coach-choose-text = Take one of these tiles. You see the side you will place; its puzzle stays hidden until everyone has chosen.
coach-choose-short = You see what you will place, not the puzzle.
coach-choose-wait-short = “Board” shows the open ends: which tile fits?
coach-choose-wait = Wait: { $name } is choosing
coach-choose-wait-text = Look at the board meanwhile and compare the tiles with the open ends.
coach-choose-watch = Watch: { $name } is choosing
coach-choose-watch-text = Each player takes one of these tiles. The puzzles are on their backs.
coach-chosen-text = Your puzzle opens when everyone has chosen.
choose-compare = Enlarge it to compare each tile with the open ends.
choose-task-weight = Balance the cups
choose-task-fragment = Cover an outline
choose-task-conduit = Close every conduit
choose-task-angular = Stack four pieces
choose-picked = Your pick
choose-taken = Taken
choose-yours = Yours
choose-take = Take { $category }
choose-one = Choose a tile
networker-choose = Send it or keep it
choose-starts = { $name } starts this round.
choose-starts-you = You start this round.

### Solving.
coach-weight = Balance the scale
coach-weight-short = Use all weights. Cups hold several; each counts its number.
coach-fragment = Cover the outline
coach-fragment-text = With all seven fragments: no overlap, nothing outside.
coach-conduit = Close every conduit
coach-conduit-text =
    { $out ->
        [0] Fill every framed square with a piece. No end may stay open.
       *[other] Fill every framed square with a piece. No end may stay open. Pieces marked X stay aside.
    }
coach-conduit-short =
    { $out ->
        [0] Fill the framed squares. No end may stay open.
       *[other] Fill the framed squares, no open ends. X stays aside.
    }
coach-angular = Rebuild the picture
coach-angular-text = Stack all four pieces. Seen from above it must match. No gaps underneath.
coach-angular-short = Stack all four pieces. From above it must match, without gaps.
lot-chose = Time was up: the lot chose { $category } for you.
coach-solved = Solved, plan your tile
coach-solved-text = The others are still working. Try your tile on the board.
coach-solved-bots = Only bots are still at work, and they hurry now. Try your tile on the board.
coach-solved-last = Solved, and everyone is done
solved-puzzle = Your puzzle
solved-plan = Plan your tile
solved-all = Now the tiles are laid.
solved-by = { $name } solved { $category }.
placed-by = { $name } laid a tile.
placed-by-sent = { $name } laid a tile and sent a networker to { $colour }.
placed-declined = { $name } did not lay the tile.
placed-late = { $name } ran out of time: no tile was laid.
solve-progress = Progress of all players
solve-first = { $name } solved first and turned the sand timer.
solve-first-you = You solved first and turned the sand timer.
solve-nobody-yet = The first to solve turns the sand timer.
solve-untimed = No sand timer
solve-untimed-text = Solving ends when everyone has solved or given up.
solve-untimed-cap = Solving ends when everyone has solved or given up, after { $minutes } minutes at the latest.
solve-give-up = Give up
solve-give-up-title = Give up this puzzle?
solve-give-up-text = You place no tile this round, and there is no way back to the puzzle. You are back next round.
solve-go-on = Keep trying

### Placing.
coach-place = Place your tile
coach-place-text = Choose a marked spot, turn the tile, confirm.
coach-place-none = Choose a marked spot, turn, confirm. Your networkers are all on the board.
coach-place-wait = Watch: { $name } is placing
coach-place-wait-text = You can move and zoom the board meanwhile.
coach-place-wait-plan = Plan meanwhile: try your tile on the board. It waits there for your turn.
coach-networker = Send a networker?
coach-networker-later = It scores once its system closes. Send it to claim a colour here, or keep it for a better place.
coach-closed = System closed
coach-closed-by = { $name } closed a system
coach-closed-text = Each networker scores the cells of the colour it stands on, then goes home.
coach-round = Round { $round } is over, { $name } starts the next
coach-round-you = Round { $round } is over, you start the next
coach-round-text = The start marker moves on.
coach-round-none = No system was closed in this round, so nobody scores.
coach-round-yours = Your turn to choose, and your time is running.
place-your-tile = Your tile
place-won-with = Won with the { $category }
place-later = You lay it when it is your turn.
place-spoken-channels = Channels { $channels }.
place-closes = Closes a system
place-closes-nothing = Closes nothing yet
place-pick-spot = Choose a marked spot
place-networker-could = Nobody yet: your networker can score { $points } here in the next step.
place-nobody-scores = Nobody scores in it.
plan-closes = Would close a system now
plan-closes-nothing = Would close nothing now
plan-could = Nobody yet: your networker could score { $points } here.
plan-overtaken = Somebody laid a tile where yours was to go. Choose another spot.
plan-may-change = The board may still change before your turn.
place-text = A channel that meets a blank edge ends there, with a cap. One that leads off the board stays open.
place-lay = Place tile
place-confirm = Confirm +{ $points }
place-confirm-only = Confirm
place-confirm-keep = Confirm: keep it
place-decline = Don’t lay it
place-decline-title = Not lay this tile?
place-decline-text = It goes into the box without a networker, and your turn is over.
place-decline-not = Go on placing
networker = Networker
networker-cell-amber = Amber cell
networker-cell-azure = Azure cell
networker-cell-rose = Rose cell
networker-numbered = { $cell } { $number }
networker-spoken-open = { $cell }, its system stays open.
networker-spoken-keep = Your networker stays in supply.
networker-count = { $count } { $colour } in this system
networker-later = { $count } { $colour } so far, system open
networker-held-by = Taken: { $name } holds { $colour } here
networker-held-by-you = Taken: you hold { $colour } here already
place-held = Taken
networker-keep = Keep it
closing-text = 15 points reached. This round is played to its end, then the most points win.
wheel-text = 15 ends the game after the round.
wheel-preview = Dots: now. Discs: after this move. 15 ends the game.
key-next-spot = next spot
key-place = place
key-networker = choose a cell
key-confirm = confirm
key-choose = choose a tile
key-take = take it
key-zoom = zoom, show all

### The end of a game.
end-total = Total

coach-weight-text =
    { $weights ->
        [one] Drop the one weight. The number is what it counts in that cup.
       *[other] Drop all { $weights } weights, several in a cup if you like. The number is what one weight counts there.
    }
choose-left =
    { $left ->
        [one] { $left } tile left
       *[other] { $left } tiles left
    }
circuit-board =
    { $tiles ->
        [one] Common board, { $tiles } tile
       *[other] Common board, { $tiles } tiles
    }
place-cells =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
place-open-ends =
    { $ends ->
        [one] { $ends } end still open
       *[other] { $ends } ends still open
    }
place-open-per-system = Open ends: { $ends }
place-open-in = { $count } in system { $system }
closing-cells =
    { $cells ->
        [one] { $cells } cell came alive
       *[other] { $cells } cells came alive
    }
networker-stay =
    { $count ->
        [one] { $count } networker stays in supply
       *[other] { $count } networkers stay in supply
    }
coach-networker-text =
    { $free ->
        [0] No cell of your new tile is free. Keep your networker.
        [one] One free cell on your new tile. It scores with the system.
       *[other] { $free } free cells on your new tile. Choose one, or keep the networker.
    }
place-spoken-closes =
    { $cells ->
        [one] Closes a system of { $cells } cell.
       *[other] Closes a system of { $cells } cells.
    }
networker-spoken-points =
    { $points ->
        [one] { $cell }, { $points } point.
       *[other] { $cell }, { $points } points.
    }

### For those who play by ear.
took = { $name } took { $category }.
scene-go-on = Enter goes on.
board-no-spot = No spot that way.
place-short-open =
    Closes nothing, { $ends ->
        [0] no end open.
        [one] one end open.
       *[other] { $ends } ends open.
    }
place-short-could = A networker would score { $points }.
networker-channels = channel { $channels }
networker-no-channels = without ends
key-spot-more = more about this spot
key-spot-list = spots in their order
