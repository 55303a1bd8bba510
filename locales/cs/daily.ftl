### Practice, and the puzzles of the day.
practice-title = Trénink
practice-choose = Vybrat hádanku
practice-category = Druh hádanky
practice-grade = Obtížnost
practice-hint = Nápověda
practice-checkpoint = Záložka
practice-return = K záložce
practice-solution = Řešení
practice-next = Další
practice-next-puzzle = Další hádanka
practice-laid = Jeden díl už leží správně.
practice-taken = Jeden díl překážel a je pryč.
practice-checkpoint-set =
    { $count ->
        [one] Záložka uložena. Máš { $count }.
        [few] Záložka uložena. Máš { $count }.
       *[other] Záložka uložena. Máš { $count }.
    }
practice-returned = Zpět u poslední záložky.
practice-shown = Tady je řešení
practice-shown-text = V klidu si ho prohlédni a pak vezmi další.
practice-solved = Vyřešeno za { $time }
practice-helped = S pomocí, čas se proto nepočítá.
practice-best = Tvůj rekord
practice-best-none = Zatím žádný čas
practice-best-new = Nový nejlepší čas.
practice-best-is = Tvůj nejlepší čas: { $time }.
practice-time = Čas
practice-failed = Hádanku se nepodařilo načíst.
practice-again = Zkusit znovu
practice-trouble = Server neodpovídá. Jakmile odpoví, díly se zkontrolují.
bad-count = V miskách je příliš mnoho závaží.
bad-unbalanced = Všechna závaží leží, ale váhy nejsou v rovnováze.
bad-pieces = Tento díl do sady nepatří.
bad-outside = Díl přečnívá přes obrys.
bad-overlap = Dva díly leží na stejném místě.
bad-cells = Díl leží mimo pole.
bad-stub = Konec zvenčí nenavazuje na žádné potrubí.
bad-open = Potrubí nikam nevede.
bad-gap = Pod dílem je mezera.
bad-view = Shora z toho obrázek být nemůže.

daily-title = Hádanky dne
daily-play-title = { $category }: hádanka dne
daily-play = Hrát
daily-go-on = Pokračovat
daily-share = Sdílet výsledek
daily-share-title = Enigma dne, { $date }
daily-solved-in = Vyřešeno za
daily-faster = Rychleji než zatím { $percent } %.
daily-fastest = Zatím nejrychlejší.
daily-first = Zatím nikdo jiný.
daily-everyone = Všichni
daily-everyone-missing = Výsledky ostatních teď nelze načíst.
daily-people =
    { $count ->
        [one] Zatím jeden člověk
        [few] Zatím { $count } lidé
       *[other] Zatím { $count } lidí
    }
daily-everyone-spoken = { $count } za { $from } až { $to }
daily-you = Ty
daily-next = Další: { $category }
daily-start = Začít: { $category }
daily-all-done = Všech pět je hotovo. Nové přijdou o půlnoci UTC.
daily-week = Týden od { $date }
daily-earlier = Dřívější týden
daily-later = Pozdější týden
daily-day = { $date }: vyřešeno { $count } z 5
daily-archive-text = Minulý den: jen pro radost, do série se nepočítá.
daily-intro = Od každého druhu jedna a jedno slovo, pro všechny stejné, nové o půlnoci UTC. Vyřeš jednu a série pokračuje.
daily-pause = Pauza
daily-paused = Pauza
daily-paused-text = Hodiny stojí.
daily-practice = Trénink
daily-practice-text = Jakýkoli druh, jakákoli obtížnost; u hádanek s nápovědou.
daily-practice-new = Nová tréninková hádanka
daily-back = Zpět k hádankám dne
daily-not-kept = Výsledek se nepodařilo uložit.
refusal-not_solved = To není řešení.
refusal-not_opened = Nejdřív hlavolam otevři: čas běží od té chvíle.
refusal-no_such_puzzle = Taková hádanka není.
refusal-no_such_day = Takový den není.
refusal-not_yet = Ten den ještě nezačal.
refusal-malformed_puzzle = Tuto hádanku nelze přečíst.

### Words for a decoder alone.
word-title = Slovo dne
word-goal = Najdi ho s co nejmenším počtem otázek: jen to se dnes počítá.
word-practice-title = Trénink Cipheru
word-choose = Vybrat slovo
word-next = Další slovo
word-practise = Trénovat se slovy
word-letters =
    { $count ->
        [one] { $count } písmeno
        [few] { $count } písmena
       *[other] { $count } písmen
    }
word-questions =
    { $count ->
        [one] { $count } otázka
        [few] { $count } otázky
       *[other] { $count } otázek
    }
word-guesses =
    { $count ->
        [one] { $count } pokus
        [few] { $count } pokusy
       *[other] { $count } pokusů
    }
word-found =
    { $count ->
        [one] Nalezeno po { $count } otázce
        [few] Nalezeno po { $count } otázkách
       *[other] Nalezeno po { $count } otázkách
    }
word-found-with = Nalezeno
word-lost = Nenalezeno
word-lost-text = Slovo bylo „{ $word }“.
word-best-none = Zatím nic nenalezeno
word-best-new = Tak málo otázek ještě nikdy.
word-best-is =
    { $count ->
        [one] Tvůj rekord: { $count } otázka.
        [few] Tvůj rekord: { $count } otázky.
       *[other] Tvůj rekord: { $count } otázek.
    }
word-fewer = Méně otázek než zatím { $percent } %.
word-everyone = Otázky těch, kdo slovo našli.
word-again = Projít otázky znovu
refusal-stale_move = Jiné okno bylo rychlejší. Takhle to teď vypadá.
refusal-no_such_language = V tomto jazyce slova nejsou.
refusal-bad_length = Slova mají tři až šest písmen.
daily-beside = Více o dnech
