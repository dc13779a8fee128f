# Formulář pro novou partii.
hero-pyramid = Postavte pyramidu. Položte poslední kuličku.
hero-pyramid-lead = Dva hráči, třicet dřevěných kuliček, čtyři úrovně. Kdo jich víc ušetří, tomu zbude poslední na vrchol.
hero-equator = Pět bitev o rovník.
hero-equator-lead = Každý má deset kamenů pěti velikostí. Jsou-li na rovníku čtyři, vyhrává největší, tři prostřední, dva nejmenší.
hero-learn = Začínáte? Naučte se hru za pět minut
game-pyramid-note = Dřevěná pyramida od Gigamicu
game-equator-note = Glóbus od Les Elfes
choose-opponent = Soupeř
opponent-computer = Počítač
opponent-friend = Kamarád, přes odkaz
opponent-screen = Dva u této obrazovky
opponent-anyone = Kdokoli
level-1 = teprve se učí pravidla
level-2 = hraje, jak ho napadne
level-3 = vidí příští tah
level-4 = příležitostný hráč
level-5 = myslí dopředu
level-6 = klubový hráč
level-7 = těžko ho obelstít
level-8 = silný
level-9 = velmi silný
level-10 = dokonalý, kde to jde
choose-side = Vaše barva
side-by-lot = Losem
side-none = Jen sledovat
rules-children-note = Jen pokládání a přemisťování výš
rules-standard-note = Za čtverec své barvy si vezmete kuličky zpět
rules-advanced-note = Počítají se i řady
rules-carpentier-note = Kameny se posouvají po čarách; ze dvou stejných se odloží starší.
rules-jeux-et-strategie-note = Kameny táhnou volně; ze dvou stejných se odloží nový; zahraný bod určuje, kdo smí odpovědět.
reading-take-back = Po čtverci
reading-take-back-may = Smíte vzít zpět žádnou, jednu nebo dvě kuličky
reading-take-back-must = Musíte vzít zpět jednu nebo dvě kuličky
reading-empty-reserve = Na tahu s prázdným zásobníkem
reading-empty-reserve-loses = Prohráváte
reading-empty-reserve-raise = Smíte ještě přemisťovat výš; když to nejde, prohráváte
handicap = Handicap
handicap-light = Světlé kuličky
handicap-dark = Tmavé kuličky
handicap-wins-light = Při nejlepší hře vyhraje světlý.
handicap-wins-dark = Při nejlepší hře vyhraje tmavý.
handicap-wins-nobody = Při nejlepší hře je to remíza.
handicap-unknown = Kdo při nejlepší hře vyhraje, se zatím neví.
handicap-offer = { $name } má { $theirs } bodů, vy { $mine }. Partie by byla vyrovnanější, { $who ->
    [you] kdybyste vy měli
   *[other] kdyby { $name } měl
} místo 15 kuliček jen { $balls }. Kdo bude mít světlé, se vylosuje hned, a partie se nezapočítá do hodnocení.
handicap-take = Hrát s tímto handicapem
handicap-leave = Hrát bez handicapu
reading-setup = Zaplnění polokoulí
reading-setup-alternating = Střídavě po jednom kameni
reading-setup-hidden = Tajně, pak se odhalí
reading-setup-whole = Nejdřív jedna strana, pak druhá
reading-setup-random = Náhodně
reading-setup-mirror = Střídavě; kdo zahajuje 1. bitvu, opakuje po soupeři
reading-movement = Jak se kámen dostane na rovník
reading-movement-slide = Po čarách, na křižovatkách smí odbočit
reading-movement-straight = Po jedné čáře bez odbočení
reading-movement-free = Na kterýkoli volný bod
reading-equal = Když se na rovníku sejdou dva stejně velké kameny
reading-equal-old = Odloží se ten, který tam už byl
reading-equal-new = Odloží se právě hraný
reading-designation = Kdo smí odpovědět
reading-designation-any = Kterýkoli kámen
reading-designation-line = Jen kameny na čáře vedoucí zahraným bodem
reading-points = Body rovníku
reading-points-9 = Devět, i s kružnicemi
reading-points-5 = Pět, jen poledníky
reading-singleton = Singleton
reading-singleton-on = Přináší jeden bod v poslední bitvě
reading-singleton-off = Nepoužívá se
more-choices = Další možnosti
all-as-usual = vše jako obvykle
readings = V čem se pravidla rozcházejí
choose-length = Kolik partií
length-one = Jedna partie
length-games = Pevný počet partií
length-target = Do daného počtu bodů
length-games-chosen = { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}
length-target-chosen = do { $target ->
    [one] { $target } bodu
    [few] { $target } bodů
    [many] { $target } bodu
   *[other] { $target } bodů
}
choose-repetition = Remíza při opakování pozice
repetition-third = Potřetí (obvyklé)
repetition-other = Po jiném počtu výskytů
repetition-other-chosen = remíza při výskytu č. { $times } téže pozice
repetition-never = Nikdy
repetition-never-chosen = bez remízy opakováním
choose-opening = Zahájení
opening-usual = Prázdná deska (obvyklé)
opening-balanced = Vyrovnané: šest vylosovaných tahů
opening-balanced-chosen = vyrovnané zahájení
start-computer = Hrát
start-watching = Spustit partii
start-friend = Pozvat kamaráda
start-screen = Hrát tady
start-anyone = Hledat soupeře
opponent-player = Hráč podle jména
start-player = Vyzvat
challenge-whom = Jméno hráče
challenge-nobody = Hráč toho jména tu není.
rated-game = Hodnocená: počítá se do hodnocení obou hráčů
clock-day-1 = 1 den na tah
clock-day-3 = 3 dny na tah
clock-day-7 = 7 dní na tah
clock-day-14 = 14 dní na tah
clock-custom = Jiné hodiny
custom-clock = Čas
custom-clock-turn = Sekund na tah
custom-clock-game = Minut pro každého
custom-seconds = Sekund na tah
custom-minutes = Minut pro každého
custom-increment = Sekund navíc za tah
lobby = Volná místa
lobby-empty = Nikdo právě nehledá soupeře. Zvolte výše „Kdokoli“ a otevřete místo.

# The invitation of a friend
invite-title = Pozvěte kamaráda
invite-text = Pošlete odkaz, nebo dejte naskenovat kód. Hra začne, jakmile si kamarád přisedne.
invite-here-only = Tento server odpovídá jen na tomto počítači. Chcete-li jej otevřít ostatním ve své síti, ukončete jej, spusťte takto a založte novou partii:
invite-qr = QR kód pozvánky
invite-link = Odkaz pro kamaráda
invite-copy = Kopírovat odkaz
