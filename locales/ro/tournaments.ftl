# Turnee: ce spun despre ele terminalul și paginile tipărite.

## De ce ceva e refuzat
tournament-name-taken = „{ $name }” participă deja
tournament-bad-name = un nume este un rând de 1 până la 60 de caractere
tournament-bad-team = numele unei echipe e un rând de 1 până la 60 de caractere
tournament-unknown-player = nu participă nimeni cu numele „{ $name }”
tournament-too-many = sunt cel mult { $most } de jucători
tournament-too-late = nu se mai poate înscrie nimeni: perechile sunt stabilite
tournament-has-left = „{ $name }” a părăsit turneul
tournament-has-not-left = „{ $name }” nu a părăsit turneul
tournament-no-excuse = jucătorii pot fi scuzați numai într-un turneu elvețian și pentru o rundă viitoare
tournament-too-few = e nevoie de cel puțin doi jucători
tournament-round-not-finished = lipsește rezultatul de la { $place }
tournament-nobody-free = acum nu e nimeni de împerecheat
tournament-over = turneul s-a încheiat
tournament-has-started = turneul a început deja
tournament-not-paired = nu există perechea { $place }
tournament-not-opponents = „{ $one }” și „{ $other }” nu joacă unul cu altul
tournament-has-result = { $place } are deja un rezultat: poate fi doar corectat
tournament-has-no-result = { $place } nu are un rezultat de corectat
tournament-wrong-score = { $result } nu poate fi scorul aici (partide într-o pereche: { $games })
tournament-no-winner = în sistem eliminatoriu trebuie un câștigător: mai jucați și adăugați partidele următoare
tournament-settled = { $place } nu mai poate fi schimbat: alte perechi depind de el
tournament-twice = „{ $name }” apare de două ori în această rundă
tournament-not-playing = „{ $name }” nu joacă în această rundă
tournament-forgotten = „{ $name }” lipsește din această rundă
tournament-other-round = acestea nu sunt perechile acestei runde
tournament-bad-start-list = lista de start trebuie să numească fiecare jucător o dată

## Ce s-a stabilit
tournament-unknown-word = { $what } „{ $text }” necunoscut: există { $known }
tournament-rounds-wrong = sunt între 1 și 99 de runde
tournament-games-wrong = o pereche are între 1 și 99 de partide
tournament-points-wrong = numai Le Pylos are puncte de adunat (E13): alege matches sau games
tournament-no-ballots = nu se cunosc deschideri echilibrate pentru { $rules }: lasă usual
tournament-matches-alone = arena și sistemul eliminatoriu numără meciuri: lasă matches
tournament-tie-break-twice = departajarea { $name } apare de două ori
tournament-teams-wrong = dintr-o echipă contează toți sau cei mai buni 1 până la 99
tournament-needs-name = un turneu are nevoie de un nume pe un rând
tournament-rounds-swiss = numai la un turneu elvețian se alege numărul de runde

## Fișiere
tournament-in-file = { $file }: { $problem }
tournament-line = rândul { $line }: { $problem }
tournament-line-form = un astfel de rând arată așa: { $form }
tournament-quote = un nume sau o valoare stă între ghilimele, "așa"
tournament-unknown-line = niciun rând nu începe cu „{ $word }”
tournament-unknown-tag = nu există eticheta „{ $tag }”
tournament-tag-twice = eticheta { $tag } apare de două ori
tournament-late-tag = etichetele stau înaintea tuturor celorlalte
tournament-missing-tag = lipsește eticheta { $tag }
tournament-number = „{ $found }” nu e numărul potrivit aici: trebuia { $expected }
tournament-not-a-result = „{ $text }” nu e un rezultat: 1-0, 1/2-1/2, 2.5-1.5, 12-9, sau +/-, -/+ și -/- dacă cineva nu a venit
tournament-changed = { $file } a fost schimbat între timp de altcineva: nu s-a scris nimic, încearcă din nou
tournament-no-round = nu există runda { $round }

## Clasamente și perechi
tournament-round = Runda { $round }
tournament-pairings = Perechi
tournament-table = Clasament
tournament-crosstable = Tabel încrucișat
tournament-teams = Echipe
tournament-team = Echipa
tournament-team-players = Jucători
tournament-no-teams = nimeni nu face parte dintr-o echipă
tournament-after = după runda { $round }
tournament-board = Masa
tournament-rank = Loc
tournament-player = Jucător
tournament-rating = Rating
tournament-points = Puncte
tournament-result = Rezultat
tournament-begins = Începe
tournament-opponent = Adversar
tournament-bye = liber
tournament-half-bye = scuzat (½)
tournament-withdrawn = plecat
tournament-alone = runda { $round }, fără partidă
tournament-buchholz = Buchholz
tournament-buchholz-cut = Buchholz redus
tournament-sonneborn = Sonneborn–Berger
tournament-direct = întâlnire directă
tournament-wins = victorii
tournament-players = Jucători: { $count }
tournament-nothing-paired = nicio rundă nu e încă împerecheată
tournament-report = Anunță rezultatele organizatorului.
tournament-openings = Deschideri
tournament-set-up = Așază mai întâi aceste mutări, deschis și închis pe rând; apoi începe deschis.
