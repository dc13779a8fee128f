# Nastavení a účty.
language = Jazyk
setting-theme = Barvy
setting-theme-system = Podle systému
setting-theme-light = Světlé
setting-theme-dark = Tmavé
setting-set = Deska a kuličky
setting-set-wood = Dřevo
setting-set-marble = Mramor
setting-set-high-contrast = Vysoký kontrast
setting-set-paper = Papír
setting-sound = Zvuk
setting-sound-on = Zapnutý
setting-sound-off = Vypnutý
setting-view = Pyramida se ukazuje
setting-view-standing = Celá
setting-view-lifted = Po úrovních
setting-view-plan = Jako plán
setting-names = Názvy polí
setting-names-hidden = Skryté
setting-names-shown = Zobrazené
setting-threats = Kdo kde doplní čtverec
setting-threats-hidden = Skryté
setting-threats-shown = Zobrazené
setting-motion = Pohyb
setting-motion-system = Podle systému
setting-motion-off = Bez pohybu
setting-confirm = Odeslání tahu
setting-confirm-off = Ihned
setting-confirm-on = Až ho potvrdím
setting-talk = Co říkají soupeři
setting-talk-on = Ukazovat
setting-talk-off = Skrýt
setting-turns = Jste na tahu jinde
setting-turns-off = Nezobrazovat
setting-turns-on = V názvu karty a na ikoně aplikace
setting-keys = Klávesy s jediným písmenem
setting-keys-on = Zapnuté
setting-keys-off = Vypnuté
setting-keys-note = S, L, P a N mění pohled; na desce lze pole napsat. Vypněte je, pokud počítač ovládáte hlasem.
account-text = Ke hře není potřeba. S účtem vám zůstanou vaše partie i hodnocení.
name = Jméno
password = Heslo
sign-in = Přihlásit se
sign-out = Odhlásit se
register = Zaregistrovat se
account-none = Ještě nemáte účet?
account-known = Už máte účet?
account-lost = Zapomněli jste heslo?
recovery-code = Obnovovací kód
recovery-password = Nové heslo
recovery-set = Změnit heslo
recovery-shown = Zapište si tento obnovovací kód. Když zapomenete heslo, je to jediná cesta zpět k účtu a zobrazí se jen teď:
recovery-noted = Mám ho zapsaný
rating = { $games ->
    [one] { $rating } po jedné partii
    [few] { $rating } po { $games } partiích
    [many] { $rating } po { $games } partie
   *[other] { $rating } po { $games } partiích
}

report = Nahlásit provozovateli
report-text = Provozovatel těchto stránek vaše hlášení uvidí a může se na partii podívat. Soupeř se o něm nedozví.
report-reason = Čeho se týká
report-cheating = Pomoc programu nebo domluvené výsledky
report-name = Urážlivé jméno
report-behaviour = Zdržování, odcházení, kažení partií
report-other = Něco jiného
report-words = Vlastními slovy
report-send = Odeslat
report-told = Děkujeme. Provozovatel se na to podívá.
independent = Nezávislé zpracování. Pylos je hra Davida G. Royffa, kterou vydává Gigamic, majitel ochranné známky; Le Pylos vydali Les Elfes v roce 1986.

# The sheet of help beside a game
board-alone = Jen deska, pro vysílání
key-arrows = na sousední místo
key-level = na jinou úroveň
key-next = na další nebo předchozí místo, kde lze něco udělat
key-choose = vybrat
key-cancel = zrušit začatý tah
key-back = zrušit poslední klepnutí
key-type = pole lze napsat: písmeno, pak číslo
key-rotate = otočit desku
key-views = pyramida, oddělené úrovně, plán
key-names = názvy polí
key-history = mimo desku: zpět, vpřed, na začátek, k poslednímu tahu
