### Tips of a first game; each is shown once, at the control it speaks of.
tip-got-it = Got it
tip-no-more = No more tips
tip-choose = Take a tile: its puzzle is on the back. Whoever solves it lays the tile on the board to score. 15 points end the game.
tip-solve = Pick a piece, then its place. Or drag it there. Undo takes back one step at a time.
tip-above = Seen from above, your building has to look like the picture. These buttons show it from other sides.
tip-timer = Somebody has solved their puzzle. You have until the sand has run out.
tip-place = Choose a marked spot, and turn the tile until its channels meet others. A system without an open end is closed and scores.
tip-outcome = Here you see what your tile would close and who would score. A channel that meets a blank edge is closed, too. Nothing counts before you confirm.
tip-networker = When its system closes, a networker scores every cell of the colour it stands on. Whoever comes first holds a colour. You have only three.
tip-wheel = These are the points. Once somebody has 15, the round is played to its end, and the most points win.
tip-cipher-compose = Your word appears in segments while you type. The dice suggests one.
tip-cipher-hand-out = You choose what they get next. Every NO they hear earns you a point.
tip-cipher-ask = Choose the zone where you think this segment goes, then ask. Laid segments can be turned and moved to try letters.
tip-cipher-guess = Whoever knows the word says it, at any time. You have three tokens.
tip-cipher-bonus = Now every segment costs: the coder gets two points for it. Guess, ask or pass.
