# Vlastní partie a účet, a ostatní hráči.

## Vaše partie
home-title = Vítejte zpět
home-waiting-title = Jste na tahu
home-waiting = Čeká se na vás
home-running = Probíhají
home-finished = Skončené
all-your-games = Všechny vaše partie
their-turn-short = Na tahu je soupeř
time-left = zbývá { $time }
close-game = Ukončit partii
close-game-sure = Ukončit tuto partii?
close-game-abort = Partie se zruší: nikdo nevyhraje ani neprohraje.
close-game-claim = Soupeř odešel: vyhráváte.
close-game-resign = Vzdáváte se: vyhrává soupeř. Nelze to vzít zpět.
close-game-over = Už skončila.
search-list = Zobrazit
search-opponent = Jméno soupeře
search-against = Proti
search-against-people = Lidem
search-against-computer = Počítačům
search-result = Výsledek
search-any = Vše
search-nothing = Žádné takové partie nejsou.
score-won = Vyhrané
score-lost = Prohrané
score-drawn = Remízy
score-aborted = Zrušené
show-more = Zobrazit další

## Váš účet
your-profile = Váš profil
your-password = Vaše heslo
change-name = Změnit jméno
change-name-new = Nové jméno
change-name-done = Teď se jmenujete { $name }.
change-password = Změnit heslo
password-until-now = Dosavadní heslo
password-new = Nové heslo
change-password-done = Heslo je změněno a všude jinde jste odhlášeni.
recovery-new = Nový záchranný kód
recovery-new-text = S kódem se dostanete zpět, když heslo ztratíte. Nový kód starý zneplatní.
sessions = Kde jste přihlášeni
sessions-end = Odhlásit se všude jinde
session-line = od { $since }, naposledy použito { $used }
session-here = tento prohlížeč
export = Vše, co se o vás uchovává
export-text = Účet, hodnocení, úlohy a všechny partie s tahy v jednom souboru.
export-download = Stáhnout
delete-account = Smazat účet
delete-account-text = Jméno, hodnocení a přihlášení se smažou natrvalo. Partie zůstanou soupeřům, bez vašeho jména.

## Hráči
profile-since = Je tu od { $date }
profile-ratings = Hodnocení
profile-unrated = Zatím žádná hodnocená partie.
rated-games = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}
rating-provisional = zatím nejisté
rating-graph = { $game }, { $pace }: od { $first } do { $last } za { $games ->
    [one] { $games } partii
    [few] { $games } partie
   *[other] { $games } partií
}
choose-pace = Tempo
pace-fast = Rychlé
pace-slow = Pomalé
pace-days = Korespondenční
profile-record = Partie proti lidem
profile-side = Strana
profile-best = Nejlepší výhry
best-win = proti { $opponent } ({ $rating }), { $rules }, { $date }
profile-accuracy = Přesnost { $percent } %, v { $games ->
    [one] { $games } přesně rozebrané partii
    [few] { $games } přesně rozebraných partiích
   *[other] { $games } přesně rozebraných partiích
}
profile-against-you = Vy proti tomuto hráči: { $won } výher, { $drawn } remíz, { $lost } proher.
profile-games = Veřejné partie
player-missing = Hráč toho jména tu není.
challenge = Vyzvat
follow = Sledovat
unfollow = Přestat sledovat
follow-note = Partie hráčů, které sledujete, jsou ve „Sledovat“ první. Nikdo se to nedozví.
unmute-player = Znovu ukazovat, co tento hráč říká
players-find = Najít hráče podle jména
players-show = Zobrazit
players-empty = Nikdo tu zatím nesehrál dost hodnocených partií.
players-rank = Pořadí
players-name = Jméno
players-rating = Hodnocení
players-games = Partie
home-challenges = Někdo vás vyzývá
challenge-accept = Přijmout výzvu od { $name }
challenge-decline = Odmítnout výzvu od { $name }
pairing-waiting = Hledá se soupeř zhruba vaší síly, s časem i vzdálenější.
pairing-computer = Hrát raději proti úrovni { $level }
