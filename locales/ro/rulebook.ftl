# Regulile complete.
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
