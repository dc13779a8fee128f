# Partidele și contul tău, și ceilalți jucători.

## Partidele tale
home-title = Bine ai revenit
home-waiting-title = E rândul tău
home-waiting = Te așteaptă
home-running = În curs
home-finished = Încheiate
all-your-games = Toate partidele tale
their-turn-short = E rândul adversarului
time-left = încă { $time }
close-game = Încheie partida
close-game-sure = Închei această partidă?
close-game-abort = Se anulează: nimeni nu câștigă și nimeni nu pierde.
close-game-claim = Adversarul a plecat: câștigi tu.
close-game-resign = Cedezi: câștigă adversarul. Nu mai poți reveni asupra deciziei.
close-game-over = S-a încheiat deja.
search-list = Arată
search-opponent = Numele adversarului
search-against = Împotriva
search-against-people = Oameni
search-against-computer = Calculatoare
search-result = Rezultat
search-any = Toate
search-nothing = Nu există asemenea partide.
score-won = Câștigate
score-lost = Pierdute
score-drawn = Remize
score-aborted = Anulate
show-more = Arată mai multe

## Contul tău
your-profile = Profilul tău
your-password = Parola ta
change-name = Schimbă numele
change-name-new = Nume nou
change-name-done = Acum te numești { $name }.
change-password = Schimbă parola
password-until-now = Parola de până acum
password-new = Parolă nouă
change-password-done = Parola este schimbată și ai fost deconectat din toate celelalte locuri.
recovery-new = Un cod de recuperare nou
recovery-new-text = Cu acest cod revii dacă pierzi parola. Un cod nou îl face pe cel vechi fără valoare.
sessions = Unde ești conectat
sessions-end = Deconectează-mă din toate celelalte locuri
session-line = din { $since }, folosit ultima dată pe { $used }
session-here = acest browser
export = Tot ce se păstrează despre tine
export-text = Contul, clasamentele, problemele și toate partidele cu mutările lor, într-un singur fișier.
export-download = Descarcă
delete-account = Șterge contul
delete-account-text = Numele, clasamentele și sesiunile se șterg definitiv. Partidele rămân pentru adversari, fără numele tău.

## Jucători
profile-since = Aici din { $date }
profile-ratings = Clasamente
profile-unrated = Încă nicio partidă clasată.
rated-games = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
rating-provisional = încă nesigur
rating-graph = { $game }, { $pace }: de la { $first } la { $last } în { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
choose-pace = Ritm
pace-fast = Rapid
pace-slow = Lent
pace-days = Prin corespondență
profile-record = Partide împotriva oamenilor
profile-side = Culoare
profile-best = Cele mai bune victorii
best-win = împotriva lui { $opponent } ({ $rating }), { $rules }, { $date }
profile-accuracy = Precizie { $percent } %, în { $games ->
    [one] { $games } partidă analizată exact
    [few] { $games } partide analizate exact
   *[other] { $games } de partide analizate exact
}
profile-against-you = Tu împotriva acestui jucător: { $won } câștigate, { $drawn } remize, { $lost } pierdute.
profile-games = Partide publice
player-missing = Nu există niciun jucător cu acest nume.
challenge = Provoacă
follow = Urmărește
unfollow = Nu mai urmări
follow-note = Partidele jucătorilor pe care îi urmărești stau primele la „Privește”. Nimeni nu află.
unmute-player = Arată din nou ce spune acest jucător
players-find = Caută un jucător după nume
players-show = Arată
players-empty = Nimeni nu a jucat încă destule partide clasate aici.
players-rank = Loc
players-name = Nume
players-rating = Clasament
players-games = Partide
home-challenges = Ai fost provocat
challenge-accept = Acceptă provocarea lui { $name }
challenge-decline = Refuză provocarea lui { $name }
pairing-waiting = Se caută un adversar cam de forța ta, apoi tot mai departe.
pairing-computer = Joacă mai bine cu nivelul { $level }
