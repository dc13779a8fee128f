# Analiză și recapitulare.
tab-values = Valori
tab-review = Recapitulare
tab-edit = Editare
tab-exchange = Partajează
evaluating = Se calculează…
source-exact = Exact: orice ar juca adversarul. Distanțele numără mutările ambelor părți.
source-solved = Exact: calculat până la ultima bătălie, orice ar juca adversarul.
source-engine-balls = O estimare a motorului: avansul sau întârzierea, în bile.
source-engine-points = O estimare a motorului: avansul sau întârzierea, în puncte.
source-rules = Partida s-a încheiat.
show-all = { $count ->
    [one] { $count } mutare
    [few] Toate cele { $count } mutări
   *[other] Toate cele { $count } de mutări
}
show-fewer = Mai puține
play-line = Cea mai bună continuare, { $count ->
    [one] o mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}
table-open = Valori exacte dintr-un fișier al tău ({ $file }, făcut cu „pylos solve”)
table-keep = Păstreaz-o pe acest dispozitiv
table-keeping = Tabela se copiază pe acest dispozitiv…
table-forget = Șterge tabela de pe acest dispozitiv
table-close = Închide tabela
table-no_ranges = Gazda trimite tabela numai întreagă (fără cereri parțiale): valorile exacte nu pot fi citite de acolo.
table-compressed = Gazda trimite tabela comprimată: părți din ea nu pot fi citite astfel.
table-changed = Tabela a fost înlocuită între timp; următoarea poziție începe din nou.
table-cut_short = Tabela este trunchiată: o parte din ea lipsește.
table-unreachable = Tabela nu poate fi accesată acum.
table-damaged = Tabela este deteriorată sau a altor reguli; fără ea, acestea sunt estimări.
tablebase-absent = Valorile exacte cer tabela tuturor pozițiilor acestor reguli. Se construiește o singură dată.
tablebase-host = Gazda acestui site o poate construi.
tablebase-build = Construiește tabela
building = Se construiește tabela: { $percent } %
building-label = Progres
building-left = { $seconds ->
    [one] încă vreo secundă
    [few] încă circa { $seconds } secunde
   *[other] încă circa { $seconds } de secunde
}
review-empty = Joacă pe platou sau deschide fișa unei partide la „Partajează”: fiecare mutare e comparată cu cea mai bună.
solving = Acestea sunt estimări. Rezultatul exact se calculează pe acest dispozitiv.
solving-label = Cât este rezolvat
solve-exactly = Calculează rezultatul exact
reviewing = Se examinează fiecare mutare…
graph-up = Deasupra liniei câștigă { $side }
graph-label = { $count ->
    [one] Valoarea după o mutare
    [few] Valorile după { $count } mutări
   *[other] Valorile după { $count } de mutări
}
accuracy = Precizie
accuracy-none = prea puține alegeri
accuracy-note = Precizia privește doar mutările în care se putea pierde ceva: la 100 % nu s-a pierdut nimic, la 0 % cât s-ar fi pierdut la întâmplare.
accuracy-estimated = Apreciat de motor, fără valori exacte: o estimare.
choices = Alegeri reușite
choices-kept = { $kept } din { $choices }
mistakes = Greșeli
blunders = Gafe
previous-mistake = Greșeala dinainte
next-mistake = Greșeala următoare
review-turn = Înainte: { $before }. După: { $after }.
better = Mai bine:
edit-text = Alege o culoare și pune bile pe platou; o bilă de cealaltă culoare își schimbă culoarea. Bilele rămase fără sprijin dispar și ele.
edit-text-equator = Alege un pion și pune-l în emisfera lui sau pe ecuator. Dacă poziția este posibilă se verifică la analiză.
edit-leader = Deschide bătălia
edit-battle = Bătălia (0: așezarea)
edit-played = Mutări jucate în ea
edit-last = Ultimul punct jucat
edit-pile = Pioni dați la o parte
edit-points = Puncte, { $side }
edit-tool = Ce se pune
edit-remove = Șterge
edit-clear = Golește platoul
edit-done = Analizează
export-link = Link la această analiză
export-position = Poziția
export-turns = Mutările
import-text = Poziție sau fișa unei partide
import-file = Citește din fișier
import-open = Deschide
