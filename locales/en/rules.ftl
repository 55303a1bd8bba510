### The rules in the app. An empty line begins a new paragraph, _so_ is a word made bold.
rules-title = { $game }: rules
rules-contents = Contents
rules-all = All rules of { $game }
rules-try = { $game }: learn by playing, in { $minutes } minutes
rules-back-up = Back to the contents

### Circuit.
rules-circuit-lead = Two to four people wake an old machine. Three minutes to read, and every phase fits on one card.

rules-circuit-aim = The aim
rules-circuit-aim-text =
    Solve puzzles to win _puzzle tiles_. Lay the tiles side by side, and their _channels_ grow into _systems_.

    Your _networkers_ stand on _power cells_ in these systems. When a system is closed, they bring you points.

    Every round goes the same way: choose, solve, place, round end. Once somebody has 15 points, the round is played to its end. Then the most points win.

    For two to four players from the age of 8. A game takes about 45 minutes.
rules-circuit-aim-picture = A closed system glows. The scoring wheel counts to 15.

rules-circuit-choosing = Choosing
rules-circuit-choosing-text =
    There are four _chambers_, one for each kind of puzzle. You see the _conduit side_ of the top tile with its channels: that is what you will place later. The _puzzle side_ stays hidden.

    The _start player_ chooses first, then the others in turn. Each chamber can be taken only once per round. If your time runs out, the game picks a free chamber for you.

    Look at the board first. Which tile would help you there? And which puzzle do you like?
rules-circuit-choosing-picture = Four chambers with their top tiles. One is taken already.

rules-circuit-solving = Solving
rules-circuit-solving-text =
    When everyone has chosen, all tiles turn over at the same moment. Each of you solves your own puzzle.

    The first to solve it turns the _sand timer_. The others have time until the sand has run out. Nobody needs to press anything: the game sees at once that a puzzle is solved.

    Have you solved it? Then you may place your tile. If not, it goes into the _box_ and is out of the game.

    You may also _give up_. When all have solved or given up, nobody waits for the sand. If nobody finds a solution, the phase ends by itself after a few minutes. At a table without a sand timer, the phase ends when all have solved or given up, or after these few minutes.
rules-circuit-solving-picture = One has solved it. Now the sand is running for the others.

rules-circuit-weight = Weight puzzle
rules-circuit-weight-text =
    Put all the weights into the cups of the scale. Each cup has a number: every weight in it counts that much.

    A cup may hold several weights, or none. Solved when both sides count the same.
rules-circuit-weight-picture = On the left 7 + 2, on the right 3 + 3 + 3: nine on both sides. The cup with the 5 stays empty.

rules-circuit-fragment = Fragment puzzle
rules-circuit-fragment-text =
    Cover the outline with all seven fragments. Nothing may overlap, and nothing may stick out.

    You may turn the pieces. The parallelogram can be flipped, too. Often there are several solutions, and every right one counts.
rules-circuit-fragment-picture = The outline, and the seven fragments that fill it.

rules-circuit-conduit = Conduit puzzle
rules-circuit-conduit-text =
    Lay one conduit piece on every square. In the end no conduit may be open: every end meets another end or a connection at the rim.

    Pieces marked X stay aside, all the others are needed. The conduits may form several separate lines.
rules-circuit-conduit-picture = Everything is joined, so everything glows. The end marked X was not allowed.

rules-circuit-angular = Angular puzzle
rules-circuit-angular-text =
    Put all four angular pieces together. Seen from straight above, your building must look exactly like the picture.

    Every piece lies on the floor or on another piece. There must be no hollow under any of them, even where nobody would see it from above.
rules-circuit-angular-picture = Left the picture, in the middle the building that fits it. Right: a hollow under a piece is not allowed.

rules-circuit-placing = Placing
rules-circuit-placing-text =
    Only those who solved their puzzle place a tile, one after the other. The start player begins; who was fastest makes no difference. If the start player did not solve, the next one clockwise who did begins.

    Lay your tile next to a tile on the board, so that they share a whole side. Touching at a corner is not enough. You may turn the tile as you like.

    The edges need not match. A channel that runs into a blank edge has ended there and gets a cap. A channel that looks at an empty spot is still _open_.

    You need not lay the tile. If you would rather not, it goes into the box and your turn is over.
rules-circuit-placing-picture = The framed tile is being laid. Dashed spots are allowed, too. A small arrow marks an open channel, a bar the cap of one that has ended.

rules-circuit-networkers = Networkers
rules-circuit-networkers-text =
    Right after placing you may put one networker from your _supply_ onto a power cell of your new tile. You may also keep it.

    One thing matters: is there already a networker on the _same colour_ in the _same system_? Then this colour is taken, even if the networker is your own. The other colours are free.

    A tile may join two systems. If networkers on the same colour meet that way, they all stay and all score.

    You have three networkers. If none is left in your supply, you place without one until a system closes and brings one home.
rules-circuit-networkers-picture = The new tile lies on the right. Amber is taken in this system, but the rose cell is free.

rules-circuit-closing = Closing and scoring
rules-circuit-closing-text =
    A system is _closed_ when none of its channels looks at an empty spot any more. Who laid the last tile makes no difference.

    Each networker in it now counts all cells of the colour it stands on. Every such cell in this system is one point for the player who owns the networker.

    Then all networkers of the system go back to their supplies. A closed system without networkers brings nobody anything. One tile can close several systems; each one counts by itself.
rules-circuit-closing-picture = The dotted networker stands on amber and counts three amber cells: 3 points. The striped one stands on rose: 2 points.

rules-circuit-round-end = End of the round
rules-circuit-round-end-text =
    When all who solved have had their turn, the round is over. Now you may look at everybody’s solutions.

    Does anyone have 15 points or more? If not, the next person in turn becomes start player, and a new round begins.
rules-circuit-round-end-picture = The start marker moves on by one seat.

rules-circuit-game-end = End of the game
rules-circuit-game-end-text =
    The game is over when somebody has at least 15 points at the end of a round. The most points win, no matter who was at 15 first.

    Is it a tie? Then the one with more networkers still on the board wins. If that is equal, too, you share the victory.

    The game also ends when there are not enough chambers with tiles left for everyone.
rules-circuit-game-end-picture = Two have reached the mark, but 17 beats 15.

rules-circuit-away = When somebody is away
rules-circuit-away-text =
    If somebody loses the connection, the game goes on. It chooses a chamber for them when their time is up. A tile that is not placed in time goes into the box. When all the others are done with their puzzles, they wait at most 20 seconds.

    After 90 seconds the host may wait on or let a bot play. Whoever comes back takes the seat again when a round begins.

    If somebody leaves and no bot takes over, their networkers stay on the board and go on scoring. In the final ranking they come after all who stayed.
rules-circuit-away-picture = Gone for a moment: a bot keeps the seat warm.

### Cipher.
rules-cipher-lead = One hides a word, the others piece it together, stroke by stroke. Two minutes to read.

rules-cipher-aim = The aim
rules-cipher-aim-text =
    In every round one of you is the _coder_ and hides a _secret word_. All the others are _decoders_ and want to find it.

    Every letter is made of _segments_. The decoders get them one by one and find out where they belong. Whoever knows the word first may say it at any time.

    Everybody gets to hide a word. In the end the most points win.

    For two to four players from the age of 13.
rules-cipher-aim-picture = The coder sees the word. The decoders see only what has been found so far.

rules-cipher-alphabet = The alphabet of segments
rules-cipher-alphabet-text =
    There are four kinds of segments: _long stick_, _short stick_, _wide curve_ and _tight curve_. Each letter always needs the same ones. You can look at the alphabet at any time.

    Only the number of each kind counts. Some letters need exactly the same: A and H, L and T, M and W, V and X, and also F, K and Z. Then only the word itself tells you which one is meant.
rules-cipher-alphabet-picture = The four segments and all the letters made of them.

rules-cipher-composing = Hiding a word
rules-cipher-composing-text =
    The table agrees on a length of 3 to 6 letters for the whole game. The coder thinks of a word of that length.

    It must be a word from the dictionary that everybody probably knows. Names, abbreviations, slang and foreign words are not allowed; slurs only where everybody at a private table agrees. Accents are left out. If nothing comes to mind, the game suggests a word.

    All segments of the word now lie in the _compartment_. Only the coder can see into it.
rules-cipher-composing-picture = This word needs 11 segments.

rules-cipher-asking = Handing out and asking
rules-cipher-asking-text =
    The decoder after the coder begins, then it goes on in turn. The coder chooses a segment from the compartment and _hands it out_.

    If you have got the segment, point at a _letter zone_ and ask: does it go here?

    With YES it stays there, and the next decoder has a turn. With NO you ask about another zone, until it fits. The game gives the answers, so the coder cannot make a mistake.

    You may turn and move the segments in a zone to try out letters. Only you can see that.
rules-cipher-asking-picture = Does the wide curve belong in zone 3? One question will tell.

rules-cipher-no-tokens = NO tokens
rules-cipher-no-tokens-text =
    After every NO a _NO token_ lies on this kind of segment in this zone. Nobody may ask for it there again in this round.

    A NO tells you something, too: this letter needs no more of that kind. It can also mean that what lies there is enough. In this way letters drop out.

    Every NO token brings the coder 1 point.
rules-cipher-no-tokens-picture = One long stick, no more of them and no curves: these letters are left.

rules-cipher-guessing = Naming the word
rules-cipher-guessing-text =
    Every decoder may name the word at any time, even when it is somebody else’s turn. It costs one of your three _deduction tokens_, and the coder gets it.

    _Right:_ the round is over at once, and the _Enigma token_ is yours.

    _Wrong:_ everybody hears your word, then the game goes on. Nobody says which letters were right. After three wrong words you are _eliminated_ for this round. If you have a segment in your hand, the next decoder takes it over.

    You may also give up together: at any time a decoder can propose that nobody guesses any more. If all decoders agree, the round is over and nobody has found the word.
rules-cipher-guessing-picture = The first try was wrong, the second one right. One token is left.

rules-cipher-bonus = The bonus phase
rules-cipher-bonus-text =
    When three segments or fewer are left in the compartment, the _bonus phase_ begins. From now on nothing is handed out by itself. On your turn you have three choices:

    _Ask for a segment._ Then the coder takes a _bonus token_ worth 2 points.

    _Name the word._ Whoever finds it gets 5 points, and 2 for every bonus token still lying there.

    _Pass._ If all decoders pass one after the other, the round is over and nobody has found the word.
rules-cipher-bonus-picture = One bonus token is gone. The right word now brings 5 + 2 + 2 points.

rules-cipher-scoring = Scoring
rules-cipher-scoring-text =
    _Decoders_ get 1 point for each deduction token they kept. Whoever named the word also gets 5 for the Enigma token and 2 for each bonus token still lying there.

    The _coder_ gets 1 for each NO token, 2 for each bonus token taken and 1 for each deduction token received. If nobody found the word, 5 for the Enigma token are added.
rules-cipher-scoring-picture = Mara hid PANDA. Ines found it on her second try: 5 + 2 × 2 + 1 = 10. Mara: 3 + 2 + 3 = 8. Tomáš kept two tokens: 2.

rules-cipher-game-end = End of the game
rules-cipher-game-end-text =
    After every word the next person in turn becomes coder, and everybody starts again with three deduction tokens.

    The game is over when each of you has hidden one word. With two players, each hides two. The points of all rounds are added up, and the most points win. If you are level, you share the victory.
rules-cipher-game-end-picture = The score sheet, with the first coder at the left. A striped box shows who hid the word.

rules-cipher-away = When somebody is away
rules-cipher-away-text =
    If a decoder is away or runs out of time, the segment in their hand goes to the next decoder. They keep their tokens and join in again as soon as they are back. If there is no other decoder, the game waits.

    If the coder takes too long, the game draws a word or hands out a segment by chance. A bot may also take over the seat.

    Whoever leaves for good keeps the points scored so far, but takes no further part.
rules-cipher-away-picture = Gone for a moment: a bot keeps the seat warm.

### Playing by ear.
rules-by-ear = Playing by ear and by keys
rules-by-ear-time = Switch “I play by ear” on in the settings. Your seat then has at least 240 seconds of sand, 90 to choose and 240 to place; in Cipher 60 to hand out and 120 for a question. Everybody at the table sees that you do, and easy bots take their time. Against bots alone turns have no clock, and the sand timer can be switched off in the lobby.
rules-by-ear-ask = One letter asks on every screen, and the answer is read out: D describes the board, L says the last thing again, H tells how much time is left, S the score, W what you can do and by which keys. The question mark lists all keys. If your screen reader keeps single letters for itself, switch it to focus mode; a board that has the focus takes its keys in any case.
rules-by-ear-move = F6 goes from one part of the screen to the next. What you stand on is read; what others do is told by itself. Escape takes back what is aimed at, Enter confirms it. C opens the chat.
rules-by-ear-circuit = Choosing: 1 to 4 or the arrows lead to a tile, Enter takes it. Placing: the arrows walk over the board from the tile you try, Page down goes through all spots, R turns the tile, I tells more about the spot, Enter lays it. Then the arrows go through the cells for a networker, and keeping it is the last of them.
rules-by-ear-cipher = Handing out: 1 to 4 stand for long stick, short stick, wide curve and tight curve. Asking: a digit stands at the zone of that number and reads it, Enter asks. To name the word, type it: its letters go into the boxes wherever you are, and Enter names it once you have confirmed. D, L, H, S and W answer as well. In the bonus phase 1 stands at asking for a segment and 2 at passing, and Enter does it. The chat and the sound are in the bar while you may guess.
rules-by-ear-puzzles = Puzzles: digits pick a piece, or add a weight to a cup, the arrows move, R turns, F flips, Enter lays, Delete takes off, Control and Z undoes. Practise each kind without a clock first: Weight is the quickest by ear, Angular and Fragment take longest.
