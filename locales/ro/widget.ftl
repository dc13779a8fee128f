# Platoul de pe paginile altora (<pylos-game>) și pagina care îi scrie codul.
widget-players = { $first } – { $second }
widget-at = { $ply ->
    [0] Începutul
   *[other] Mutarea { $ply } din { $all }
}
widget-play = Derulează mutările
widget-pause = Pauză
widget-everything = Unde se află fiecare piesă
widget-nothing = Nu e nimic de arătat aici: nici fișa unei partide, nici o poziție.
widget-no-position = Acesta nu este textul unei poziții: { $text }
widget-no-game = Fișa nu conține partida cu numărul { $number }.
widget-unreachable = Fișa partidei nu a putut fi încărcată de la { $address }
widget-no-reader = Mutările nu pot fi derulate: pagina sau browserul nu lasă să ruleze programul care citește fișele partidelor.
widget-unknown = „{ $found }” nu este o valoare cunoscută pentru { $name }. Valori posibile: { $known }

## Pagina cu codul de copiat
embed-title = Un platou pentru pagina ta
embed-lead = Arată o partidă sau o poziție pe pagina ta: pe un blog, la știrile unui club, într-un curs. Ajung două rânduri, merge fără server, iar fiecare mutare le este citită celor care nu o văd.
embed-text = Fișa unei partide sau o poziție
embed-ply = Începe după mutarea
embed-language = Limba
embed-language-auto = cea a paginii
embed-code = Codul pentru pagina ta
embed-preview = Cum arată
embed-files = Ca să nu depinzi de acest site: descarcă ambele fișiere, pune-le într-un singur dosar al tău și scrie dosarul în primul rând.
