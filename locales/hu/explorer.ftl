# A felfedező: a piramisjáték fája.
explorer = Felfedező
explore-path = Az út idáig
explore-start = Üres tábla
explore-start-elsewhere = Kezdet
explore-branches = { $count } lépés, a forgatás és a tükrözés egynek számít
explore-alike = { $count } lépés vezet ugyanehhez az álláshoz, elforgatva vagy tükrözve
explore-win = nyer
explore-loss = veszít
explore-unknown = nem ismert
explore-replies = { $all } válasz
explore-replies-win = { $all } válaszból { $good } nyer
explore-replies-draw = { $all } válaszból { $good } döntetlen
explore-replies-none = { $all ->
    [one] az egyetlen válasz veszít
   *[other] mind a { $all } válasz veszít
}
explore-ends = véget vet a játszmának
explore-people = Emberek: { $won } nyert, { $drawn } döntetlen, { $lost } vesztett
explore-computers = Számítógépek: { $won } nyert, { $drawn } döntetlen, { $lost } vesztett
explore-never-played = Innen még senki sem játszott ezen a kiszolgálón.
explore-proof = Az összes állás táblázata nélkül csak az az eredmény látszik, amelyet a program fejből tud, vagy keresés bizonyított; találgatás nincs. A távolsághoz a táblázat kell.
explore-waiting = A jó válaszok számolása…
explore-picture = Kép (PNG)
explore-drawing = Rajz (SVG)
explore-take = Elvihető
explore-curiosities = Érdekességek
explore-longest-win = A leghosszabb nyerés
explore-longest-win-what = { $count } lépés a két féltől, a legjobb játékkal
explore-quietest-zugzwang = A legcsendesebb lépéskényszer
explore-quietest-zugzwang-what = { $count } golyó, nincs mit feljebb tenni vagy kiegészíteni: aki lép, veszít
explore-many-taken-back = Sok levett golyó
explore-many-taken-back-what = Játszma a legjobb játékkal, amelyben { $count } golyót vesznek le
explore-no-curiosities = E szabályokhoz egy sem ismert.
explore-keys = Fel és le: lépés választása. Jobbra: megtenni. Balra: visszavenni.
explore-from-here = A fa felfedezése innen
