### Tips of a first game; each is shown once, at the control it speaks of.
tip-got-it = Got it
tip-no-more = No more tips
tip-choose = Solve a puzzle, and you lay the tile you see. A networker on it scores all cells of the colour it stands on, once its system has no open end. 15 points end the game.
tip-solve = Pick a piece, then its place. Or drag it there. Undo takes back one step at a time.
tip-above = Seen from above, the floor looks like the picture. Turn spins a piece, Tip over and Roll lay it on another side.
tip-timer = Somebody has solved their puzzle. You have until the sand has run out.
tip-place = A tile may lie wherever a spot is marked. Choose one, then turn the tile until you like it.
tip-outcome = Here you see what your tile would close and who would score. A channel that meets a blank edge is closed, too. Nothing counts before you confirm.
tip-networker = When its system closes, a networker scores every cell of the colour it stands on. Whoever comes first holds a colour. You have only three.
tip-wheel = These are the points. Once somebody has 15, the round is played to its end, and the most points win.
tip-cipher-compose = Your word appears in segments while you type. The dice suggests one.
tip-cipher-hand-out = You choose what they get next. Every NO they hear earns you a point.
tip-cipher-ask = Choose the zone where you think this segment goes, then ask. Laid segments can be turned and moved to try letters.
tip-cipher-guess = Whoever knows the word says it, at any time. You have three tokens.
tip-cipher-bonus = Now every segment costs: the coder gets two points for it. Guess, ask or pass.
