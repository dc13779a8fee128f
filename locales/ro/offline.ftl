# Fără conexiune și fără server: se citește la setări, lângă o partidă de
# pe acest dispozitiv și de cine deschide pagina de pe disc.
opened-from-disk = Un browser nu lasă o pagină deschisă dintr-un fișier să-și încarce celelalte fișiere, așa că Pylos nu poate porni astfel. Pune dosarul pe orice gazdă web sau pornește în el un mic server, de exemplu cu „python3 -m http.server”, și deschide adresa pe care o arată.
offline-use = Fără conexiune
offline-keeping = Pylos se salvează pe acest dispozitiv…
offline-kept = Toate paginile și limbile sunt salvate pe acest dispozitiv: Pylos se deschide fără conexiune.
offline-incomplete = Nu s-a putut salva încă totul. La următoarea vizită se încearcă din nou; până atunci Pylos are nevoie de conexiune.
offline-impossible = Aici nu se poate fără conexiune: browserul nu păstrează nimic pentru această adresă. Poate e o fereastră privată, poate nu mai e loc, sau adresa nu are https. Cu conexiune, totul funcționează.
engine-there = Motorul e inclus: poate răspunde pe acest dispozitiv.
engine-missing = Această copie a fost făcută fără motorul pentru browsere: partidele, analiza și lecțiile au nevoie de un server.
version = Versiunea { $version }
account-here-only = Conturile și ratingurile au nevoie de un server, iar această copie a lui Pylos nu are. Partidele și setările tale rămân pe acest dispozitiv.
game-not-kept = Acest browser nu păstrează nimic pentru Pylos: partida nu se păstrează și se pierde când închizi sau reîncarci pagina.
keep-on-server = Păstreaz-o pe server
