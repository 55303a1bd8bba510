### The table around a game.
table-connecting = Jdeme ke stolu
table-lost = Spojení ztraceno, zkoušíme znovu
table-lost-text = Hraj dál: vše se uchová a odešle, jakmile se spojení obnoví.
table-trouble = Server teď nemůže nic uložit
table-trouble-text = Stránka to zkouší sama znovu. Nic z toho, co bylo potvrzeno, se neztratí.
table-back = Spojení obnoveno
table-try-now = Zkusit hned
table-missing = Takový stůl není
table-missing-text = Zkontroluj kód, nebo otevři vlastní stůl.
table-expired = Tento stůl byl uklizen
table-expired-text = Dlouho tu nikdo nebyl. Dohrané hry zůstávají uložené.
table-closed = Tento stůl je plný
table-closed-text = Není volné místo a diváci nejsou vpuštěni.
table-full-text = Můžeš se dívat, nebo otevřít vlastní stůl.
table-old = Pro pokračování načti znovu
table-old-text = Server má novější verzi. Tvoje hra zůstává, jak je.
table-reload = Načíst znovu
table-new = Otevřít stůl
table-take-back = Vzít si místo zpět
table-bot-plays = Hraje za tebe bot
table-bot-plays-text = Místo dostaneš zpět na začátku dalšího kola.
table-taking-back = Příští kolo hraješ zase ty
table-watching = Díváš se
table-watch = Dívat se
table-status-choosing = Vybírá
table-status-placing = Pokládá
table-status-waiting = Čeká
table-status-out = Toto kolo bez kartičky
table-status-left = Už nehraje
table-let-bot = Nechat hrát bota
table-away-kept = Pryč, místo počká { $time }
table-away-short = Pryč, { $time }
table-away-news = { $name } tu teď není. Místo počká ještě { $time }.
table-back-news = { $name } je zpět.
table-bot-news = { $name } už nehraje. Dál hraje bot.
table-left-news = { $name } už nehraje.
table-away-title = { $name } tu teď není
table-away-text = { $name } se může vrátit stejným odkazem. Místo počká ještě { $time }, pak hraje bot. Můžeš ho nechat hrát už teď.
table-away-wait = Počkat

### Who you are.
name-title = Jak ti máme říkat?
name-text = Stačí jméno. Žádný účet, žádný e-mail.
name-sit = Posadit se
name-watch = Jen se dívat
name-nameless = Hrát bez jména
name-go = Pokračovat
name-guest = Host

### The lobby, live.
lobby-seat-free = Nejprve obsaď volná místa
lobby-fill = Doplnit boty
lobby-close-free = Jen { $players } místa
lobby-wait-ready = Počkej, až budou všichni chtít začít
lobby-seats = Místa
lobby-seats-hint = kolik lidí hraje
lobby-open = Přidat se může kdokoli
lobby-open-hint = Stůl je uveden na úvodní stránce.
lobby-sit = Sednout si sem

### Circuit, live.
solve-watch = Sleduj: všichni řeší
solve-watch-text = Vidíš jen, kolik dílů leží. Řešení se ukážou, až budou všichni hotovi.
missed-late = Čas vypršel, nevyřešeno
missed-gave-up = Pro toto kolo vzdáno
missed-text = V tomto kole kartičku nepokládáš. Příští hádanka je nová šance.
missed-show = Ukázat řešení
missed-hide = Ukázat můj pokus
missed-watch = Sledovat pokládání
gave-up-wait = Počkej na ostatní
gave-up-wait-text = V tomto kole nepokládáš kartičku. Až budou všichni hotoví, uvidíš řešení.
gave-up-look = Podívat se na plán
round-puzzles = Hádanky tohoto kola
round-missed = pozdě
round-gave-up = vzdáno
watch-stake = O tyto kartičky se hraje
solutions = Řešení všech
solutions-own = Jak to zůstalo
solutions-right = Řešení
solutions-solved = { $name }: vyřešeno za { $time }
solutions-missed = { $name }: nevyřešeno včas
solutions-gave-up = { $name }: vzdáno
turn-title = Jsi na tahu: { $title }

### Chat.

### Why something was refused.
refusal-internal = Na serveru něco selhalo. Zkus to znovu.
refusal-game_over = Hra skončila.
refusal-game_too_long = Tato hra už je tak dlouhá, že se rozpracované pokusy neukládají. Řešení se počítá dál.
refusal-bad_player = Takové místo u stolu není.
refusal-wrong_order = Na tahu je někdo jiný.
refusal-wrong_phase = Kolo postoupilo; tato fáze skončila.
refusal-category_taken = Tuto kartičku už někdo má. Zvol jinou.
refusal-stack_empty = Kartičky tohoto druhu došly. Zvol jinou.
refusal-already_solved = Tvoje hádanka je už vyřešená.
refusal-gave_up = Tato hádanka je v tomto kole vzdaná.
refusal-malformed_draft = Díly nešlo přečíst. Vrať poslední tah.
refusal-bad_rotation = Kartička se otáčí jen po čtvrtinách.
refusal-occupied = Tam už kartička leží.
refusal-not_adjacent = Kartička musí sousedit stranou s jinou.
refusal-no_such_cell = Tato kartička takovou komoru nemá.
refusal-no_networker = V zásobě už nemáš žádného technika.
refusal-colour_taken = Na této barvě v tomto rozvodu už technik stojí.
refusal-must_place = Tato hra se hraje podle dřívějších pravidel: získaná kartička se pokládá.
refusal-seat_left = Toto místo hru opustilo.
refusal-has_left = Toto místo hru opustilo.
refusal-not_round_start = Místo se bere zpět na začátku kola.
refusal-bad_attendance = To se nehodí k tomu, kdo tam teď sedí.
refusal-bad_options = Tyto volby nejdou hrát dohromady.
refusal-bad_settings = S těmito volbami se nedá hrát.
refusal-unknown_rules = Tato hra má pravidla, která server nezná.
refusal-bad_action = Server to nepřečetl. Načti stránku znovu.
refusal-bad_message = Server to nepřečetl. Načti stránku znovu.
refusal-bad_body = Server to nepřečetl. Načti stránku znovu.
refusal-bad_id = Server to nepřečetl. Načti stránku znovu.
refusal-hello_again = Spojení už běží. Načti stránku znovu.
refusal-bad_name = Jméno má 1 až 24 znaků a nějaké je vidět.
refusal-bad_text = Řádek má nejvýše 200 znaků.
refusal-bot_plays = Hraje za tebe bot. Nejprve si vezmi místo zpět.
refusal-foreign_origin = Tato stránka patří jinému webu.
refusal-game_under_way = Probíhá hra.
refusal-length = Slova mají tři až šest písmen.
refusal-seats = Stůl má dvě až čtyři místa.
refusal-muted = Psát do chatu teď nesmíš.
refusal-no_bots = Pro tuto hru tu nejsou boti.
refusal-no_chat = Tento stůl nemá chat.
refusal-no_game = Žádná hra neprobíhá.
refusal-no_game_over = Hra ještě neskončila.
refusal-no_name = Nejprve nám řekni své jméno.
refusal-no_seat = Nemáš tu místo.
refusal-no_such_game = Taková hra není.
refusal-no_such_link = Odkaz už byl použit nebo vypršel.
refusal-no_such_page = Na této adrese nic není.
refusal-no_such_seat = Stůl takové místo nemá.
refusal-no_such_step = Takový tah v této hře není.
refusal-over_by_then = V tu chvíli už bylo po hře. Vrať se o tah nebo víc.
refusal-no_such_table = Takový stůl není. Zkontroluj kód.
refusal-nobody_there = Nikdo tam nesedí.
refusal-still_here = Kdo tam sedí, je ještě tady.
refusal-no_bot_plays = Žádný bot za tebe nehraje. Místo je tvoje.
refusal-alone = Nikdo další už tu není. Vrať se ke stolu a někoho pozvi.
refusal-name_taken = Někdo u tvého stolu se tak jmenuje. Zvol jiné jméno, nebo počkej na konec hry.
refusal-not_host = To smí jen hostitel.
refusal-not_over = Hra ještě neskončila.
refusal-not_ready = Ještě nechtějí začít všichni.
refusal-not_your_seat = To není tvoje místo.
refusal-own_seat = To je tvoje místo. Raději ho opusť.
refusal-seat_free = Jedno místo je ještě volné.
refusal-seat_taken = Někdo tam sedí.
refusal-colour_in_use = Tuto barvu už někdo má.
refusal-spectators_silent = Diváci u tohoto stolu nepíšou.
refusal-too_fast = To bylo moc rychle. Chvilku počkej.
refusal-too_many = To je moc najednou.
refusal-too_much_chat = Chvilku počkej, než napíšeš další.
refusal-which_seat = Řekni, za které ze svých míst.
refusal-expired = Tento stůl byl uklizen.
refusal-not_watchable = Diváci u tohoto stolu nejsou vpuštěni.
refusal-protocol = Server má novější verzi. Načti stránku znovu.

### Words of any game or puzzle.
ui-your-turn = Jsi na tahu
ui-players = U stolu
ui-start-player = Začíná kolo
ui-away = Pryč
ui-menu = Nabídka
ui-rules-of-phase = Pravidla této fáze
ui-phases = Fáze kola
ui-task = Co máš dělat
ui-beside = Vedle desky
ui-keys = Klávesy
ui-undo = Zpět
ui-redo = Znovu
ui-clear = Vyčistit
ui-flip = Převrátit
ui-turn-left = Doleva
ui-turn-right = Doprava
ui-turn-left-word = Doleva
ui-turn-right-word = Doprava
ui-no = NE
ui-solved = Vyřešeno
ui-gave-up = Vzdáno
ui-laid = { $laid } z { $total } položeno
ui-no-limit-yet = Zatím bez limitu
ui-time-up = Čas vypršel.
puzzle-weight = hádanka s váhami
puzzle-fragment = hádanka s úlomky
puzzle-conduit = hádanka s potrubím
puzzle-angular = hádanka s hranoly
ui-seconds-left =
    { $seconds ->
        [one] Zbývá { $seconds } sekunda.
        [few] Zbývají { $seconds } sekundy.
       *[other] Zbývá { $seconds } sekund.
    }
ui-supply =
    { $count ->
        [0] Žádný technik v zásobě
        [one] { $count } technik v zásobě
        [few] { $count } technici v zásobě
       *[other] { $count } techniků v zásobě
    }
ui-refusals =
    { $count ->
        [one] NE padlo jednou
       *[other] NE padlo { $count }krát
    }
ui-deductions-left =
    { $count ->
        [0] Žádný žeton pokusu
        [one] Zbývá { $count } žeton pokusu
        [few] Zbývají { $count } žetony pokusu
       *[other] Zbývá { $count } žetonů pokusu
    }
ui-chat-unread =
    { $count ->
        [one] Chat, { $count } nový řádek
        [few] Chat, { $count } nové řádky
       *[other] Chat, { $count } nových řádků
    }
ui-share = Sdílet
ui-continue = Pokračovat
ui-player = Hráč
