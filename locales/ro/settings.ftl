# Setări și conturi.
language = Limba
setting-theme = Culori
setting-theme-system = Ca în sistem
setting-theme-light = Deschise
setting-theme-dark = Închise
setting-set = Platoul și bilele
setting-set-wood = Lemn
setting-set-marble = Marmură
setting-set-high-contrast = Contrast puternic
setting-set-paper = Hârtie
setting-sound = Sunet
setting-sound-on = Pornit
setting-sound-off = Oprit
setting-view = Cum se vede piramida
setting-view-standing = Întreagă
setting-view-lifted = Separată
setting-view-plan = Ca plan
setting-names = Numele căsuțelor
setting-names-hidden = Ascunse
setting-names-shown = Afișate
setting-threats = Cine întregește un careu și unde
setting-threats-hidden = Ascuns
setting-threats-shown = Afișat
setting-motion = Mișcare
setting-motion-system = Ca în sistem
setting-motion-off = Fără
setting-confirm = Trimiterea unei mutări
setting-confirm-off = Imediat
setting-confirm-on = Când o confirm
setting-talk = Ce spun adversarii
setting-talk-on = Se vede
setting-talk-off = Ascuns
setting-turns = Rândul tău în alte partide
setting-turns-off = Nu se arată
setting-turns-on = În titlul filei și pe pictograma aplicației
setting-keys = Taste de o singură literă
setting-keys-on = Pornite
setting-keys-off = Oprite
setting-keys-note = S, L, P și N schimbă vederea; pe platou, un loc poate fi tastat. Oprește-le dacă îi dictezi calculatorului.
account-text = Nu ai nevoie de cont ca să joci. Cu unul, partidele și ratingul rămân ale tale.
name = Nume
password = Parolă
sign-in = Intră în cont
sign-out = Ieși din cont
register = Creează cont
account-none = Încă nu ai cont?
account-known = Ai deja cont?
account-lost = Ai uitat parola?
recovery-code = Cod de recuperare
recovery-password = Parolă nouă
recovery-set = Schimbă parola
recovery-shown = Notează acest cod de recuperare. Dacă uiți parola, e singura cale înapoi în cont și se arată doar acum:
recovery-noted = Am notat
rating = { $games ->
    [one] { $rating } după o partidă
    [few] { $rating } după { $games } partide
   *[other] { $rating } după { $games } de partide
}

report = Raportează gazdei
report-text = Gazda acestui site vede raportul tău și se poate uita la partidă. Adversarul nu află.
report-reason = Despre ce este vorba
report-cheating = Ajutor de la un program sau rezultate aranjate
report-name = Un nume jignitor
report-behaviour = Partide trenate, părăsite sau stricate
report-other = Altceva
report-words = Cu cuvintele tale
report-send = Trimite
report-told = Mulțumim. Gazda va verifica.
independent = O realizare independentă. Pylos este un joc de David G. Royffe publicat de Gigamic, care deține marca; Le Pylos a apărut la Les Elfes în 1986.

# The sheet of help beside a game
board-alone = Doar tabla, pentru transmisiuni
key-arrows = la locul vecin
key-level = la alt nivel
key-next = la următorul loc util, sau la cel dinainte
key-choose = alege
key-cancel = renunță la mutarea începută
key-back = șterge ultimul clic
key-type = o căsuță se poate tasta: litera, apoi cifra
key-rotate = rotește platoul
key-views = piramidă, niveluri separate, plan
key-names = numele căsuțelor
key-history = în afara platoului: înapoi, înainte, la început, la ultima mutare
