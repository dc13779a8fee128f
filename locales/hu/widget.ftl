# A tábla mások oldalain (<pylos-game>), és az oldal, amely megírja a kódját.
widget-players = { $first } – { $second }
widget-at = { $ply ->
    [0] A kezdet
   *[other] { $ply }. lépés, összesen { $all }
}
widget-play = Lépések lejátszása
widget-pause = Szünet
widget-everything = Mi hol áll
widget-nothing = Nincs mit mutatni: se jegyzőkönyv, se állás.
widget-no-position = Ez nem egy állás szövege: { $text }
widget-no-game = A jegyzőkönyvben nincs { $number }. számú játszma.
widget-unreachable = A jegyzőkönyvet nem sikerült betölteni innen: { $address }
widget-no-reader = A lépéseket nem lehet lejátszani: ez az oldal vagy ez a böngésző nem engedi futni a jegyzőkönyveket olvasó programot.
widget-unknown = „{ $found }”: ilyen értéke nem lehet ennek: { $name }. Lehetséges: { $known }

## Az oldal a másolható kóddal
embed-title = Tábla a saját oldaladra
embed-lead = Mutass meg egy játszmát vagy egy állást a saját oldaladon: blogban, egy klub híreiben, tanfolyamon. Két sor elég hozzá, szerver nélkül is működik, és minden lépést felolvas annak, aki nem látja.
embed-text = Egy játszma jegyzőkönyve vagy egy állás
embed-ply = Ezután a lépés után kezdődik
embed-language = Nyelv
embed-language-auto = az oldalé
embed-code = Kód az oldaladra
embed-preview = Így néz ki
embed-files = Ha e webhely nélkül szeretnéd: töltsd le mindkét fájlt, tedd őket egyetlen saját mappába, és az első sorban azt add meg.
