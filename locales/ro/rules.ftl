# De ce se refuză o mutare, un pas, o poziție sau un set de reguli. Fiecare
# interfață adaugă articolul din reguli, ca în „(P1)”.

## Mutările piramidei
why-game-over = Partida s-a încheiat.
why-empty-reserve = Nu mai ai bile în rezervă.
why-occupied = { $at } nu e liber.
why-unsupported = { $at } nu are sprijin: { $empty } e gol.
why-not-own = { $at } nu e a ta.
why-raises-carrier = { $at } nu poate urca: o susține pe { $above }.
why-not-higher = { $at } nu poate urca pe { $to }: se urcă doar mai sus.
why-carries-itself = { $at } nu poate urca pe { $to }: ar trebui să se susțină pe sine.
why-nothing-higher = { $at } nu poate urca: mai sus nu are loc liber.
why-no-take-backs = După aceste reguli nu se recuperează nimic.
why-no-square = { $taken } nu poate fi recuperată: { $at } nu întregește niciun careu.
why-no-square-no-line = { $taken } nu poate fi recuperată: { $at } nu întregește nici careu, nici aliniament.
why-must-take-back = Trebuie să recuperezi una sau două bile.
why-takes-not-own = { $at } nu poate fi recuperată: acolo nu e bila ta.
why-takes-carrier = { $at } nu poate fi recuperată: o susține pe { $above }.
why-too-many-taken-back = Se recuperează cel mult două bile pe mutare.
why-not-a-cell = „{ $text }” nu este o casetă: casetele sunt a1…d4, e1…g3, h1…i2 și j1. O mutare arată ca f1, a1-f1, f1xa2 sau a1-f1xf1xb2.

## Mutările ecuatorului
why-setup-over = Așezarea s-a încheiat: pionii merg acum pe ecuator.
why-setup-not-over = Așezarea nu s-a încheiat: pioni așezați { $placed } din 20.
why-own-hemisphere = Pionii se așază în emisfera ta.
why-third-of-size = Nu ai un al treilea pion de mărimea { $size }.
why-not-the-reflection = Așezarea se copiază: urmează mărimea { $size } pe { $at }.
why-no-such-point = { $at } nu există în aceste reguli: ecuatorul are doar punctele e1–e5.
why-no-pawn = Pe { $at } nu e niciun pion de-al tău.
why-choose-pawn = Alege întâi un pion de-al tău.
why-blocked = { $at } nu poate aluneca pe { $to }; în cale: { $blockers }.
why-not-straight = { $at } nu poate aluneca pe { $to }: nicio linie nu duce singură acolo.
why-not-designated = { $at } nu poate răspunde la { $last }; doar { $designated }.
why-can-move = Nu poți spune pas: { $at } se poate mișca.
why-not-a-turn = „{ $text }” nu este o mutare: mutările arată ca 4@i3 (așezare), i3-e2 (bătălie) sau pass.
why-not-a-size = „{ $text }” nu este o mărime: pionii au mărimile de la 1 la 5.
why-not-an-intersection = „{ $text }” nu este o intersecție: ele sunt i1…i5 și o1…o5.
why-not-a-point = „{ $text }” nu este un punct al ecuatorului: ele sunt ol, il, e1…e5, ir și or.
why-not-an-arrangement = O așezare se scrie cu mărimile de pe i1…i5, o bară și cele de pe o1…o5, ca în 12345/54321.
why-arrangement-count = Sunt doi pioni de mărimea { $size } de așezat; aici sunt { $found }.

## Ambele jocuri
why-turn-complete = Mutarea este completă: nu i se mai poate adăuga nimic.
why-step-impossible = Aici nu se poate.

## Pozițiile piramidei
why-expected-ball = Textul poziției, caracterul { $place }: trebuia L, D sau . pentru { $cell }, dar este { $found ->
    [end] sfârșitul
   *[other] „{ $found }”
}.
why-expected-slash = Textul poziției, caracterul { $place }: trebuia / după nivelul { $level }, dar este { $found ->
    [end] sfârșitul
   *[other] „{ $found }”
}.
why-expected-space = Textul poziției, caracterul { $place }: trebuia un spațiu înaintea părții la mutare, dar este { $found ->
    [end] sfârșitul
   *[other] „{ $found }”
}.
why-expected-side = Textul poziției, caracterul { $place }: trebuia L sau D, partea la mutare, dar este { $found ->
    [end] sfârșitul
   *[other] „{ $found }”
}.
why-expected-end = Textul poziției, caracterul { $place }: trebuia sfârșitul, dar este { $found ->
    [end] sfârșitul
   *[other] „{ $found }”
}.
why-two-balls = Pe { $cell } sunt două bile.
why-too-many-balls = { $side ->
    [light] Bilele deschise
   *[dark] Bilele închise
}: { $balls } pe platou, dar sunt numai { $most }.

## Pozițiile ecuatorului
why-position-parts = O poziție are șase părți, BOARD LEADER BATTLE.PLAYED LAST PILE BLUE:RED, despărțite prin câte un spațiu; aceasta are { $found }.
why-board-rows = O tablă are cinci rânduri legate prin „/”; aceasta are { $found }.
why-row-length = Rândul { $row } al tablei are { $expected } locuri; acesta are { $found }.
why-no-such-pawn = „{ $found }” nu poate sta pe { $place }, în rândul { $row } al tablei: pionii albaștri sunt A…E și pornesc din nord, cei roșii a…e și pornesc din sud, un loc gol este „.”.
why-unreadable = „{ $found }” nu este { $part ->
    [leader] B sau R, cine conduce bătălia
    [turns] BATTLE.PLAYED, ca în 1.0
    [last] punctul ecuatorului jucat ultima dată (ol, il, e1…e5, ir, or) sau „-”
    [pile] numărul pionilor dați la o parte
    [points] BLUE:RED, punctele luate, ca în 3:4
   *[equator] ecuatorul
}.
why-no-such-moment = { $battle }.{ $played } nu există: 0.0…0.19 este așezarea, 1.0…1.3 până la 5.0…5.3 bătăliile, 6.0 sfârșitul.
why-pawn-count = { $side ->
    [blue] Albastru
   *[red] Roșu
} trebuie să aibă acum în emisferă atâția pioni: { $expected }; aici sunt { $found }.
why-not-mirrored = Cu „mirror”, pionii celui care conduce stau ca ai adversarului; aceștia nu.
why-nothing-then = La { $battle }.{ $played } nu este niciun { $part ->
    [last] punct jucat ultima dată: scrie „-”
    [pile] pion dat la o parte: scrie 0
    [points] punct luat: scrie 0:0
   *[equator] pion pe ecuator
}.
why-equal-sizes = Pe ecuator sunt doi pioni de mărimea { $size }: unul este dat la o parte.
why-not-just-played = { $point } nu poate fi punctul jucat ultima dată: cine a jucat ultimul nu are pion acolo.
why-just-played-missing = Lipsește punctul jucat ultima dată.
why-impossible-equator = { $played ->
    [one] O mutare a unei bătălii nu lasă
    [few] { $played } mutări ale unei bătălii nu lasă
   *[other] { $played } de mutări ale unei bătălii nu lasă
} acești pioni pe ecuator.
why-pawn-total = Pionii de pe tablă ({ $board }), cei dați la o parte ({ $pile }) și cei luați ({ $points }) nu fac 20.
why-impossible-pile = { $pile ->
    [one] { $pile } pion nu poate fi dat
    [few] { $pile } pioni nu pot fi dați
   *[other] { $pile } de pioni nu pot fi dați
} la o parte până acum.
why-impossible-points = { $blue }:{ $red } nu poate fi scorul după { $battles ->
    [one] o bătălie
    [few] { $battles } bătălii
   *[other] { $battles } de bătălii
}, ultima fiind câștigată de cine conduce.
why-final-points = O partidă încheiată are în total atâtea puncte: { $expected }; aceasta are { $found }.
why-only-two-of-size = { $side ->
    [blue] Albastru
   *[red] Roșu
} are numai doi pioni de mărimea { $size }.

## Regulile
why-unknown-rules = Nu există regulile „{ $text }”. Te gândeai la „{ $nearest }”?
why-nothing-to-oblige = Regulile „{ $text }”: „children” nu cunoaște recuperarea, deci nimic nu poate fi obligatoriu.
why-option-order = Regulile „{ $text }”: fiecare opțiune vine o singură dată, în ordinea aceasta: { $order }.
why-same-as-preset = Regulile „{ $text }”: se scrie numai ce diferă de setul de reguli; carpentier înseamnă deja slide+old+any, jeux-et-strategie free+new+line.
why-handicap-form = Regulile „{ $text }”: un handicap este numărul bilelor deschise și al celor închise, de pildă 13-15.
why-handicap-range = Regulile „{ $text }”: fiecare începe cu 8 până la 15 bile.
why-handicap-full = Regulile „{ $text }”: 15-15 este jocul fără handicap, care nu se scrie.
