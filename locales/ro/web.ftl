# Interfața web.
play = Joacă
analysis = Analiză
learn = Învață
puzzles = Probleme
watch = Privește
tournaments = Turnee
settings = Setări
account = Cont
players = Jucători
rated = clasată
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
bot-name = { $name } (program)
not-found = Pagina nu există
not-found-text = Poate adresa e scrisă greșit sau pagina s-a mutat.
offline = fără conexiune
offline-notice = Platoul arată ultima poziție de pe server; mutarea ta pleacă îndată ce revine conexiunea.
new-version = O versiune nouă e gata
new-version-take = Încarcă versiunea nouă

## Partidă nouă
new-game = Partidă nouă
choose-game = Jocul
level-name = Nivelul { $level }
choose-rules = Reguli
handicap-name = { $light } bile deschise contra { $dark } închise
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
clock-per-days = { $days ->
    [one] { $days } zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
}
clock-per-game = { $minutes } min + { $increment } s
visible-to-all = Oricine poate privi
your-games = Partidele tale

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
waiting-in-lobby = Partida ta e anunțată la „Joacă” până când se așază cineva.
seat-free = Loc liber
seat-by-invitation = Locul e păstrat pentru cine are invitația.
away = plecat
on-vacation = în vacanță
invited = Ai o invitație la joc. Joci cu: { $side }.
sit-down = Ocupă locul
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
embed-link = Arată pe pagina ta
back-to-game = Înapoi la partidă
final-position = Poziția finală
series-score = Partida { $number } din meci, { $first } : { $second }
ballot = Deschidere echilibrată: { $turns }
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
ply-number = { $ply ->
    [one] { $ply } mutare
    [few] { $ply } mutări
   *[other] { $ply } de mutări
}

## Analiză
mark-best = cea mai bună mutare
mark-good = o mutare bună
mark-slower = păstrează rezultatul, dar nu pe drumul cel mai scurt
mark-mistake = o greșeală
mark-blunder = o gafă: de la câștig la pierdere
mark-only = singura mutare bună

## Învață
rules-in-full = Regulile complete

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
error-sign_in = Intră mai întâi în cont, la „Cont”.
error-wrong_password = Numele și parola nu se potrivesc.
error-wrong_code = Numele și codul de recuperare nu se potrivesc.
error-account_closed = Gazda acestui site a închis contul.
error-fair_play = Nu se poate cât timp joci o partidă care contează la rating: nici analiza poziției ei, nici ajutorul unui program.
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
