# Terminalul: `pylos play`, `rules` și `show`. Pe un ecran de 80 de coloane
# rândul tastelor are 78, iar panoul jucătorilor se rupe la 17.

## Jucători și mutări
seat-human = om
seat-level = nivelul { $level }
thinking = se gândește…
prompt-over = partidă încheiată
prompt-here = { $side }: apasă Enter
welcome-prompt = Scrie o mutare sau „help”.
welcome-screen = Bine ai venit. F1 sau ? pentru ajutor.
turns-to-choose = { $count ->
    [one] La mutare: { $side }, o mutare posibilă
    [few] La mutare: { $side }, { $count } mutări posibile
   *[other] La mutare: { $side }, { $count } de mutări posibile
}
side-plays = { $side }: { $turn }
hint-told = Sfat: { $turn } ({ $score })
hint-sought = Se caută un sfat…
step-may-take-back = Enter joacă { $turn }; sau recuperează o bilă.
step-must-take-back = Recuperează una sau două dintre bilele tale; Esc renunță la mutare.
step-place = Alege o intersecție din emisfera ta; Esc renunță la mutare.
step-pass = Niciun pion de-al tău nu se poate mișca: Enter pentru pas.
next-orders = Ce urmează? „new” joacă din nou, „review” revede fiecare mutare, „save { file-word }” păstrează partida.
saved-to = salvat în { $file }
not-saved = Partida nu e salvată: „save { file-word }” sau încă o dată Ctrl-C ca să ieși.

## Desene
to-place = { $side }, de așezat
in-hand = în mână: { $piece }
setup-placed = Așezare: { $placed } din 20 de pioni; va începe { $leader }
setup-secret = Așezare secretă: { $placed } din 10 pioni; va începe { $leader }
secret-setup = așezare secretă
battle-turn = Bătălia { $number } din 5, mutarea { $turn } din 4, a început { $leader }
battle-decides = { $why } ({ $pawn })
points-and-pile = Puncte: { $first } { $one }, { $second } { $two }; dați la o parte: { $pile }

## Revederea partidei
review-empty-game = Nu s-a jucat încă nimic.
review-best = cea mai bună mutare
review-slower = câștigă tot, dar mai târziu; mai bine: { $best }
review-sooner = pierdut oricum, dar mai repede; mai bine: { $best }
review-win-drawn = a scăpat câștigul: remiză; mai bine: { $best }
review-win-lost = a scăpat câștigul: pierdut; mai bine: { $best }
review-draw-lost = a scăpat remiza: pierdut; mai bine: { $best }
review-points = { $points ->
    [one] a dat un punct; mai bine: { $best }
    [few] a dat { $points } puncte; mai bine: { $best }
   *[other] a dat { $points } de puncte; mai bine: { $best }
}
review-worse = mai slab cu { $worth }; mai bine: { $best }

## Ce nu merge
error-said = eroare: { $message }
nothing-to-undo = Nu e nicio mutare de anulat.
nothing-to-redo = Nu e nicio mutare de refăcut.
undo-not-yours = Nu ai nimic al tău de anulat.
undo-shown = O așezare secretă nu se mai anulează după ce a fost arătată.
undo-in-turn = Mutarea nu e terminată: încheie-o sau renunță la ea cu Esc.
turn-incomplete = Mutarea nu e completă.
computer-draws-not = Calculatorul nu acceptă remiza.
computer-to-move = E rândul calculatorului.
game-over = Partida s-a încheiat. { $result }
nothing-there = Acolo nu se poate face nimic.
no-turn-begins = Nicio mutare permisă nu începe cu „{ $text }”.
no-order = „{ $word } …” nu înseamnă nimic aici; „help” arată ce se poate scrie.
or-help = { $error } „help” arată ce altceva se poate scrie.
no-values = Aici nu se cunosc valori exacte: `pylos solve` le calculează (jocul piramidei).
tablebase-missing = { $file }: fișierul nu există; îl creează `pylos solve`
tablebase-unusable = { $file }: { $why }; șterge-l și refă-l cu `pylos solve`
tablebase-trouble = nu se poate citi: { $error }
tablebase-empty = fișierul este gol
tablebase-foreign = aceasta nu este o tabelă Pylos
tablebase-newer = formatul lui (versiunea { $version }) este mai nou decât programul
tablebase-cut = ar trebui să aibă { $expected } octeți și are { $found }
tablebase-damaged = o parte din el este stricată (sumă de control greșită)
tablebase-other-rules = aceasta este tabela pentru { $found }, nu pentru { $wanted }
no-hints = Nu e nimeni care să dea un sfat.
hand-over-first = Întâi dă ecranul mai departe: { $side }, care apasă Enter.
save-where = Unde să salvez? „save partida.pylos”
save-secret = Partida se poate salva după ce ambele părți și-au așezat pionii.
load-what = Ce să deschid? „load partida.pylos”

## Ajutor
key-line = săgeți, Spațiu, Enter · Esc · ^Z anulează · F2 sfat · F1 ajutor · ^C ieși
key-line-no-undo = săgeți, Spațiu, Enter · Esc · F2 sfat · F1 ajutor · ^C ieși
page-keys = sus și jos derulează, orice altă tastă închide
key-space = Spațiu
key-enter = Enter
key-backspace = Backspace
key-moves = mută cursorul
key-next-place = locul următor sau precedent unde se poate face ceva
key-does = fă ce se poate face aici
key-ends = încheie mutarea așa cum e
key-undoes-step = anulează un pas al mutării
key-drops = renunță la mutarea începută
key-undoes = anulează o mutare, refă-o
key-hints = un sfat
key-values = valoarea exactă, da sau nu
key-saves = salvează
key-leaves = ieși
keys-or-type = Sau scrie și apasă Enter:
turn-word = MUTARE
text-word = TEXT
file-word = FIȘIER
order-turn = joacă o mutare; „turns” le arată pe toate
order-turns = mutările permise sau cele care încep cu { text-word }
order-hint = ce ar juca calculatorul
order-value = cine câștigă la joc perfect, dacă există o tabelă
order-undo = anulează ultima mutare, refă-o
order-show = desenează din nou platoul
order-position = poziția ca text
order-rules = regulile pe scurt
order-save = salvează partida
order-load = continuă o partidă salvată
order-new = ia-o de la început
order-review = fiecare mutare pe lângă cea mai bună
order-resign = cedează
order-draw = ambele părți cad de acord asupra remizei
order-quit = ieși

## Regulile pe scurt
chapter-board = Platoul
chapter-turn = O mutare
chapter-end = Încheierea
chapter-battle = O bătălie
chapter-score = Scorul
clause-p1 = 30 de căsuțe pe patru niveluri: 4×4 (a1…d4), 3×3 (e1…g3), 2×2 (h1…i2) și vârful (j1). Deasupra nivelului 1, o bilă stă pe cele patru bile de sub ea, de orice culoare.
clause-p2 = Fiecare jucător are 15 bile, deschise sau închise, la început toate în rezervă.
clause-p3 = Culorile se trag la sorți. Încep bilele deschise; apoi se joacă pe rând și nimeni nu-și poate sări rândul.
clause-p4 = Așezarea: pune o bilă din rezervă pe orice căsuță liberă și susținută.
clause-p5 = Urcarea: sau ia o bilă de-a ta care nu susține alta și pune-o pe o căsuță susținută, cu cel puțin un nivel mai sus. Căsuța trebuie să fie susținută și fără acea bilă. Urcarea nu costă nicio bilă din rezervă.
clause-p6-none = După aceste reguli, careurile și aliniamentele nu dau nimic.
clause-p6-square = Recuperarea: dacă bila ta întregește un careu (2×2) de culoarea ta, { $must ->
    [yes] trebuie să pui
   *[no] poți pune
} înapoi în rezervă una sau două dintre bilele tale.
clause-p6-line = Recuperarea: dacă bila ta întregește un careu (2×2) sau un aliniament de culoarea ta, { $must ->
    [yes] trebuie să pui
   *[no] poți pune
} înapoi în rezervă una sau două dintre bilele tale.
clause-p7 = Bilele se recuperează una după alta, iar prima o poate elibera pe a doua. Pot fi de pe orice nivel, inclusiv cea tocmai jucată, dar niciodată una care susține alta.
clause-p8 = Cel mult două pe mutare, orice ar fi întregit bila.
clause-p9 = Contează doar bila jucată acum: un careu făcut mai devreme nu mai dă nimic.
clause-p10 = Cine pune ultima bilă, în vârf, câștigă.
clause-p11-loses = Cine e la mutare și nu mai are bile în rezervă a pierdut. Partida se oprește aici: bilele rămase câștigătorului nu mai trebuie așezate.
clause-p11-raise = Cine e la mutare și nu mai are bile în rezervă mai poate urca, și a pierdut când nu mai poate.
clause-p12 = O poziție care apare a treia oară, cu aceeași parte la mutare, e remiză.
clause-p13 = Un aliniament este un rând sau o coloană întreagă de pe nivelul 1 (patru bile) sau de pe nivelul 2 (trei). Diagonalele nu contează.
clause-p14 = O partidă durează între 5 și 20 de minute. La turnee, timpul pe mutare poate fi limitat (--time 30s/move).
clause-p15 = Cu un handicap, o parte începe cu mai puține bile: aici deschis are { $light }, iar închis { $dark }. Cu mai puțin de 30 de bile în total vârful nu este atins niciodată și hotărăsc rezervele.
clause-e1 = Un glob: două cercuri, ecuatorul care le taie, cinci meridiane. Emisfera fiecărui jucător are zece intersecții, i1–i5 pe cercul interior și o1–o5 pe cel exterior. Albastrul stă la nord, roșul la sud.
clause-e2-nine = Ecuatorul are nouă puncte, de la stânga la dreapta ol il e1 e2 e3 e4 e5 ir or: acolo unde îl taie cercurile și meridianele.
clause-e2-five = Ecuatorul are cinci puncte, e1–e5: acolo unde îl taie meridianele.
clause-e3 = Fiecare jucător are zece pioni: câte doi din fiecare mărime, de la 1 la 5.
clause-e5-alternating = Așezarea: pe rând, fiecare așază câte un pion, până își umple cele zece intersecții. Începe cel care nu va deschide bătălia 1.
clause-e5-hidden = Așezarea: ambii jucători își aranjează cei zece pioni în secret, apoi îi arată.
clause-e5-whole = Așezarea: cel care nu va deschide bătălia 1 așază toți cei zece pioni, apoi și celălalt.
clause-e5-random = Așezarea: locul fiecărui pion se trage la sorți.
clause-e5-mirror = Așezarea: pe rând; cel care va deschide bătălia 1 așază ce tocmai a așezat adversarul, pe intersecția cu același nume.
clause-e6 = Cinci bătălii de câte patru mutări: unul deschide, celălalt răspunde, apoi iar unul și celălalt. Cine deschide bătălia 1 se trage la sorți; câștigătorul unei bătălii o deschide pe următoarea.
clause-e7-slide = Ca să joci un pion, fă-l să alunece pe liniile emisferei tale până la un punct liber al ecuatorului. Poate coti la intersecții, dar nu trece niciodată de una ocupată.
clause-e7-straight = Ca să joci un pion, fă-l să alunece pe o singură linie a emisferei tale, fără să cotească, până la un punct liber al ecuatorului; nu trece niciodată de un loc ocupat. Cine nu poate juca trebuie să spună pas; altcineva nu poate.
clause-e7-free = Ca să joci un pion, pune-l pe orice punct liber al ecuatorului.
clause-e8-old = Când sosește un pion și pe ecuator e altul de aceeași mărime, de orice culoare, cel care era acolo e dat la o parte.
clause-e8-new = Când sosește un pion și pe ecuator e altul de aceeași mărime, de orice culoare, cel care sosește e dat la o parte.
clause-e9 = După patru mutări, un pion hotărăște cine câștigă bătălia: din patru pioni rămași cel mai mare, din trei cel mijlociu, din doi cel mai mic, sau singurul.
clause-e10 = Câștigătorul unei bătălii ia pionii rămași pe ecuator, câte un punct fiecare, iar ecuatorul se golește. Pionii dați la o parte formează o grămadă; niciunul nu se întoarce.
clause-e11-singleton = Câștigătorul bătăliei 5 ia și toți pionii dați la o parte, și singletonul, un pion care nu e al nimănui.
clause-e11-without = Câștigătorul bătăliei 5 ia și toți pionii dați la o parte, iar la 10–10 câștigă partida.
clause-e12 = Din cele { $points } de puncte, 11 ajung pentru câștig. Se joacă întotdeauna toate cele cinci bătălii.
clause-e13 = Un meci are un număr stabilit de partide sau merge până la un scor convenit; punctele se adună.
clause-e14 = Pot răspunde doar pionii de pe o linie care trece prin punctul tocmai jucat: meridianul lui sau semicercul care se termină acolo. Dacă niciunul dintre ei nu se poate mișca, poate răspunde oricare. Și un pion dat la o parte desemnează.

## Ce spun legăturile acolo unde sunt trimise mai departe
share-to-move = { $game } – la mutare: { $side }
share-over = { $game } – { $result }
share-setup = { $game } – se așază pionii
share-analysis = { $game } – o poziție de analizat
share-game-text = O partidă după regulile „{ $rules }”: deschide legătura ca s-o urmărești sau ca să joci.
share-analysis-text = Fiecare mutare cu valoarea ei, după regulile „{ $rules }”.
share-pyramid = { $balls ->
    [0] Tabla goală
    [one] Tabla cu o bilă
    [few] Tabla cu { $balls } bile
   *[other] Tabla cu { $balls } de bile
}; în rezervă: deschise { $light }, închise { $dark }
share-globe = Globul în bătălia { $battle } din 5; puncte: Albastru { $blue }, Roșu { $red }
share-globe-setup = Globul în timp ce se așază pionii
