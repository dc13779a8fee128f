# Lecții și reguli.
lesson-step = Pasul { $step } din { $of }
lesson-not-quite = Mutarea e permisă, dar nu e cea despre care e lecția.
next-lesson = Urmează: { $title }

lesson-place-1 = Platoul are șaisprezece căsuțe. Se joacă pe rând; începe cel cu bilele deschise.
lesson-place-1-task = Așază o bilă într-o căsuță.
lesson-place-1-done = Bila a venit din rezerva ta. Ai cincisprezece cu totul, deci fiecare contează.
lesson-place-2 = Patru bile în careu, indiferent de culoare, susțin o a cincea pe nivelul următor.
lesson-place-2-task = Așază o bilă pe careu.
lesson-place-2-done = Așa crește piramida: șaisprezece, nouă, patru și una în vârf.

lesson-raise-1 = În loc să iei din rezervă, poți urca o bilă de-a ta care nu susține nimic, cu cel puțin un nivel.
lesson-raise-1-task = Urcă bila din colț pe careu.
lesson-raise-1-done = Ai mutat fără să cheltui o bilă. La Pylos se câștigă economisind.
lesson-raise-2 = Se poate sări peste un nivel. Careul trebuie să fie întreg și după ridicarea bilei: o bilă nu se poate sprijini pe ea însăși.
lesson-raise-2-task = Urcă o bilă de pe nivelul cel mai de jos pe nivelul 3.
lesson-raise-2-done = Două niveluri mai sus, fără niciun cost.

lesson-square-1 = Dacă bila ta întregește un careu de culoarea ta, poți recupera una sau două dintre bilele tale.
lesson-square-1-task = Întregește careul, apoi recuperează cel puțin o bilă.
lesson-square-1-done = O bilă cheltuită, una sau două recuperate.
lesson-square-2 = Poți recupera orice bilă de-a ta care nu susține alta, chiar și pe cea tocmai jucată.
lesson-square-2-task = Întregește un careu și recuperează două bile.
lesson-square-2-done = Cel mult două, oricâte careuri ar fi.
lesson-square-3 = Și o bilă urcată poate întregi un careu. Atunci o singură mutare le face pe toate: urci, faci careul, recuperezi.
lesson-square-3-task = Urcă o bilă ca să întregești careul de pe nivelul 2, apoi recuperează cel puțin o bilă.
lesson-square-3-done = Nimic cheltuit și bile recuperate: cea mai bună mutare.

lesson-take-back-1 = Bilele se recuperează una după alta. Prima o poate elibera pe a doua.
lesson-take-back-1-task = Întregește careul din colț. Apoi recuperează bila ta de pe nivelul 2 și, după ea, bila ta de dedesubt.
lesson-take-back-1-done = Cât timp cealaltă stătea pe ea, bila de jos nu putea fi luată.

lesson-lines-1 = La avansați, aliniamentele contează ca un careu: patru bile de-ale tale în linie pe nivelul 1. Diagonalele nu contează niciodată.
lesson-lines-1-task = Întregește aliniamentul și recuperează o bilă.
lesson-lines-1-done = Contează și rândurile, și coloanele.
lesson-lines-2 = Pe nivelul 2 un aliniament are trei bile. Mai sus nu sunt aliniamente.
lesson-lines-2-task = Întregește aliniamentul de pe nivelul 2 și recuperează o bilă.
lesson-lines-2-done = Asta e tot despre aliniamente.

lesson-apex-1 = Cine pune ultima bilă în vârf câștigă. Cine e la mutare cu rezerva goală a pierdut.
lesson-apex-1-task = Pune ultima ta bilă în vârf.
lesson-apex-1-done = Ai câștigat. Acum joacă o partidă adevărată.

lesson-setup-1 = Fiecare are o emisferă cu zece puncte și zece pioni: câte doi din fiecare dintre cele cinci mărimi. Pe rând, fiecare așază un pion.
lesson-setup-1-task = Alege o mărime sub platou și așază un pion în emisfera ta.
lesson-setup-1-done = Locul pionilor hotărăște cum ajung ei mai târziu pe ecuator.

lesson-slide-1 = Un pion alunecă pe liniile emisferei sale până la un punct liber de pe ecuator. Poate coti la intersecții, dar nu trece niciodată peste alt pion.
lesson-slide-1-task = Alege un pion și du-l pe ecuator.
lesson-slide-1-done = Rămâne acolo până la sfârșitul bătăliei.
lesson-slide-2 = Pionii de pe cercul exterior au nevoie de un loc de trecere sau ocolesc pe la capetele ecuatorului.
lesson-slide-2-task = Adu un pion de pe cercul exterior pe ecuator.
lesson-slide-2-done = Fiecare pion plecat deschide drumul altora.

lesson-set-aside-1 = Pe ecuator nu rămân doi pioni de aceeași mărime. Când vine unul egal, cel care era acolo e dat la o parte, al oricui ar fi.
lesson-set-aside-1-task = Dă la o parte pionul albastru jucând unul de mărimea lui.
lesson-set-aside-1-done = Acum e pe grămadă, pentru câștigătorul ultimei bătălii.

lesson-battle-1 = O bătălie are patru pioni, câte doi de fiecare parte. Dacă rămân patru, câștigă cel mai mare; dacă rămân trei, cel mijlociu; dacă rămân doi, cel mai mic; dacă rămâne unul singur, el.
lesson-battle-1-task = Joci ultimul pion. Câștigă bătălia pentru roșu.
lesson-battle-1-done = Capturezi pionii de pe ecuator și începi bătălia următoare.
lesson-battle-2 = Un pion dat la o parte schimbă numărul celor rămași, deci și pionul care câștigă.
lesson-battle-2-task = Câștigă și această bătălie.
lesson-battle-2-done = Să socotești ce va rămâne: acesta e miezul jocului.

lesson-last-battle-1 = Câștigătorul celei de-a cincea bătălii ia și grămada pionilor dați la o parte, și singletonul, care valorează un punct.
lesson-last-battle-1-task = Joacă ultimul tău pion.
lesson-last-battle-1-done = Cu 11 din cele 21 de puncte se câștigă. Ultima bătălie aduce adesea cele mai multe puncte.

rules-of-pyramid = Regulile jocului Pylos
rules-of-pyramid-lead = Pentru doi jucători, între 5 și 20 de minute. La turnee, timpul pe mutare poate fi limitat.
rule-pyramid-board = Platoul și bilele
rule-pyramid-board-text =
    Platoul are 16 căsuțe și un jgheab în jur. Sunt 15 bile deschise la culoare și 15 închise; la început toate stau în jgheab, în rezervă.
    Culorile se trag la sorți. Începe cel cu bilele deschise; apoi se joacă pe rând și nimeni nu-și poate sări rândul.
rule-pyramid-goal = Scopul
rule-pyramid-goal-text =
    Jucătorii clădesc împreună o piramidă de treizeci de bile pe patru niveluri: 4 × 4, 3 × 3, 2 × 2 și vârful. Cine pune ultima bilă în vârf câștigă. De aceea bilele trebuie economisite.
rule-pyramid-place = Așezarea
rule-pyramid-place-text =
    Pune o bilă din rezervă într-o căsuță liberă sau pe patru bile care formează un careu. Culorile celor patru nu contează.
rule-pyramid-raise = Urcarea
rule-pyramid-raise-text =
    Sau ia o bilă de-a ta care nu susține alta și pune-o pe un careu aflat cu cel puțin un nivel mai sus. Careul trebuie să fie întreg fără acea bilă. Rezerva rămâne neschimbată.
rule-pyramid-square = Careul de culoare
rule-pyramid-square-text =
    Dacă bila așezată sau urcată întregește un careu de patru bile de culoarea ta, pe același nivel, poți recupera de pe platou una sau două dintre bilele tale. Pot fi de pe orice nivel, inclusiv cea tocmai jucată, dar niciodată una care susține alta.
    Se iau una după alta: prima o poate elibera pe a doua. Cel mult două într-un tur, oricâte careuri ar fi. Un careu făcut mai devreme nu mai dă nimic.
rule-pyramid-combined = Totul într-o singură mutare
rule-pyramid-combined-text =
    Și o bilă urcată poate întregi un careu. Atunci o singură mutare le face pe toate: bila urcă, careul e complet, iar una sau două bile se întorc în rezerva ta. N-ai cheltuit nimic și ai câștigat până la două bile.
rule-pyramid-end = Încheierea
rule-pyramid-end-text =
    Cine pune ultima bilă în vârf a câștigat. Cine e la mutare și nu mai are bile în rezervă a pierdut.
    Partida se oprește aici: cum adversarul nu mai are bile, câștigătorul le-ar putea așeza singur pe toate cele rămase, pe ultima în vârf, dar nu mai este nevoie.
    Dacă aceeași poziție, cu același jucător la mutare, apare a treia oară, partida e remiză.
rule-pyramid-children = Pentru copii
rule-pyramid-children-text =
    Varianta pentru copii nu are careul de culoare: se economisește doar prin urcare.
rule-pyramid-lines = Pentru avansați
rule-pyramid-lines-text =
    La avansați, aliniamentele contează ca un careu: patru bile de culoarea ta în linie pe nivelul 1 sau trei pe nivelul 2. Diagonalele nu contează. Tot cel mult două bile pe tur.
rule-pyramid-readings = Unde regulamentele diferă
rule-pyramid-readings-text =
    În unele ediții, după un careu jucătorul poate recupera bile, în altele trebuie să ia măcar una. Iar unele îl lasă pe cel cu rezerva goală să continue cât timp poate urca. Ambele se aleg la începutul partidei.
rule-pyramid-notation = Notația
rule-pyramid-notation-text =
    Coloanele sunt a–d pe nivelul 1, e–g pe nivelul 2, h–i pe nivelul 3; rândurile se numără de la 1; j1 este vârful. f1 așază o bilă, a1-f1 urcă una, iar x adaugă o bilă recuperată: a1-f1xf1xb2.

rules-of-equator = Regulile jocului Le Pylos
rules-of-equator-lead = Les Elfes, 1986. Pentru doi jucători; albastrul stă la nord, roșul la sud.
rule-equator-globe = Globul
rule-equator-globe-text =
    Două cercuri concentrice, diametrul lor comun, numit ecuator, și cinci meridiane care le taie. Emisfera fiecărui jucător are zece intersecții, câte cinci pe cerc. Ecuatorul are nouă puncte.
rule-equator-pawns = Pionii
rule-equator-pawns-text =
    Fiecare parte are zece pioni, câte doi din fiecare dintre cele cinci mărimi. Mai există unul, singletonul, care la început nu este al nimănui.
rule-equator-setup = Așezarea
rule-equator-setup-text =
    Pe rând, fiecare așază câte un pion pe o intersecție liberă din emisfera sa, până sunt toți douăzeci. Începe cel care nu va deschide prima bătălie. Cine o deschide se trage la sorți.
rule-equator-battle = Cinci bătălii
rule-equator-battle-text =
    O partidă are cinci bătălii de patru pioni: joacă unul cel care deschide bătălia, apoi adversarul, apoi iar unul și celălalt. Câștigătorul unei bătălii o deschide pe următoarea.
rule-equator-slide = Cum se joacă un pion
rule-equator-slide-text =
    Pionul alunecă pe liniile emisferei sale până la un punct liber al ecuatorului. Poate coti la intersecții, nu trece niciodată de una ocupată și se oprește pe ecuator.
rule-equator-equal = Mărimi egale
rule-equator-equal-text =
    Dacă pe ecuator se află deja un pion de aceeași mărime, de orice culoare, acela e dat la o parte, pe o grămadă. Deci pe ecuator toate mărimile sunt diferite.
rule-equator-winner = Cine câștigă o bătălie
rule-equator-winner-text =
    După patru pioni: dacă rămân patru, câștigă cel mai mare; trei, cel mijlociu; doi, cel mai mic; unul, acela.
rule-equator-capture = Capturile
rule-equator-capture-text =
    Câștigătorul capturează pionii rămași pe ecuator, câte un punct fiecare, iar ecuatorul se golește. Pionii nu se întorc niciodată în emisfere.
    Carpentier scrie că pionii jucați rămân pe ecuator. Noi înțelegem: până la sfârșitul bătăliei. Cum toate mărimile de acolo sunt diferite, n-ar putea sta pe el niciodată mai mult de cinci pioni, iar bătăliile următoare n-ar mai avea patru.
rule-equator-score = Ultima bătălie și scorul
rule-equator-score-text =
    Câștigătorul celei de-a cincea bătălii ia și grămada, și singletonul. Sunt 21 de puncte; cu 11 se câștigă. Se joacă întotdeauna toate cele cinci bătălii.
    Mai multe partide formează un meci: un număr stabilit dinainte sau până la un scor convenit. Punctele se adună, iar câștigătorul ultimei bătălii o deschide pe prima din partida următoare.
rule-equator-advice = Cum se joacă bine
rule-equator-advice-text =
    Ce câștigă depinde de câți pioni rămân, deci nicio mărime nu e bună sau rea în sine. Între patru câștigă un pion mare, între trei unul mijlociu, între doi unul mic. Păstrează câte ceva din fiecare și socotește ce va rămâne după al patrulea pion.
    Un pion de o mărime deja prezentă dă unul la o parte și schimbă socoteala: adesea cel mai bun răspuns nu e un pion mai tare, ci unul egal.
    Așezarea de la început hotărăște care pioni pot ieși devreme. Și fii cu ochii pe grămadă: crește pe parcursul partidei și îi revine toată câștigătorului ultimei bătălii.
rule-equator-variants = Variante
rule-equator-variants-text =
    Sursele acestui joc se contrazic. După „Jeux et Stratégie”, un pion merge în orice punct liber al ecuatorului, dat la o parte e pionul jucat dacă există deja unul egal, iar punctul jucat, chiar și de un pion dat la o parte, desemnează pionii adverși care pot răspunde: cei de pe o linie care trece prin el.
    Alte posibilități: cinci puncte pe ecuator în loc de nouă, alunecare fără cotituri, fără singleton, alte feluri de așezare. Fiecare se poate alege separat.
rule-equator-history = De unde vine jocul
rule-equator-history-text =
    Les Elfes, o mică firmă care a mai făcut „Féerie”, „Ost” și „Borodino”, a publicat Le Pylos în 1986. Este „Quadrume” rescris în întregime, un joc remarcat la Pion d’Or.
    Revista „Jeux et Stratégie” l-a prezentat în numărul 41: 9 din 10 pentru originalitate, 8 pentru aspect, 5 pentru claritatea regulilor. Acest articol și Patrik Carpentier sunt tot ce avem: el a notat regulile și a jucat cu un set făcut de el însuși, fără să găsească vreodată originalul.
rule-equator-notation = Notația
rule-equator-notation-text =
    Intersecțiile cercului interior sunt i1–i5, ale celui exterior o1–o5, de la stânga la dreapta; punctele ecuatorului sunt ol, il, e1–e5, ir, or. 4@i3 așază un pion de mărimea 4, i3-e2 mută unul.
