# De ce o mutare e bună sau proastă. Fiecare propoziție spune fapte despre un
# șir de mutări; docs/teaching.md spune care. Taberele sunt subiecte.

## Piramida: ce face o mutare
because-wins-now = { $by ->
    [apex] { $turn } pune ultima bilă în vârf: { $side } câștigă pe loc.
   *[other] După { $turn } adversarul nu mai are bilă de jucat: { $side } câștigă pe loc.
}
because-completes = { $turn } întregește { $shape ->
    [square] un careu
    [line] un aliniament
   *[several] mai multe careuri sau aliniamente
} și recuperează { $taken ->
    [1] o bilă
   *[other] două bile
}; rezervele sunt atunci: { $side } { $own }, { $other } { $others }.
because-frees-second = { $turn }: dacă recuperezi întâi { $first }, se eliberează { $second }.
because-keeps-balls = { $turn } întregește { $shape ->
    [square] un careu
    [line] un aliniament
   *[several] mai multe careuri sau aliniamente
} și { $taken ->
    [0] nu recuperează nimic
   *[other] recuperează doar o bilă
}: dacă ai recupera mai mult, ai scăpa { $kept ->
    [win] câștigul
   *[draw] remiza
}.
because-raises = { $turn } urcă o bilă și nu ia nimic din rezervă; rezervele sunt atunci: { $side } { $own }, { $other } { $others }.
because-only-stop = { $turn } este singura mutare după care { $other } nu mai pot întregi { $shape ->
    [square] un careu
    [line] un aliniament
   *[several] mai multe careuri sau aliniamente
} în { $cell }.
because-stops = După { $turn }, { $other } nu mai pot întregi { $shape ->
    [square] un careu
    [line] un aliniament
   *[several] mai multe careuri sau aliniamente
} în { $cell }.
because-threatens = După { $turn }, { $side } pot întregi ceva în { $cells }; { $other } nu pot opri tot.
because-zugzwang = După { $turn } cine e la mutare pierde, iar la mutare sunt: { $other }.
because-only-turn = { $turn } este singura mutare posibilă.
because-only-keeps = Numai { $turn } păstrează { $kept ->
    [win] câștigul; orice altă mutare îl scapă.
   *[draw] remiza; orice altă mutare o scapă.
}
because-holds-out = Orice mutare pierde; { $turn } rezistă cel mai mult, mutări ale ambelor tabere: { $plies }.

## Piramida: ce nu e bine la o mutare
because-other-take-back = Bila e cea bună, dar nu și ce recuperează { $turn }: { $best } păstrează { $kept ->
    [win] câștigul
   *[draw] remiza
}.
because-answer-wins = { $by ->
    [apex] { $other } pot răspunde { $answer }, ultima bilă în vârf, și câștigă pe loc.
   *[other] { $other } pot răspunde { $answer } și câștigă pe loc: adversarul nu mai are bilă de jucat.
}
because-leaves-square = { $other } pot răspunde { $answer }, întregesc { $shape ->
    [square] un careu
    [line] un aliniament
   *[several] mai multe careuri sau aliniamente
} în { $cell } și recuperează { $taken ->
    [1] o bilă
   *[other] două bile
}; { $stop } oprește asta.
because-opens-square = { $turn } face posibil { $answer }: { $other } întregesc { $shape ->
    [square] un careu
    [line] un aliniament
   *[several] mai multe careuri sau aliniamente
} și recuperează { $taken ->
    [1] o bilă
   *[other] două bile
}.
because-answer-completes = { $other } pot răspunde { $answer }, întregesc { $shape ->
    [square] un careu
    [line] un aliniament
   *[several] mai multe careuri sau aliniamente
} și recuperează { $taken ->
    [1] o bilă
   *[other] două bile
}; rezervele sunt atunci: { $side } { $own }, { $other } { $others }.
because-answer-threatens = { $other } pot răspunde { $answer } și apoi pot întregi ceva în { $cells }; { $side } nu pot opri tot.
because-opens-raise = { $turn } deschide { $to }: { $other } pot urca acolo o bilă cu { $answer }, fără să ia nimic din rezervă.
because-answer-raises = { $other } pot răspunde { $answer }, o bilă urcată, care nu ia nimic din rezervă; rezervele sunt atunci: { $side } { $own }, { $other } { $others }.
because-answer-zugzwang = { $other } pot răspunde { $answer }: atunci cine e la mutare pierde, iar la mutare sunt: { $side }.
because-answer-stops = { $other } pot răspunde { $answer }, iar { $side } nu mai pot întregi { $shape ->
    [square] un careu
    [line] un aliniament
   *[several] mai multe careuri sau aliniamente
} în { $cell }.
because-later-completes = În cea mai bună continuare, { $other } întregesc { $shape ->
    [square] un careu
    [line] un aliniament
   *[several] mai multe careuri sau aliniamente
} cu { $later }, la mutarea a { $number }-a de aici, și recuperează { $taken ->
    [1] o bilă
   *[other] două bile
}.
because-runs-out = După { $turn } rezervele sunt: { $side } { $own }, { $other } { $others }; în cea mai bună continuare, { $side } economisesc { $saved } prin bile urcate și recuperate, { $other } { $saves }, iar primele care nu mai pot juca sunt: { $loser }.

## Ecuatorul
because-sets-aside = { $turn } dă la o parte un pion ({ $owner }, mărimea { $size }).
because-answer-sets-aside = { $other } poate răspunde { $answer }, care dă la o parte un pion ({ $owner }, mărimea { $size }).
because-battle-goes = { $decides ->
    [leader] În cea mai bună continuare nimeni nu poate juca în bătălia { $battle }, așa că o câștigă { $winner }, care o deschide.
    [only] În cea mai bună continuare rămâne un singur pion în bătălia { $battle } și el câștigă: { $winner }, mărimea { $size }.
    [smallest] În cea mai bună continuare rămân { $left } pioni în bătălia { $battle }, deci câștigă cel mai mic: { $winner }, mărimea { $size }.
    [middle] În cea mai bună continuare rămân { $left } pioni în bătălia { $battle }, deci câștigă cel mijlociu: { $winner }, mărimea { $size }.
   *[largest] În cea mai bună continuare rămân { $left } pioni în bătălia { $battle }, deci câștigă cel mai mare: { $winner }, mărimea { $size }.
}
because-last-battle = { $decides ->
    [leader] În cea mai bună continuare nimeni nu poate juca în ultima bătălie, așa că o câștigă { $winner }, care o deschide
    [only] În cea mai bună continuare rămâne un singur pion în ultima bătălie și el câștigă: { $winner }, mărimea { $size }
    [smallest] În cea mai bună continuare rămân { $left } pioni în ultima bătălie, deci câștigă cel mai mic: { $winner }, mărimea { $size }
    [middle] În cea mai bună continuare rămân { $left } pioni în ultima bătălie, deci câștigă cel mijlociu: { $winner }, mărimea { $size }
   *[largest] În cea mai bună continuare rămân { $left } pioni în ultima bătălie, deci câștigă cel mai mare: { $winner }, mărimea { $size }
}; cu grămada ({ $pile }){ $singleton ->
    [0] {""}
   *[other] {" "}și singletonul
} asta face { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
because-designates = { $other } poate răspunde la { $turn } numai din { $cells }.
because-forces-pass = După { $turn }, { $other } trebuie să spună pas.
because-only-points = Numai { $turn } păstrează aceste puncte; orice altă mutare scapă din ele.

## Ce spune un profesor la sfârșit
teacher-title = Ce e de reținut
teacher-decided = Mutările care au hotărât partida:
teacher-flawless = Nicio tabără n-a scăpat nimic.
teacher-habit = De exersat pentru { $side } ({ $times ->
    [one] o dată în partidă
    [few] de { $times } ori în partidă
   *[other] de { $times } de ori în partidă
}): { $habit }
teacher-practise = Probleme pentru exersat
teacher-why = De ce
teacher-after = { $turn }: { $reason }
teacher-show = Arată pe platou
teacher-back = Înapoi la partidă
teacher-hint = Sfat
teacher-hint-sought = Se caută un sfat…
teacher-hint-told = Încearcă { $turn }.
habit-raise = înainte să pui o bilă, caută una care poate urca, a ta sau a adversarului: urcarea nu costă nimic.
habit-square = caută careuri pe care le poți întregi sau amenința; fiecare aduce bile înapoi.
habit-two-back = când un careu poate fi întregit, întregește-l și recuperează două bile.
habit-free-the-second = recuperează de sus: prima bilă o poate elibera pe a doua.
habit-decline-to-take-back = după un careu, gândește-te ce bile recuperezi; uneori e mai bine să iei mai puține.
habit-block-a-square = înainte de fiecare mutare, vezi unde poate adversarul să întregească un careu și ce deschide bila ta.
habit-zugzwang = spre sfârșit, numără mutările liniștite: adesea pierde cine trebuie să mute.
habit-last-ball = privește cu o mutare înainte: răspunsul poate încheia partida?
habit-counting = numără rezervele și ce mai poate economisi fiecare tabără.
habit-quiet-turn = compară mutările liniștite: nu sunt toate la fel.
habit-defence = când totul e pierdut, ia drumul cel mai lung.
habit-make-it-three = socotește câți pioni vor rămâne: cu patru, trei, doi sau unul câștigă altă mărime.
habit-set-aside = caută un pion de o mărime care e deja pe ecuator: schimbă numărul celor rămași.
habit-force-a-pass = caută punctele după care adversarul nu se mai poate mișca.
habit-fifth-battle = păstrează mărimile potrivite pentru ultima bătălie.
habit-pile = urmărește grămada: ultima bătălie o ia pe toată.
