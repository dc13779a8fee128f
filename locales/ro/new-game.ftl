# Formularul pentru o partidă nouă.
hero-pyramid = Construiește piramida. Pune ultima bilă.
hero-pyramid-lead = Doi jucători, treizeci de bile de lemn, patru niveluri. Cine economisește mai multe bile o păstrează pe ultima pentru vârf.
hero-equator = Cinci bătălii pentru ecuator.
hero-equator-lead = Câte zece pioni, în cinci mărimi. Cu patru pe ecuator câștigă cel mai mare, cu trei cel mijlociu, cu doi cel mai mic.
hero-learn = Ești la început? Învață în cinci minute
game-pyramid-note = Piramida de lemn de la Gigamic
game-equator-note = Globul de la Les Elfes
choose-opponent = Adversarul
opponent-computer = Calculatorul
opponent-friend = Un prieten, prin link
opponent-screen = Doi la acest ecran
opponent-anyone = Oricine
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
side-none = Doar privesc
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
handicap = Handicap
handicap-light = Bile deschise
handicap-dark = Bile închise
handicap-wins-light = La joc perfect câștigă deschis.
handicap-wins-dark = La joc perfect câștigă închis.
handicap-wins-nobody = La joc perfect este remiză.
handicap-unknown = Nu se știe încă cine câștigă la joc perfect.
handicap-offer = { $name } are { $theirs } puncte, tu ai { $mine }. Partida ar fi mai echitabilă dacă { $who ->
    [you] ai avea tu
   *[other] { $name } ar avea
} { $balls } bile în loc de 15. Cine le are pe cele deschise se trage la sorți pe loc, iar partida nu contează la clasament.
handicap-take = Joacă cu acest handicap
handicap-leave = Joacă fără handicap
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
choose-opening = Deschidere
opening-usual = Tabla goală (obișnuit)
opening-balanced = Echilibrată: șase mutări trase la sorți
opening-balanced-chosen = deschidere echilibrată
start-computer = Joacă
start-watching = Să înceapă
start-friend = Invită un prieten
start-screen = Joacă aici
start-anyone = Caută un adversar
opponent-player = Un jucător, după nume
start-player = Provoacă
challenge-whom = Numele jucătorului
challenge-nobody = Nu există niciun jucător cu acest nume.
rated-game = Clasată: contează pentru clasamentul ambilor jucători
clock-day-1 = 1 zi pe mutare
clock-day-3 = 3 zile pe mutare
clock-day-7 = 7 zile pe mutare
clock-day-14 = 14 zile pe mutare
clock-custom = Alt ceas
custom-clock = Timp
custom-clock-turn = Secunde pe mutare
custom-clock-game = Minute de fiecare
custom-seconds = Secunde pe mutare
custom-minutes = Minute de fiecare
custom-increment = Secunde adăugate la fiecare mutare
lobby = Locuri libere
lobby-empty = Nimeni nu caută adversar acum. Alege „Oricine” mai sus și deschide un loc.

# The invitation of a friend
invite-title = Invită-ți prietenul
invite-text = Trimite linkul sau lasă codul să fie scanat. Partida începe când prietenul se așază.
invite-here-only = Acest server răspunde doar pe acest calculator. Ca să intre și alții din rețeaua ta, oprește-l, pornește-l așa și începe o partidă nouă:
invite-qr = Codul QR al invitației
invite-link = Linkul pentru prieten
invite-copy = Copiază linkul
