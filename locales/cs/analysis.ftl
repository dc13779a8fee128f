# Rozbor a hodnocení partie.
tab-values = Hodnoty
tab-review = Průběh partie
tab-edit = Upravit
tab-exchange = Sdílet
evaluating = Počítá se…
source-exact = Přesně, ať soupeř hraje cokoli. Vzdálenosti počítají tahy obou stran.
source-solved = Přesně: propočteno do poslední bitvy, ať soupeř hraje cokoli.
source-engine-balls = Odhad programu: náskok nebo ztráta v kuličkách.
source-engine-points = Odhad programu: náskok nebo ztráta v bodech.
source-rules = Partie skončila.
show-all = Všechny tahy ({ $count })
show-fewer = Méně
play-line = Nejlepší hra, { $count ->
    [one] jeden tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
table-open = Přesné hodnoty z vašeho souboru ({ $file }, vytvořeného příkazem „pylos solve“)
table-keep = Uchovat v tomto zařízení
table-keeping = Tabulka se ukládá do tohoto zařízení…
table-forget = Smazat tabulku z tohoto zařízení
table-close = Zavřít tabulku
table-no_ranges = Hostitel posílá tabulku jen celou (bez částečných požadavků): přesné hodnoty odtud nelze číst.
table-compressed = Hostitel posílá tabulku komprimovanou: její části tak nelze číst.
table-changed = Tabulka byla mezitím vyměněna; další pozice začne znovu.
table-cut_short = Tabulka je neúplná: část chybí.
table-unreachable = Tabulka teď není dostupná.
table-damaged = Tabulka je poškozená nebo patří k jiným pravidlům; bez ní jde o odhady.
tablebase-absent = Přesné hodnoty potřebují tabulku všech pozic těchto pravidel. Vytváří se jen jednou.
tablebase-host = Může ji vytvořit provozovatel těchto stránek.
tablebase-build = Vytvořit tabulku
building = Vytváří se tabulka: { $percent } %
building-label = Průběh
building-left = { $seconds ->
    [one] zbývá asi sekunda
    [few] zbývají asi { $seconds } sekundy
    [many] zbývá asi { $seconds } sekundy
   *[other] zbývá asi { $seconds } sekund
}
review-empty = Zahrajte na desce pár tahů, nebo otevřete zápis pod „Sdílet“: každý tah se porovná s nejlepším.
solving = Toto jsou odhady. Přesný výsledek se právě počítá v tomto zařízení.
solving-label = Kolik je vyřešeno
solve-exactly = Spočítat přesný výsledek
reviewing = Zkoumá se každý tah…
graph-up = Nad čarou vyhrává { $side }
graph-label = { $count ->
    [one] Hodnota po jednom tahu
    [few] Hodnoty po { $count } tazích
    [many] Hodnoty po { $count } tahu
   *[other] Hodnoty po { $count } tazích
}
accuracy = Přesnost
accuracy-none = příliš málo možností volby
accuracy-note = Přesnost počítá jen tahy, při nichž bylo co pokazit: 100 % znamená nic, 0 % tolik jako náhodou.
accuracy-estimated = Posoudil program bez přesných hodnot: odhad.
choices = Správné volby
choices-kept = { $kept } z { $choices }
mistakes = Chyby
blunders = Hrubé chyby
previous-mistake = Předchozí chyba
next-mistake = Další chyba
review-turn = Před tahem: { $before }. Po tahu: { $after }.
better = Lepší:
edit-text = Vyberte barvu a klaďte kuličky na desku; kulička druhé barvy barvu změní. Co ztratí oporu, zmizí také.
edit-text-equator = Vyberte kámen a dejte ho na jeho polokouli nebo na rovník. Zda je taková pozice možná, se ověří při rozboru.
edit-leader = Zahajuje
edit-battle = Bitva (0: rozestavení)
edit-played = Tahů v této bitvě
edit-last = Poslední zahraný bod
edit-pile = Odložené kameny
edit-points = Body, { $side }
edit-tool = Co položit
edit-remove = Odebrat
edit-clear = Vyprázdnit desku
edit-done = Rozebrat
export-link = Odkaz na tento rozbor
export-position = Pozice
export-turns = Tahy
import-text = Pozice nebo zápis
import-file = Načíst ze souboru
import-open = Otevřít
