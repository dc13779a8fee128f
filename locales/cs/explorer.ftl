# Průzkumník: strom hry s pyramidou.
explorer = Průzkumník
explore-path = Cesta sem
explore-start = Prázdná deska
explore-start-elsewhere = Začátek
explore-branches = { $count ->
    [one] Jeden tah, až na symetrii
    [few] { $count } tahy, až na symetrii
    [many] { $count } tahu, až na symetrii
   *[other] { $count } tahů, až na symetrii
}
explore-alike = Tahy vedoucí do téže pozice, otočené nebo zrcadlené: { $count }
explore-win = vyhrává
explore-loss = prohrává
explore-unknown = není známo
explore-replies = { $all ->
    [one] jedna odpověď
    [few] { $all } odpovědi
    [many] { $all } odpovědi
   *[other] { $all } odpovědí
}
explore-replies-win = { $good ->
    [one] { $good } odpověď z { $all } vyhrává
    [few] { $good } odpovědi z { $all } vyhrávají
    [many] { $good } odpovědi z { $all } vyhrává
   *[other] { $good } odpovědí z { $all } vyhrává
}
explore-replies-draw = { $good ->
    [one] { $good } odpověď z { $all } remizuje
    [few] { $good } odpovědi z { $all } remizují
    [many] { $good } odpovědi z { $all } remizuje
   *[other] { $good } odpovědí z { $all } remizuje
}
explore-replies-none = { $all ->
    [one] jediná odpověď prohrává
    [few] všechny { $all } odpovědi prohrávají
    [many] všech { $all } odpovědi prohrává
   *[other] všech { $all } odpovědí prohrává
}
explore-ends = končí partii
explore-people = Lidé: výhry { $won }, remízy { $drawn }, prohry { $lost }
explore-computers = Počítače: výhry { $won }, remízy { $drawn }, prohry { $lost }
explore-never-played = Odtud na tomto serveru zatím nikdo nehrál.
explore-proof = Bez tabulky všech pozic je výsledek uveden jen tam, kde je znám zpaměti nebo jej dokázalo prohledávání; nic se neodhaduje. Vzdálenosti potřebují tabulku.
explore-waiting = Počítají se dobré odpovědi…
explore-picture = Obrázek (PNG)
explore-drawing = Kresba (SVG)
explore-take = S sebou
explore-curiosities = Zajímavosti
explore-longest-win = Nejdelší výhra
explore-longest-win-what = { $count ->
    [one] { $count } tah obou stran při nejlepší hře
    [few] { $count } tahy obou stran při nejlepší hře
    [many] { $count } tahu obou stran při nejlepší hře
   *[other] { $count } tahů obou stran při nejlepší hře
}
explore-quietest-zugzwang = Nejtišší nevýhoda tahu
explore-quietest-zugzwang-what = { $count ->
    [one] { $count } kulička, není co zvednout ani doplnit: kdo je na tahu, prohrává
    [few] { $count } kuličky, není co zvednout ani doplnit: kdo je na tahu, prohrává
    [many] { $count } kuličky, není co zvednout ani doplnit: kdo je na tahu, prohrává
   *[other] { $count } kuliček, není co zvednout ani doplnit: kdo je na tahu, prohrává
}
explore-many-taken-back = Mnoho kuliček vzatých zpět
explore-many-taken-back-what = { $count ->
    [one] Partie při nejlepší hře, v níž se vezme zpět { $count } kulička
    [few] Partie při nejlepší hře, v níž se vezmou zpět { $count } kuličky
    [many] Partie při nejlepší hře, v níž se vezme zpět { $count } kuličky
   *[other] Partie při nejlepší hře, v níž se vezme zpět { $count } kuliček
}
explore-no-curiosities = Pro tato pravidla žádné neznáme.
explore-keys = Nahoru a dolů: vybrat tah. Vpravo: zahrát jej. Vlevo: vzít jej zpět.
explore-from-here = Prozkoumat strom odtud
