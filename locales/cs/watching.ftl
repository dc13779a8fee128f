# Sledování druhých: hlavní partie, televize do klubovny, přehrání partie.
watch-featured = Hlavní partie
watch-open = Otevřít partii
watch-followed = Partie hráčů, které sledujete
watch-finals = Korespondenční partie před koncem
watch-tv = Televize do klubovny
tv = Televize
tv-nothing = Desky odpočívají
tv-nothing-text = Veřejně teď nikdo nehraje. Další partie se tu ukáže, jakmile začne.
tv-also = Hraje se také
tv-turn = { $side } táhne { $turn }
tv-full-screen = Celá obrazovka
tv-back = Zpět
replay = Přehrát partii
replay-play = Přehrát
replay-pause = Pozastavit
replay-looking = Prohlížejí se všechny tahy…
replay-start = Před prvním tahem
replay-exact = Hodnoty jsou přesné.
replay-estimate = Hodnoty jsou odhady.

# The page
watch-lead = Partie, které smí sledovat každý.
watch-here-only = Ke sledování druhých je potřeba server a tato kopie Pylosu žádný nemá. Mohou tu pro vás hrát dva počítače.
watch-engines = Ať hrají dva počítače
watch-live = Právě se hraje
watch-live-empty = Nehraje se žádná veřejná partie.
watch-finished = Dohrané
watch-finished-empty = Zatím nic. Veřejné partie tu po skončení zůstávají.
