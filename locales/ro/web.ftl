# Interfața web.
play = Joacă
analysis = Analiză
learn = Învață
watch = Privește
settings = Setări
pages = Pagini
skip-to-content = Salt la conținut
loading = O clipă…
cancel = Renunță
close = Închide
copy = Copiază
copied = Copiat
next = Înainte
try-again = Încearcă din nou
stop = Oprește
accept = Acceptă
decline = Refuză
you = Tu
guest = Oaspete
not-found = Pagina nu există
not-found-text = Poate adresa e scrisă greșit sau pagina s-a mutat.
offline = fără conexiune
offline-notice = Platoul arată ultima poziție de pe server; mutarea ta pleacă îndată ce revine conexiunea.
new-version = O versiune nouă e gata
new-version-take = Încarcă versiunea nouă
independent = O realizare independentă. Pylos este un joc de David G. Royffe publicat de Gigamic, care deține marca; Le Pylos a apărut la Les Elfes în 1986.

## Partidă nouă
new-game = Partidă nouă
hero-pyramid = Construiește piramida. Pune ultima bilă.
hero-pyramid-lead = Doi jucători, treizeci de bile de lemn, patru niveluri. Cine economisește mai multe bile o păstrează pe ultima pentru vârf.
hero-equator = Cinci bătălii pentru ecuator.
hero-equator-lead = Câte zece pioni, în cinci mărimi. Cu patru pe ecuator câștigă cel mai mare, cu trei cel mijlociu, cu doi cel mai mic.
hero-learn = Ești la început? Învață în cinci minute
choose-game = Jocul
game-pyramid-note = Piramida de lemn de la Gigamic
game-equator-note = Globul de la Les Elfes
choose-opponent = Adversarul
opponent-computer = Calculatorul
opponent-friend = Un prieten, prin link
opponent-screen = Doi la acest ecran
opponent-anyone = Oricine
level-name = Nivelul { $level }
level-1 = abia învață regulile
level-2 = joacă la nimereală
level-3 = vede mutarea următoare
level-4 = jucător ocazional
level-5 = își face planuri
level-6 = jucător de club
level-7 = greu de păcălit
level-8 = puternic
level-9 = foarte puternic
level-10 = perfect, unde se poate
choose-side = Joci cu
side-by-lot = La sorți
choose-rules = Reguli
rules-children-note = Doar așezare și urcare
rules-standard-note = Un careu de culoarea ta îți dă bile înapoi
rules-advanced-note = Contează și aliniamentele
rules-carpentier-note = Pionii alunecă pe linii; dintre doi egali, cel vechi e dat la o parte.
rules-jeux-et-strategie-note = Pionii se mută liber; dintre doi egali, cel nou e dat la o parte; punctul jucat arată cine poate răspunde.
reading-take-back = După un careu
reading-take-back-may = Poți recupera zero, una sau două bile
reading-take-back-must = Trebuie să recuperezi una sau două bile
reading-empty-reserve = La mutare cu rezerva goală
reading-empty-reserve-loses = Ai pierdut
reading-empty-reserve-raise = Mai poți urca bile și pierzi când nu se mai poate
reading-setup = Umplerea emisferelor
reading-setup-alternating = Pe rând, câte un pion
reading-setup-hidden = În secret, apoi se dezvăluie
reading-setup-whole = Întâi o parte, apoi cealaltă
reading-setup-random = La întâmplare
reading-setup-mirror = Pe rând; partea care deschide bătălia 1 o copiază pe cealaltă
reading-movement = Cum ajunge un pion pe ecuator
reading-movement-slide = Pe linii, cu cotituri la intersecții
reading-movement-straight = Pe o singură linie, fără cotituri
reading-movement-free = În orice punct liber
reading-equal = Când doi pioni de aceeași mărime se întâlnesc pe ecuator
reading-equal-old = Cel care era acolo e dat la o parte
reading-equal-new = Cel jucat acum e dat la o parte
reading-designation = Cine poate răspunde
reading-designation-any = Orice pion
reading-designation-line = Doar pionii de pe o linie prin punctul jucat
reading-points = Punctele ecuatorului
reading-points-9 = Nouă, cu cercurile
reading-points-5 = Cinci, doar meridianele
reading-singleton = Singletonul
reading-singleton-on = Valorează un punct în ultima bătălie
reading-singleton-off = Nu se folosește
choose-clock = Ceasul
clock-none = Fără ceas
clock-move-30 = 30 de secunde pe mutare
clock-move-60 = 1 minut pe mutare
clock-game-5 = 5 minute fiecare, plus 5 secunde pe mutare
clock-game-10 = 10 minute fiecare, plus 5 secunde pe mutare
clock-per-move = { $seconds ->
    [one] { $seconds } secundă pe mutare
    [few] { $seconds } secunde pe mutare
   *[other] { $seconds } de secunde pe mutare
}
clock-per-game = { $minutes } min + { $increment } s
visible-to-all = Oricine poate privi
more-choices = Mai multe opțiuni
all-as-usual = totul ca de obicei
readings = Unde regulamentele diferă
choose-length = Câte partide
length-one = O partidă
length-games = Un număr de partide
length-target = Până la un număr de puncte
length-games-chosen = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
length-target-chosen = până la { $target ->
    [one] { $target } punct
    [few] { $target } puncte
   *[other] { $target } de puncte
}
choose-repetition = Remiză când o poziție revine
repetition-third = A treia oară (de obicei)
repetition-other = După alt număr de apariții
repetition-other-chosen = remiză la apariția nr. { $times } a unei poziții
repetition-never = Niciodată
repetition-never-chosen = fără remiză prin repetare
start-computer = Joacă
start-friend = Invită un prieten
start-screen = Joacă aici
start-anyone = Caută un adversar
your-games = Partidele tale în curs

## La masă
board = Platou
game-title = Partidă, { $rules }
view = Vedere
view-standing = Piramidă
view-lifted = Niveluri separate
view-plan = Planul nivelurilor
view-names = Numele căsuțelor
board-keys = Săgețile merg din căsuță în căsuță, page up și page down între niveluri, punctul la următoarea căsuță utilă, Enter alege, Escape renunță. O căsuță se poate și tasta. Shift cu săgeți rotește platoul; S, L și P schimbă vederea.
cell-empty = liberă
cell-chosen = aleasă
cell-raisable = poate urca
cell-takeable = poate fi recuperată
cell-target = aici poate veni o bilă
cell-last = ultima mutare
cell-in-flight = se trimite
point-empty = liber
equator = ecuator
hemisphere-blue = emisfera albastră
hemisphere-red = emisfera roșie
pawn-movable = poate fi jucat
pawn-chosen = ales
pawn-target = aici poate veni un pion
sets-aside = dă la o parte: { $pawn }
hint-place = Așază o bilă din rezerva ta.
hint-place-or-raise = Așază o bilă sau urcă una de-a ta.
hint-take-back = { $must ->
    [yes] Recuperează una sau două dintre bilele tale.
   *[no] { $taken ->
        [0] Poți recupera până la două bile sau poți încheia mutarea.
       *[other] Mai poți recupera una sau poți încheia mutarea.
    }
}
hint-set = Alege o mărime, apoi un punct din emisfera ta.
hint-arrange = { $left ->
    [0] Totul e așezat. Adversarul nu vede încă nimic.
    [one] Mai e un pion de așezat.
    [few] Mai sunt { $left } pioni de așezat. Adversarul nu îi vede.
   *[other] Mai sunt { $left } de pioni de așezat. Adversarul nu îi vede.
}
hint-choose-pawn = Alege un pion de jucat.
hint-pass = Niciun pion de-al tău nu se poate mișca: spui pas.
pass = Pas
finish-turn = Încheie mutarea
stock = Pioni de așezat
stock-size = { $pawn }, { $count ->
    [one] a rămas { $count }
    [few] au rămas { $count }
   *[other] au rămas { $count }
}
quick-fill = Umple
mirror = Ca adversarul
arrange-ready = Gata
your-turn = E rândul tău
their-turn = Adversarul se gândește
completed-square = Careu!
completed-line = Aliniament!
computer-thinks = Calculatorul se gândește
their-arrangement = Adversarul încă își așază pionii
hand-over-taken = { $side }: începem
help = Reguli și taste
keys = Taste
key-arrows = la locul vecin
key-level = la alt nivel
key-next = la următorul loc util, sau la cel dinainte
key-choose = alege
key-cancel = renunță la mutarea începută
key-back = șterge ultimul clic
key-type = o căsuță se poate tasta: litera, apoi cifra
key-rotate = rotește platoul
key-views = piramidă, niveluri separate, plan
key-names = numele căsuțelor
key-history = în afara platoului: înapoi, înainte, la început, la ultima mutare
declined-draw = { $who ->
    [computer] Calculatorul refuză remiza.
   *[opponent] Adversarul refuză remiza.
}
declined-undo = { $who ->
    [computer] Calculatorul nu vrea să anuleze mutarea.
   *[opponent] Adversarul nu vrea să anuleze mutarea.
}
declined-rematch = { $who ->
    [computer] Calculatorul nu vrea încă o partidă.
   *[opponent] Adversarul nu vrea încă o partidă.
}
accept-rematch = Acceptă revanșa
watch-speed = Viteză
watch-speed-value = { $seconds } s pe mutare
resign-means = Adversarul câștigă pe loc. Nu se mai poate schimba.
play-on = Joacă mai departe
clock-unknown = ultimul timp cunoscut, cât nu e conexiune
offline-title = Fără conexiune
sending = Se trimite mutarea…
waiting-for-opponent = Se așteaptă adversarul
waiting-in-lobby = Partida ta e anunțată la „Privește” până când se așază cineva.
seat-free = Loc liber
seat-by-invitation = Locul e păstrat pentru cine are invitația.
away = plecat
invited = Ai o invitație la joc. Joci cu: { $side }.
sit-down = Ocupă locul
invite-title = Invită-ți prietenul
invite-text = Trimite linkul sau lasă codul să fie scanat. Partida începe când prietenul se așază.
invite-here-only = Acest server răspunde doar pe acest calculator. Ca să intre și alții din rețeaua ta, oprește-l, pornește-l așa și începe o partidă nouă:
invite-qr = Codul QR al invitației
invite-link = Linkul pentru prieten
invite-copy = Copiază linkul
record = Mutări
no-turns-yet = Încă nicio mutare.
go-first = La început
go-back = O mutare înapoi
go-forward = O mutare înainte
go-last = La ultima mutare
reading-back = { $news ->
    [one] Te uiți la mutarea { $ply }; a mai urmat una.
    [few] Te uiți la mutarea { $ply }; au mai urmat { $news }.
   *[other] Te uiți la mutarea { $ply }; au mai urmat { $news }.
}
ask-undo = Anulează mutarea
asked-undo = Anulare cerută
offered-undo = Adversarul ar vrea să anuleze ultima mutare.
ask-draw = Oferă remiză
asked-draw = Remiză oferită
offered-draw = Adversarul oferă remiză.
ask-rematch = Revanșă
asked-rematch = Revanșă cerută
offered-rematch = Adversarul ar vrea încă o partidă.
resign = Cedează
resign-sure = Chiar cedezi partida?
abort = Anulează partida
claim = Revendică victoria
next-game = Partida următoare
review-game = Revezi
download-record = Fișa partidei
print-record = Tipărește
back-to-game = Înapoi la partidă
final-position = Poziția finală
series-score = Partida { $number } din meci, { $first } : { $second }
sound = Sunet
score = Scor
score-of = { $side } { $points }
race-note = Se câștigă cu { $goal } din { $all } puncte.
race-note-even = { $goal } din { $all } puncte câștigă împreună cu ultima bătălie, mai multe în orice caz.
stake = Ultima bătălie mai aduce: { $what }.
stake-pile = { $pile ->
    [one] un pion dat la o parte
    [few] { $pile } pioni dați la o parte
   *[other] { $pile } de pioni dați la o parte
}
stake-singleton = singletonul

## Privește
watch-lead = Partide pe care le poate urmări oricine și locuri libere.
watch-here-only = Ca să-i privești pe alții e nevoie de un server, iar această copie a lui Pylos nu are. Aici pot juca pentru tine două calculatoare.
watch-engines = Să joace două calculatoare
watch-open = Locuri libere
watch-open-empty = Nimeni nu caută adversar acum. Deschide un loc la „Joacă”.
watch-live = Se joacă
watch-live-empty = Nu se joacă nicio partidă publică.
watch-finished = Încheiate
watch-finished-empty = Încă nimic. Partidele publice rămân aici după ce se încheie.
ply-number = { $ply ->
    [one] { $ply } mutare
    [few] { $ply } mutări
   *[other] { $ply } de mutări
}

## Analiză
tab-values = Valori
tab-review = Recapitulare
tab-edit = Editare
tab-exchange = Partajează
evaluating = Se calculează…
source-exact = Exact: orice ar juca adversarul. Distanțele numără mutările ambelor părți.
source-solved = Exact: calculat până la ultima bătălie, orice ar juca adversarul.
source-engine-balls = O estimare a motorului: avansul sau întârzierea, în bile.
source-engine-points = O estimare a motorului: avansul sau întârzierea, în puncte.
source-rules = Partida s-a încheiat.
show-all = { $count ->
    [one] { $count } mutare
    [few] Toate cele { $count } mutări
   *[other] Toate cele { $count } de mutări
}
show-fewer = Mai puține
play-line = Cea mai bună continuare, { $count ->
    [one] o mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}
table-open = Valori exacte dintr-un fișier al tău ({ $file }, făcut cu „pylos solve”)
table-keep = Păstreaz-o pe acest dispozitiv
table-keeping = Tabela se copiază pe acest dispozitiv…
table-forget = Șterge tabela de pe acest dispozitiv
table-close = Închide tabela
table-no_ranges = Gazda trimite tabela numai întreagă (fără cereri parțiale): valorile exacte nu pot fi citite de acolo.
table-compressed = Gazda trimite tabela comprimată: părți din ea nu pot fi citite astfel.
table-changed = Tabela a fost înlocuită între timp; următoarea poziție începe din nou.
table-cut_short = Tabela este trunchiată: o parte din ea lipsește.
table-unreachable = Tabela nu poate fi accesată acum.
table-damaged = Tabela este deteriorată sau a altor reguli; fără ea, acestea sunt estimări.
tablebase-absent = Valorile exacte cer tabela tuturor pozițiilor acestor reguli. Se construiește o singură dată.
tablebase-host = Gazda acestui site o poate construi.
tablebase-build = Construiește tabela
building = Se construiește tabela: { $percent } %
building-label = Progres
building-left = { $seconds ->
    [one] încă vreo secundă
    [few] încă circa { $seconds } secunde
   *[other] încă circa { $seconds } de secunde
}
review-empty = Joacă pe platou sau deschide fișa unei partide la „Partajează”: fiecare mutare e comparată cu cea mai bună.
solving = Acestea sunt estimări. Rezultatul exact se calculează pe acest dispozitiv.
solving-label = Cât este rezolvat
solve-exactly = Calculează rezultatul exact
reviewing = Se examinează fiecare mutare…
graph-up = Deasupra liniei câștigă { $side }
graph-label = { $count ->
    [one] Valoarea după o mutare
    [few] Valorile după { $count } mutări
   *[other] Valorile după { $count } de mutări
}
accuracy = Precizie
accuracy-none = prea puține alegeri
accuracy-note = Precizia privește doar mutările în care se putea pierde ceva: la 100 % nu s-a pierdut nimic, la 0 % cât s-ar fi pierdut la întâmplare.
accuracy-estimated = Apreciat de motor, fără valori exacte: o estimare.
choices = Alegeri reușite
choices-kept = { $kept } din { $choices }
mistakes = Greșeli
blunders = Gafe
previous-mistake = Greșeala dinainte
next-mistake = Greșeala următoare
mark-best = cea mai bună mutare
mark-good = o mutare bună
mark-slower = păstrează rezultatul, dar nu pe drumul cel mai scurt
mark-mistake = o greșeală
mark-blunder = o gafă: de la câștig la pierdere
mark-only = singura mutare bună
review-turn = Înainte: { $before }. După: { $after }.
better = Mai bine:
edit-text = Alege o culoare și pune bile pe platou; o bilă de cealaltă culoare își schimbă culoarea. Bilele rămase fără sprijin dispar și ele.
edit-text-equator = Alege un pion și pune-l în emisfera lui sau pe ecuator. Dacă poziția este posibilă se verifică la analiză.
edit-leader = Deschide bătălia
edit-battle = Bătălia (0: așezarea)
edit-played = Mutări jucate în ea
edit-last = Ultimul punct jucat
edit-pile = Pioni dați la o parte
edit-points = Puncte, { $side }
edit-tool = Ce se pune
edit-remove = Șterge
edit-clear = Golește platoul
edit-done = Analizează
export-link = Link la această analiză
export-position = Poziția
export-turns = Mutările
import-text = Poziție sau fișa unei partide
import-file = Citește din fișier
import-open = Deschide

## Învață
learn-lead = O lecție scurtă pentru fiecare regulă; tu faci mutările.
learn-pyramid = De la prima bilă până în vârf.
learn-equator = De la așezare la ultima bătălie.
lesson-place = Așezarea
lesson-raise = Urcarea
lesson-square = Careul
lesson-take-back = Una după alta
lesson-lines = Aliniamentul
lesson-apex = Vârful
lesson-setup = Așezarea pionilor
lesson-slide = Spre ecuator
lesson-set-aside = Mărimi egale
lesson-battle = Cum se câștigă o bătălie
lesson-last-battle = Ultima bătălie
lesson-done = făcută
rules-in-full = Regulile complete

## Setări
language = Limba
setting-theme = Culori
setting-theme-system = Ca în sistem
setting-theme-light = Deschise
setting-theme-dark = Închise
setting-sound = Sunet
setting-sound-on = Pornit
setting-sound-off = Oprit
setting-view = Cum se vede piramida
setting-view-standing = Întreagă
setting-view-lifted = Separată
setting-view-plan = Ca plan
setting-names = Numele căsuțelor
setting-names-hidden = Ascunse
setting-names-shown = Afișate
setting-motion = Mișcare
setting-motion-system = Ca în sistem
setting-motion-off = Fără
setting-keys = Taste de o singură literă
setting-keys-on = Pornite
setting-keys-off = Oprite
setting-keys-note = S, L, P și N schimbă vederea; pe platou, un loc poate fi tastat. Oprește-le dacă îi dictezi calculatorului.
account = Cont
account-text = Nu ai nevoie de cont ca să joci. Cu unul, partidele și ratingul rămân ale tale.
name = Nume
password = Parolă
sign-in = Intră în cont
sign-out = Ieși din cont
register = Creează cont
account-none = Încă nu ai cont?
account-known = Ai deja cont?
rating = { $games ->
    [one] { $rating } după o partidă
    [few] { $rating } după { $games } partide
   *[other] { $rating } după { $games } de partide
}

## Ce n-a mers și ce e de făcut
error-offline = Serverul nu poate fi contactat. Verifică conexiunea și încearcă din nou.
error-no_server = Această copie a jocului Pylos nu are un server: aici nu se poate juca cu alții.
error-storage_full = Nu mai este loc pe acest dispozitiv. Nimic nu s-a pierdut; fă loc și încearcă din nou.
error-storage_refused = Acest browser nu păstrează nimic aici. Nu s-a jucat nimic.
error-bad_tablebase = Această tabelă nu poate fi folosită.
error-damaged_game = Ce a păstrat acest dispozitiv din partidă nu poate fi citit. Celelalte partide ale tale nu sunt afectate.
error-stale = Partida a mers mai departe; mai uită-te o dată la platou.
error-not_your_turn = Nu e rândul tău.
error-not_now = Acum nu se poate.
error-no_seat = Nu ai loc în această partidă. Deschide-o în browserul în care te-ai așezat.
error-forbidden = Gazda acestui site nu permite asta.
error-sign_in = Intră mai întâi în cont, la „Setări”.
error-wrong_password = Numele și parola nu se potrivesc.
error-name_taken = Numele e luat; alege altul.
error-bad_name = Un nume are între 2 și 24 de litere, cifre, - sau _.
error-bad_password = O parolă are cel puțin 8 caractere.
error-not_found = Partida nu există. Verifică linkul sau începe una nouă.
error-too_large = E prea mare.
error-too_many = Prea repede; așteaptă o clipă.
error-busy = Serverul e ocupat; încearcă peste o clipă.
error-internal = Ceva n-a mers la noi. Încearcă din nou.
error-part = O parte a acestei pagini nu a putut fi încărcată. Verifică conexiunea și încearcă din nou.
error-bad_request = Serverul nu a înțeles.
error-bad_rules = Regulile nu sunt cunoscute.
error-bad_position = Poziția nu este posibilă.
error-bad_record = Aceasta nu este fișa unei partide.
error-illegal_turn = Mutarea nu este permisă.
