# A-i privi pe alții: partida de pe afiș, televizorul pentru sală, reluări.
watch-featured = Partida de pe afiș
watch-open = Deschide partida
watch-followed = Ale jucătorilor pe care îi urmărești
watch-finals = Corespondență aproape de final
watch-tv = Televizor pentru sală
tv = Televizor
tv-nothing = Platourile se odihnesc
tv-nothing-text = Nimeni nu joacă acum în public. Următoarea partidă apare aici de îndată ce începe.
tv-also = Se mai joacă
tv-turn = { $side } a jucat { $turn }
tv-full-screen = Ecran complet
tv-back = Înapoi
replay = Reluare
replay-play = Redă
replay-pause = Pauză
replay-looking = Se cercetează fiecare mutare…
replay-start = Înainte de prima mutare
replay-exact = Valorile sunt exacte.
replay-estimate = Valorile sunt estimări.

# The page
watch-lead = Partide pe care le poate urmări oricine.
watch-here-only = Ca să-i privești pe alții e nevoie de un server, iar această copie a lui Pylos nu are. Aici pot juca pentru tine două calculatoare.
watch-engines = Să joace două calculatoare
watch-live = Se joacă
watch-live-empty = Nu se joacă nicio partidă publică.
watch-finished = Încheiate
watch-finished-empty = Încă nimic. Partidele publice rămân aici după ce se încheie.
