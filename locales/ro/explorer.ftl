# Exploratorul: arborele jocului piramidei.
explorer = Explorator
explore-path = Drumul până aici
explore-start = Tabla goală
explore-start-elsewhere = Start
explore-branches = { $count ->
    [one] O mutare, simetriile fiind socotite una
    [few] { $count } mutări, simetriile fiind socotite una
   *[other] { $count } de mutări, simetriile fiind socotite una
}
explore-alike = { $count } mutări care duc la aceeași poziție, rotită sau în oglindă
explore-win = câștigă
explore-loss = pierde
explore-unknown = necunoscut
explore-replies = { $all ->
    [one] un răspuns
    [few] { $all } răspunsuri
   *[other] { $all } de răspunsuri
}
explore-replies-win = { $good ->
    [one] { $good } răspuns din { $all } câștigă
    [few] { $good } răspunsuri din { $all } câștigă
   *[other] { $good } de răspunsuri din { $all } câștigă
}
explore-replies-draw = { $good ->
    [one] { $good } răspuns din { $all } ține remiza
    [few] { $good } răspunsuri din { $all } țin remiza
   *[other] { $good } de răspunsuri din { $all } țin remiza
}
explore-replies-none = { $all ->
    [one] singurul răspuns pierde
    [few] toate cele { $all } răspunsuri pierd
   *[other] toate cele { $all } de răspunsuri pierd
}
explore-ends = încheie partida
explore-people = Oameni: câștigate { $won }, remize { $drawn }, pierdute { $lost }
explore-computers = Calculatoare: câștigate { $won }, remize { $drawn }, pierdute { $lost }
explore-never-played = Nimeni nu a jucat încă de aici pe acest server.
explore-proof = Fără tabela tuturor pozițiilor, un rezultat este spus numai unde e știut pe de rost sau dovedit de o căutare; nimic nu este ghicit. Distanțele cer tabela.
explore-waiting = Se numără răspunsurile bune…
explore-picture = Imagine (PNG)
explore-drawing = Desen (SVG)
explore-take = De luat cu tine
explore-curiosities = Curiozități
explore-longest-win = Cel mai lung câștig
explore-longest-win-what = { $count ->
    [one] { $count } mutare a ambelor părți, cu cel mai bun joc
    [few] { $count } mutări ale ambelor părți, cu cel mai bun joc
   *[other] { $count } de mutări ale ambelor părți, cu cel mai bun joc
}
explore-quietest-zugzwang = Cel mai liniștit zugzwang
explore-quietest-zugzwang-what = { $count ->
    [one] { $count } bilă, nimic de urcat sau de completat: pierde cine e la mutare
    [few] { $count } bile, nimic de urcat sau de completat: pierde cine e la mutare
   *[other] { $count } de bile, nimic de urcat sau de completat: pierde cine e la mutare
}
explore-many-taken-back = Multe bile luate înapoi
explore-many-taken-back-what = { $count ->
    [one] O partidă cu cel mai bun joc, în care se ia înapoi { $count } bilă
    [few] O partidă cu cel mai bun joc, în care se iau înapoi { $count } bile
   *[other] O partidă cu cel mai bun joc, în care se iau înapoi { $count } de bile
}
explore-no-curiosities = Nu se cunosc sub aceste reguli.
explore-keys = Sus și jos: alegi o mutare. Dreapta: o joci. Stânga: o iei înapoi.
explore-from-here = Explorează arborele de aici
