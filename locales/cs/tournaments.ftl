# Turnaje: co o nich říká terminál a stránky k tisku.

## Proč se něco odmítá
tournament-name-taken = „{ $name }“ se už účastní
tournament-bad-name = jméno je jeden řádek o 1 až 60 znacích
tournament-bad-team = jméno družstva je jeden řádek o 1 až 60 znacích
tournament-unknown-player = nikdo jménem „{ $name }“ se neúčastní
tournament-too-many = hráčů je nejvýš { $most }
tournament-too-late = už se nikdo nemůže přihlásit: rozlosování je pevné
tournament-has-left = „{ $name }“ z turnaje odstoupil(a)
tournament-has-not-left = „{ $name }“ z turnaje neodstoupil(a)
tournament-no-excuse = omluvit se lze jen ve švýcarském turnaji a pro kolo, které teprve bude
tournament-too-few = je třeba alespoň dvou hráčů
tournament-round-not-finished = chybí výsledek { $place }
tournament-nobody-free = teď není koho nalosovat
tournament-over = turnaj skončil
tournament-has-started = turnaj už začal
tournament-not-paired = dvojice { $place } neexistuje
tournament-not-opponents = „{ $one }“ a „{ $other }“ spolu nehrají
tournament-has-result = { $place } už má výsledek: lze ho jen opravit
tournament-has-no-result = { $place } nemá výsledek, který by šlo opravit
tournament-wrong-score = { $result } tu nemůže být výsledek (partií v zápase: { $games })
tournament-no-winner = vyřazovací kolo potřebuje vítěze: hrajte dál a další partie přičtěte
tournament-settled = { $place } už nelze změnit: závisí na něm další rozlosování
tournament-twice = „{ $name }“ je v tomto kole dvakrát
tournament-not-playing = „{ $name }“ toto kolo nehraje
tournament-forgotten = „{ $name }“ v tomto kole chybí
tournament-other-round = to není rozlosování tohoto kola
tournament-bad-start-list = startovní listina musí uvést každého hráče jednou

## Co je dohodnuto
tournament-unknown-word = neznámé { $what } „{ $text }“: je { $known }
tournament-rounds-wrong = kol je 1 až 99
tournament-games-wrong = zápas má 1 až 99 partií
tournament-points-wrong = jen Le Pylos má body ke sčítání (E13): zvolte matches nebo games
tournament-no-ballots = pro { $rules } nejsou známa žádná vyrovnaná zahájení: nechte usual
tournament-matches-alone = aréna a vyřazovací turnaj počítají zápasy: nechte matches
tournament-tie-break-twice = pomocné hodnocení { $name } je tam dvakrát
tournament-teams-wrong = z družstva se počítají všichni, nebo 1 až 99 nejlepších
tournament-needs-name = turnaj potřebuje jednořádkové jméno
tournament-rounds-swiss = počet kol se volí jen u švýcarského turnaje

## Soubory
tournament-in-file = { $file }: { $problem }
tournament-line = řádek { $line }: { $problem }
tournament-line-form = takový řádek vypadá takto: { $form }
tournament-quote = jméno nebo hodnota je v uvozovkách, "takto"
tournament-unknown-line = žádný řádek nezačíná „{ $word }“
tournament-unknown-tag = značka „{ $tag }“ neexistuje
tournament-tag-twice = značka { $tag } je tam dvakrát
tournament-late-tag = značky stojí přede vším ostatním
tournament-missing-tag = chybí značka { $tag }
tournament-number = „{ $found }“ není číslo, které sem patří: mělo být { $expected }
tournament-not-a-result = „{ $text }“ není výsledek: 1-0, 1/2-1/2, 2.5-1.5, 12-9, nebo +/-, -/+ a -/-, když někdo nepřišel
tournament-changed = { $file } mezitím změnil někdo jiný: nic se nezapsalo, zkuste to znovu
tournament-no-round = kolo { $round } neexistuje

## Tabulky a rozlosování
tournament-round = { $round }. kolo
tournament-pairings = Rozlosování
tournament-table = Tabulka
tournament-crosstable = Křížová tabulka
tournament-teams = Družstva
tournament-team = Družstvo
tournament-team-players = Hráči
tournament-no-teams = nikdo nepatří k žádnému družstvu
tournament-after = po { $round }. kole
tournament-board = Stůl
tournament-rank = Místo
tournament-player = Hráč
tournament-rating = Rating
tournament-points = Body
tournament-result = Výsledek
tournament-begins = Začíná
tournament-opponent = Soupeř
tournament-bye = volno
tournament-half-bye = omluven (½)
tournament-withdrawn = odstoupil
tournament-alone = { $round }. kolo bez partie
tournament-buchholz = Buchholz
tournament-buchholz-cut = Buchholz bez nejslabšího
tournament-sonneborn = Sonneborn–Berger
tournament-direct = vzájemné zápasy
tournament-wins = výhry
tournament-players = Hráčů: { $count }
tournament-nothing-paired = žádné kolo ještě není rozlosováno
tournament-report = Výsledky hlaste pořadateli.
tournament-openings = Zahájení
tournament-set-up = Nejprve postavte tyto tahy, střídavě světlé a tmavé; pak začíná světlý.
