# Pourquoi un coup, un geste, une position ou un jeu de règles est refusé.
# Chaque interface ajoute la clause des règles, comme « (P1) ».

## Les coups de la pyramide
why-game-over = La partie est finie.
why-empty-reserve = Vous n’avez plus de bille en réserve.
why-occupied = { $at } n’est pas libre.
why-unsupported = { $at } n’est pas soutenue : { $empty } est vide.
why-not-own = { $at } n’est pas à vous.
why-raises-carrier = { $at } ne peut pas monter : elle porte { $above }.
why-not-higher = { $at } ne peut pas monter en { $to } : on ne monte que plus haut.
why-carries-itself = { $at } ne peut pas monter en { $to } : elle devrait se porter elle-même.
why-nothing-higher = { $at } ne peut pas monter : rien n’est libre plus haut pour elle.
why-no-take-backs = Avec ces règles, on ne reprend rien.
why-no-square = { $taken } ne peut pas être reprise : { $at } ne complète aucun carré.
why-no-square-no-line = { $taken } ne peut pas être reprise : { $at } ne complète ni carré ni alignement.
why-must-take-back = Vous devez reprendre une ou deux billes.
why-takes-not-own = { $at } ne peut pas être reprise : aucune de vos billes n’y est.
why-takes-carrier = { $at } ne peut pas être reprise : elle porte { $above }.
why-too-many-taken-back = On reprend au plus deux billes par coup.
why-not-a-cell = « { $text } » n’est pas une case : les cases sont a1…d4, e1…g3, h1…i2 et j1. Un coup s’écrit f1, a1-f1, f1xa2 ou a1-f1xf1xb2.

## Les coups de l’équateur
why-setup-over = Le placement est fini : les pions vont maintenant à l’équateur.
why-setup-not-over = Le placement n’est pas fini : { $placed } pions sur 20 sont placés.
why-own-hemisphere = Les pions se placent dans votre hémisphère.
why-third-of-size = Vous n’avez pas de troisième pion de taille { $size }.
why-not-the-reflection = Le placement se copie : la taille { $size } sur { $at } vient maintenant.
why-no-such-point = { $at } n’existe pas dans ces règles : l’équateur n’a que les points e1 à e5.
why-no-pawn = Aucun de vos pions n’est sur { $at }.
why-choose-pawn = Choisissez d’abord un de vos pions.
why-blocked = { $at } ne peut pas glisser en { $to } ; en travers : { $blockers }.
why-not-straight = { $at } ne peut pas glisser en { $to } : aucun trait n’y mène à lui seul.
why-not-designated = { $at } ne peut pas répondre à { $last } ; seulement { $designated }.
why-can-move = Vous ne pouvez pas passer : { $at } peut jouer.
why-not-a-turn = « { $text } » n’est pas un coup : un coup s’écrit 4@i3 (placement), i3-e2 (bataille) ou pass.
why-not-a-size = « { $text } » n’est pas une taille : les pions ont les tailles 1 à 5.
why-not-an-intersection = « { $text } » n’est pas une intersection : ce sont i1…i5 et o1…o5.
why-not-a-point = « { $text } » n’est pas un point de l’équateur : ce sont ol, il, e1…e5, ir et or.
why-not-an-arrangement = Un placement s’écrit avec les tailles de i1…i5, une barre et celles de o1…o5, comme 12345/54321.
why-arrangement-count = Il y a deux pions de taille { $size } à placer ; ici il y en a { $found }.

## Les deux jeux
why-turn-complete = Le coup est complet : on ne peut rien y ajouter.
why-step-impossible = Ce n’est pas possible ici.

## Les positions de la pyramide
why-expected-ball = Texte de la position, caractère { $place } : L, D ou . attendu pour { $cell }, trouvé { $found ->
    [end] la fin
   *[other] « { $found } »
}.
why-expected-slash = Texte de la position, caractère { $place } : / attendu après le niveau { $level }, trouvé { $found ->
    [end] la fin
   *[other] « { $found } »
}.
why-expected-space = Texte de la position, caractère { $place } : une espace attendue avant le camp au trait, trouvé { $found ->
    [end] la fin
   *[other] « { $found } »
}.
why-expected-side = Texte de la position, caractère { $place } : L ou D attendu, le camp au trait, trouvé { $found ->
    [end] la fin
   *[other] « { $found } »
}.
why-expected-end = Texte de la position, caractère { $place } : la fin attendue, trouvé { $found ->
    [end] la fin
   *[other] « { $found } »
}.
why-two-balls = Il y a deux billes en { $cell }.
why-too-many-balls = { $side ->
    [light] Clair
   *[dark] Foncé
} a { $balls } billes sur le plateau, mais il n’y en a que { $most }.

## Les positions de l’équateur
why-position-parts = Une position a six parties, BOARD LEADER BATTLE.PLAYED LAST PILE BLUE:RED, séparées par une espace ; celle-ci en a { $found }.
why-board-rows = Un plateau a cinq rangées jointes par « / » ; celui-ci en a { $found }.
why-row-length = La rangée { $row } du plateau a { $expected } places ; celle-ci en a { $found }.
why-no-such-pawn = « { $found } » ne peut pas être en { $place }, dans la rangée { $row } du plateau : les pions bleus sont A…E et partent du nord, les rouges a…e et partent du sud, une place vide est « . ».
why-unreadable = « { $found } » n’est pas { $part ->
    [leader] B ou R, qui mène la bataille
    [turns] BATTLE.PLAYED, comme 1.0
    [last] le point de l’équateur qui vient d’être joué (ol, il, e1…e5, ir, or) ou « - »
    [pile] le nombre de pions écartés
    [points] BLUE:RED, les points pris, comme 3:4
   *[equator] l’équateur
}.
why-no-such-moment = { $battle }.{ $played } n’existe pas : 0.0…0.19 est le placement, 1.0…1.3 à 5.0…5.3 les batailles, 6.0 la fin.
why-pawn-count = { $side ->
    [blue] Bleu
   *[red] Rouge
} doit avoir maintenant { $expected } pions dans son hémisphère ; il en a ici { $found }.
why-not-mirrored = Avec « mirror », les pions de celui qui mène sont placés comme ceux de l’adversaire ; ici, non.
why-nothing-then = En { $battle }.{ $played }, il n’y a pas { $part ->
    [last] de point qui vient d’être joué : écrivez « - »
    [pile] de pion écarté : écrivez 0
    [points] de point pris : écrivez 0:0
   *[equator] de pion sur l’équateur
}.
why-equal-sizes = Deux pions de taille { $size } sont sur l’équateur : l’un d’eux est écarté.
why-not-just-played = { $point } ne peut pas être le point qui vient d’être joué : celui qui a joué en dernier n’y a pas de pion.
why-just-played-missing = Le point qui vient d’être joué manque.
why-impossible-equator = { $played ->
    [one] { $played } coup d’une bataille ne laisse pas
   *[other] { $played } coups d’une bataille ne laissent pas
} ces pions sur l’équateur.
why-pawn-total = { $board } pions sur le plateau, { $pile } écartés et { $points } pris ne font pas 20.
why-impossible-pile = { $pile ->
    [one] { $pile } pion ne peut pas être écarté
   *[other] { $pile } pions ne peuvent pas être écartés
} à ce moment.
why-impossible-points = { $blue }:{ $red } ne peut pas être le score après { $battles ->
    [one] { $battles } bataille
   *[other] { $battles } batailles
}, la dernière gagnée par celui qui mène.
why-final-points = Une partie finie a { $expected } points en tout ; celle-ci en a { $found }.
why-only-two-of-size = { $side ->
    [blue] Bleu
   *[red] Rouge
} n’a que deux pions de taille { $size }.

## Les règles
why-unknown-rules = Les règles « { $text } » n’existent pas. Pensiez-vous à « { $nearest } » ?
why-nothing-to-oblige = Règles « { $text } » : « children » ne connaît pas la reprise, rien ne peut donc être obligatoire.
why-option-order = Règles « { $text } » : chaque option vient une fois, dans cet ordre : { $order }.
why-same-as-preset = Règles « { $text } » : on n’écrit que ce qui diffère du jeu de règles ; carpentier veut déjà dire slide+old+any, jeux-et-strategie free+new+line.
why-handicap-form = Règles « { $text } » : un handicap, c’est le nombre de billes de Clair puis celui de Foncé, par exemple 13-15.
why-handicap-range = Règles « { $text } » : chaque camp commence avec 8 à 15 billes.
why-handicap-full = Règles « { $text } » : 15-15 est la partie sans handicap, qui ne s’écrit pas.
