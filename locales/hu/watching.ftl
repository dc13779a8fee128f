# Mások nézése: kiemelt játszma, tévé a klubba, visszajátszás.
watch-featured = Kiemelt játszma
watch-open = A játszma megnyitása
watch-followed = Az általad követett játékosok
watch-finals = Levelezési játszmák a végük előtt
watch-tv = Tévé a klubba
tv = Tévé
tv-nothing = A táblák pihennek
tv-nothing-text = Most senki sem játszik nyilvánosan. A következő játszma itt látszik, amint elkezdődik.
tv-also = Ezt is játsszák
tv-turn = { $side } lépése: { $turn }
tv-full-screen = Teljes képernyő
tv-back = Vissza
replay = Visszajátszás
replay-play = Lejátszás
replay-pause = Szünet
replay-looking = Minden lépés vizsgálat alatt…
replay-start = Az első lépés előtt
replay-exact = Az értékek pontosak.
replay-estimate = Az értékek becslések.

# The page
watch-lead = Játszmák, amelyeket bárki követhet.
watch-here-only = Mások játszmáihoz szerver kell, és a Pylosnak ennél a példányánál nincs ilyen. Itt két számítógép játszhat neked.
watch-engines = Játsszon két számítógép
watch-live = Folyamatban
watch-live-empty = Nincs folyamatban nyilvános játszma.
watch-finished = Befejezett
watch-finished-empty = Még semmi. A nyilvános játszmák a végük után itt maradnak.
