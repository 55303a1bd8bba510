### Phases and segments of Cipher.
phase-compose = Compose
phase-decode = Decode
phase-bonus = Bonus
phase-score = Score
cipher-word-of = Word { $word } of { $words }
segment-long = Long stick
segment-short = Short stick
segment-wide = Wide curve
segment-tight = Tight curve

### Composing.
coach-compose-text = Only you can see this page.
coach-compose-wait = Wait: { $name } is hiding a word
coach-compose-wait-text = Look at the alphabet meanwhile: which letters share segments?
compose-word = Secret word
compose-private = Private
compose-suggest = Suggest a word
compose-seal = Seal the word
compose-good = A good secret
compose-good-text = Everyone should know the word. Letters with the same segments (A and H, L and T, M and W) lead decoders astray, and every NO earns you a point.
compose-compartment = Secret compartment
compose-rewards = Your rewards
compose-reward-no = 1 point for every NO
compose-reward-late = 2 for each late segment
compose-reward-guess = 1 for every guess made
compose-reward-unsolved = 5 if nobody finds it

### Decoding.
coach-decode-text = Choose a letter zone, then ask. Keep trying until { $name } says yes.
coach-decode-wait-text = You may guess at any time.
coach-hand-out = Wait: { $name } hands out a segment
decode-on-table = On the table
decode-alphabet = Alphabet
decode-questions = Questions so far
decode-questions-short = Questions
decode-zone = Zone { $zone }
decode-no-questions = No questions yet.
decode-question = { $segment }, zone { $zone }
decode-yes = Yes
decode-no = No
decode-none = none
decode-refused = NO: { $segment }
decode-zone-spoken = Zone { $zone }: { $segments }. Refused: { $refused }.
decode-refused-nowhere = Not refused anywhere yet.
decode-aim = Choose a zone
decode-ask = Does it go in { $zone }?
decode-ask-short = Ask zone { $zone }
decode-know = I know the word
decode-your-guess = Your guess
decode-guess = Guess
decode-spend = Spend a token and guess
decode-warning = A wrong guess costs the token. After three you sit out this word.

### The bonus phase.
coach-bonus = Guess, or ask for more
coach-bonus-text = Each segment you ask for gives { $name } a token of 2.
bonus-ask = Ask for a segment
bonus-ask-text = You get one of the last segments and keep asking until it fits.
bonus-request = Ask ({ $name } +2)
bonus-guess-worth = Guess: worth { $points }
bonus-pass = Pass
bonus-pass-ends = Pass (this ends the round)
stop-offer-button = Nobody wants to guess any more?
stop-offer-title = Stop guessing?
stop-offer-explained = The round ends as soon as all decoders agree, and the word is shown. The coder then gets 5 points for it; every decoder keeps 1 for each token left. A question or a guess by anybody takes the offer off the table.
stop-offer = Stop guessing this word?
stop-offer-text = The round ends if all decoders agree.
stop-wanted = Agreed: { $names }.
stop-waits = Waiting for the other decoders.
stop-agree = Stop
stop-go-on = Go on guessing
stop-take-back = Take it back

### Scoring.
score-broke = { $name } broke it
score-broke-you = You broke it
score-unbroken = { $name } kept the secret
score-unbroken-you = You kept the secret
score-this-word = This word
score-coder = Coder
score-decoder = Decoder
score-kept = kept
score-guesses =
    { $count ->
        [one] guess
       *[other] guesses
    }
score-sheet = Score sheet
score-striped = Striped: the player who hid the word.
score-next = Next: { $name } hides a word
score-next-you = Next: you hide a word
score-end = To the final score

coach-compose =
    { $length ->
        [3] Hide a word of three letters
        [4] Hide a word of four letters
        [6] Hide a word of six letters
       *[other] Hide a word of five letters
    }
compose-segments =
    { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    }
coach-decode =
    { $segment ->
        [long] Where does this long stick go?
        [short] Where does this short stick go?
        [wide] Where does this wide curve go?
       *[tight] Where does this tight curve go?
    }
score-text =
    { $bonus ->
        [0] { $name } hid { $word }. No bonus token was left on the table.
        [one] { $name } hid { $word }. One bonus token was still on the table.
       *[other] { $name } hid { $word }. { $bonus } bonus tokens were still on the table.
    }
score-text-you =
    { $bonus ->
        [0] You hid { $word }. No bonus token was left on the table.
        [one] You hid { $word }. One bonus token was still on the table.
       *[other] You hid { $word }. { $bonus } bonus tokens were still on the table.
    }

### Composing: checks and suggestions.
compose-level = Suggestions
difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard
check-more =
    { $count ->
        [one] Add one letter
       *[other] Add { $count } letters
    }
check-fewer =
    { $count ->
        [one] Take one letter away
       *[other] Take { $count } letters away
    }
check-sign = “{ $sign }” cannot be laid: letters only
check-language = That is { $other }: choose a word in { $own }

### The coder's desk, and one device for all.
hand-out-auto = Hand out at random
hand-out-choose = Choose one of the four kinds.
hand-out-auto-hint = The device stays with the decoders. Off: it goes back to the coder for every segment.
pass-to = Pass the device to { $name }
pass-secret = Nobody else may look now: the next page is for { $name } alone.
pass-open = The word is put away. From here everybody may look on.
pass-taken = I am { $name }

### Decoding, live.
status-waiting = Waiting
status-out = Out
coach-out = Watch: you sit out this word
coach-out-hand-out = { $coder } hands { $name } the next segment.
coach-out-turn = It is { $name }’s turn.
coach-out-back = You are back with the next word.
coach-out-last = This is the last word.
decode-said = Words already guessed
decode-fitting = Letters that still fit
decode-few = Three segments or fewer are left.
decode-who-guesses = Who guesses?
guess-confirm = Guess { $word }?
guess-said = Somebody has guessed this word already, and it was wrong.
guess-contradicts = This word does not fit what lies on the board.
guess-costs =
    { $left ->
        [one] It costs your last token. If it is wrong, you sit out this word.
       *[other] It costs one of your { $left } tokens.
    }
guess-back = Think again
guess-say = Guess it
bonus-none-left = No segment is left

### After the round.
score-upcoming = next
look-back = How good were the questions?
look-back-wait = Counting words …
look-back-none = That cannot be told now.
look-back-words =
    { $count ->
        [one] { $count } word was possible before the first question.
       *[other] { $count } words were possible before the first question.
    }
look-back-left =
    { $count ->
        [one] { $count } word left in fact
       *[other] { $count } words left in fact
    }
look-back-best = No other question would have split them better.
look-back-good = Hardly any other question would have split them better.
look-back-better = Zone { $zone } would have left { $best } words on average, this one { $asked }.
look-back-twins = Fitted every answer as well: { $words }. Only a guess could tell.
look-back-twins-more =
    { $count ->
        [one] One more word fitted every answer: { $words }.
       *[other] { $count } more words fitted every answer, such as { $words }.
    }

### What others do, what lies there, and how it is read out.
coach-decode-wait =
    { $segment ->
        [long] Watch: { $name } places a long stick
        [short] Watch: { $name } places a short stick
        [wide] Watch: { $name } places a wide curve
        [tight] Watch: { $name } places a tight curve
       *[none] Watch: { $name } guesses, asks or passes
    }
decode-refused-in =
    { $count ->
        [one] Zone { $zones } said no to it.
       *[other] Zones { $zones } said no to it.
    }
decode-next-segment = The next segment
decode-next-segment-text = { $name } chooses it.
decode-last-segments = The last segments
decode-worth = The word is worth { $points } points now.
decode-letters = Letters that fit: { $letters }.
letter-spoken = { $letter }: { $segments }
segments-long =
    { $count ->
        [one] one long stick
       *[other] { $count } long sticks
    }
segments-short =
    { $count ->
        [one] one short stick
       *[other] { $count } short sticks
    }
segments-wide =
    { $count ->
        [one] one wide curve
       *[other] { $count } wide curves
    }
segments-tight =
    { $count ->
        [one] one tight curve
       *[other] { $count } tight curves
    }
news-wrong =
    { $you ->
        [yes] You guessed { $word }: wrong
       *[no] { $name } guessed { $word }: wrong
    }
news-out =
    { $you ->
        [yes] You guessed { $word }: wrong, and sit out
       *[no] { $name } guessed { $word }: wrong, and sits out
    }
news-passed =
    { $you ->
        [yes] You pass
       *[no] { $name } passes
    }
news-stopping =
    { $you ->
        [yes] You want to stop guessing
       *[no] { $name } wants to stop guessing
    }
news-goes-on =
    { $you ->
        [yes] You want to go on
       *[no] { $name } wants to go on
    }
news-requested =
    { $you ->
        [yes] You ask for a segment
       *[no] { $name } asks for a segment
    }
news-handed-on =
    { $you ->
        [yes] You take over
       *[no] { $name } takes over
    }
signs-title = What is what
signs-enigma = Enigma token. 5 points for whoever names the word; for the coder if nobody does.
signs-bonus = Bonus token. 2 points for whoever names the word. Near the end, every segment that is asked for gives one to the coder.
signs-deduction = Deduction token. Everybody has three. Naming a word costs one; each one kept is worth 1 point.
signs-no = NO token. The letter takes no more of this kind, and nobody asks there for it again. 1 point each for the coder: the number beside the name.
signs-kinds = Below every zone stand the four kinds of segments, so that you see which were refused there.
score-enigma = Enigma token
score-bonus = Bonus tokens
score-no = NO tokens
score-deductions = Deduction tokens
score-your-turn = The next word is hidden already: it is your turn.

### The end of a game of Cipher.
cipher-end-ahead =
    { $points ->
        [one] { $points } point, { $ahead } ahead of { $names }.
       *[other] { $points } points, { $ahead } ahead of { $names }.
    }
cipher-end-than-you = you
cipher-end-each =
    { $points ->
        [one] { $points } point each.
       *[other] { $points } points each.
    }
cipher-end-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

### Time, letters and what is asked back.
news-time =
    { $clock ->
        [word] Time ran out: a word was drawn for { $you ->
            [yes] you
           *[no] { $name }
        }
        [segment] Time ran out: chance handed out the segment
        [decision] Time ran out: { $you ->
            [yes] you pass
           *[no] { $name } passes
        }
       *[question] { $you ->
            [yes] Your time ran out
           *[no] Time ran out for { $name }
        }
    }
decode-letters-count =
    { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
decode-fitting-zone = Letters that still fit zone { $zone }
decode-in-hand = In hand: { $segment }.
guess-unknown = This word is not in the dictionary, so it cannot be the secret.
bonus-pass-confirm = Give the word up?
bonus-pass-confirm-text = Everybody has passed, so this ends the round. { $name } gets the 5 points of the Enigma token.
coach-chance = Watch: chance picks a segment for { $name }
hand-out-hide = Hide the word
hand-out-show = Show the word
score-your-turn-timed = The next word is hidden already: it is your turn, and your time is running.
score-your-word-timed = You hide the next word, and your time is running.
said-of = { $name }: { $text }

### At a table.
hand-out = Hand out: { $segment }, { $left } left
hand-out-to = Hand a segment to { $name }
check-length = { $length } letters
check-list = In the dictionary
check-list-wanted = From the dictionary
check-unknown = Not in the dictionary: choose another word
check-slang = Slang does not count: choose another word
check-abbreviation = Abbreviations do not count: choose a whole word
check-slur = A slur: this table plays without them
check-house = Not in the dictionary: sealing makes it a house word
cipher-end = { $name } holds the key
cipher-end-you = You hold the key
cipher-end-shared = { $names } hold the key together
cipher-end-shared-you = { $names } hold the key together
coder-text = Every NO earns you a point.
coder-bonus-text = Every segment asked for earns you 2 points, every NO one.

### Why something was refused.
refusal-already_rejected = This kind was refused in this zone. Ask about another zone.
refusal-bad_guess = A guess has the agreed length and letters only.
refusal-bad_word = The word has the agreed length and letters only.
refusal-not_in_list = This word is not in the dictionary. Try another.
refusal-slang = This word is slang, which the rules leave out. Try another.
refusal-abbreviation = This is an abbreviation, which the rules leave out. Try a whole word.
refusal-slur = This word is a slur. This table plays without them.
refusal-no_house_words = This table plays without house words.
refusal-cannot_pass = Passing is for the bonus phase, with no segment in hand.
refusal-cannot_stop = That was declined just now. You can offer it again once the round has moved on.
refusal-no_stopping = This game follows earlier rules: all decoders pass in the bonus phase to stop.
refusal-no_offer = Nobody offers to stop at the moment.
refusal-cannot_request = A segment is in hand or requested already.
refusal-coder_cannot_guess = The coder does not guess.
refusal-eliminated = You have no deduction token left in this round.
refusal-no_draw_now = No segment is to be handed out now.
refusal-no_segment = There is no segment in hand.
refusal-no_such_segment = There is no such segment in the compartment.
refusal-no_such_zone = The board has no such zone.
refusal-no_word_yet = The secret word is not made yet.
refusal-word_is_set = The secret word is made already.
refusal-none_left = No segment is left.
refusal-not_active = Only the active decoder does that.
refusal-not_bonus_phase = It is not the bonus phase yet.
refusal-not_coder = That is the coder’s part.
refusal-round_over = That round is over. The guess cost nothing.

### Keys.
key-hand-out = hand out: { $segments }
key-zone = choose a zone
key-ask = ask the chosen zone
key-type-word = type the word
