### What the four puzzles share.
puzzle-board = Puzzle board
key-pick = pick
key-turn = turn
key-flip = flip
key-move = move
key-cell = square
key-lay = lay
key-take-off = take off
key-delete = Del
key-tip = tip
key-roll = roll
key-view = view
key-drop = drop
hand-empty = Nothing in hand.
piece-off = { $piece }: not laid.
puzzle-place = row { $row } column { $column }
describe-board = Describe board
drop-weight = Let it go over a cup.
drop-fragment = Let it go over the lattice.
drop-conduit = Let it go over a free square.

### Weight.
weight-pieces = Weights
weight-piece = Weight
weight-used = Weight, in a cup
weight-aside = This weight stays aside
weight-aside-why = This puzzle does without it.
weight-hint = Click a cup to put a weight in, again for another one. Once all { $total } are laid, click a cup to take one out, then the cup it is to go to. A cup may hold several, or none.
weight-empty = Empty
weight-take-first = Take a weight first
weight-take-first-why = A tap on a filled cup takes one out.
weight-in-hand = Weight in hand.
weight-key-add = add to cup
weight-key-take = take back

### Fragment.
fragment-pieces = Fragments
fragment-hint = Drag, or click a piece and then a lattice point. Click a laid piece twice to turn it. Only the parallelogram needs flipping.

### Conduit.
conduit-pieces = Conduit pieces
conduit-hint = Click a laid piece to turn it. Drag it off to take it back. A piece glows once all its ends are joined.
conduit-forbidden = This piece is crossed out and must stay aside.

### Angular.
angular-pieces = Angular pieces
angular-hint = Click the floor or a piece: the framed cube of the held piece drops there. Red frames show what does not match the picture from above.
angular-picture = Picture
angular-above = From above
angular-turn = Turn
angular-tip = Tip over
angular-roll = Roll
angular-turn-view = Turn the view
angular-free = Free view
angular-turn-view-word = View
angular-above-word = Above
angular-view-spoken = View { $view } of 4.
angular-free-word = Free
angular-refusal-free = No view in space here
angular-refusal-free-why = This browser cannot draw it. The drawing shows the same.
angular-refusal-gap = There is a gap below
angular-refusal-gap-why = Every piece stands on the floor or on another piece.
angular-refusal-outside = It does not fit there
angular-refusal-outside-why = Turn it or choose another place on the floor.
angular-refusal-covered = Something stands on it
angular-refusal-covered-why = Take the upper piece off first.

weight-cup =
    Cup { $cup } { $side ->
        [left] on the left
       *[right] on the right
    }, counts { $number }, { $count ->
        [0] empty.
        [one] one weight.
       *[other] { $count } weights.
    }
weight-lean =
    { $lean ->
        [left] Scale leans left.
        [right] Scale leans right.
       *[none] Scale is level.
    }
weight-totals = Left { $left }, right { $right }.
fragment-name =
    { $piece ->
        [large] Large triangle
        [medium] Medium triangle
        [small] Small triangle
        [square] Square
       *[parallelogram] Parallelogram
    }
fragment-held = { $piece } held. Corners: { $corners }.
fragment-lies =
    { $piece } { $fits ->
        [yes] fits.
        [out] sticks out.
       *[over] lies on another piece.
    } Corners: { $corners }.
conduit-held = { $piece } held: { $ends }.
conduit-cell-name =
    Square row { $row } column { $column }: { $piece ->
        [end] end
        [straight] straight
        [elbow] elbow
        [tee] tee
       *[none] empty
    }
conduit-piece-name =
    { $piece ->
        [end] End
        [straight] Straight
        [elbow] Elbow
       *[tee] Tee
    }{ $out ->
        [yes] , not allowed
       *[no] { "" }
    }
conduit-end-joined = { $side } joined
conduit-end-open = { $side } open
conduit-stub = pipe comes in from the { $side }
angular-name =
    { $piece ->
        [R] Berry cross piece, L
        [B] Teal bar piece, T
        [Y] Ochre ring piece, S
       *[G] Bone dot piece, V
    }
angular-colour =
    { $piece ->
        [R] berry
        [B] teal
        [Y] ochre
       *[G] bone
    }
angular-place =
    { $piece } { $how ->
        [lies] lies
        [ok] would rest
        [gap] would leave a gap
       *[outside] would stick out
    }: { $where }.
angular-level = level { $levels }
angular-covers = Covers { $pieces }.
angular-above-differs =
    { $count ->
        [0] From above, all squares match.
        [one] From above, { $count } square differs.
       *[other] From above, { $count } squares differ.
    }
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
grade-expert = Expert
