# Napokig tartó játszmák: honnan tudod, hogy te jössz; az e-mail-címed.

## Posta
mail-title = Az e-mail-címed
mail-text = Ide küldhető kód, ha elvesztetted a jelszavad, és ha kéred, egy levél, amikor játszmák várnak rád. Semmi más.
mail-yours = A címed: { $mail }.
mail-none = Nincs cím eltárolva.
mail-address = E-mail-cím
mail-send-code = Kód küldése oda
mail-sent = Kódot küldtünk ide: { $mail }. Egy óráig érvényes.
mail-code = A levélben kapott kód
mail-confirm = Megerősítés
mail-confirmed = Mostantól { $mail } a címed.
mail-forget = A cím törlése
mail-forgotten = A cím törölve.
recover-mail = Kérek egy kódot e-mailben
recover-mail-sent = Ha ennek a fióknak van címe, a kód úton van. Írd be helyreállító kódként.

## Értesítés
told-title = Amikor te jössz
told-text = Ha napok vannak a gondolkodásra, nem kell folyton benézned. Itt semmi sincs bekapcsolva, amíg te be nem kapcsolod.
told-push = A böngésző üzenetei
told-push-text = Lépésenként egy, akkor is, ha nincs nyitva egy oldal sem. Csak ha nem vagy a táblánál.
told-push-on = Üzenetek bekapcsolása
told-push-off = Üzenetek leállítása
told-push-is-on = Ez a böngésző szól neked.
told-push-denied = Ez a böngésző nem engedi ennek az oldalnak az üzeneteit; a beállításaiban megváltoztathatod.
told-push-impossible = Ez a böngésző itt nem tud üzenetet mutatni. Telefonon segíthet, ha az alkalmazást a kezdőképernyőhöz adod.
told-letter = Levél
told-letter-text = Legfeljebb naponta egyszer, ide: { $mail }. Minden levélben van egy link, amely leállítja őket.
told-letter-on = Levél küldése
told-letter-off = Levelek leállítása
told-letter-is-on = A levél ide jön: { $mail }.
told-letter-bounced = A címed végleg visszautasított egy levelet; több nem megy oda. Ha ez tévedés volt, kapcsold be őket újra.

## A levélben lévő link
stop-title = Levelek
stop-done = Nem kapsz több levelet a rád váró játszmákról. A fiókod oldalán újra bekapcsolhatod őket.

## Szabadság
vacation-title = Szabadság
vacation-text = A napokig tartó játszmákban az óráid állnak, amíg távol vagy; az ellenfeleid látják ezt. Egy naptári évben { $allowance } nap jár, és a megkezdett nap is számít. A szabadság magától véget ér, ha te befejezed, vagy ha egy ilyen játszmában lépsz.
vacation-left = { $left ->
    [one] Idén még egy nap maradt.
   *[other] Idén még { $left } nap maradt.
}
vacation-days = Napok
vacation-begin = Szabadság kezdése
vacation-now = Szabadságon vagy eddig: { $until }.
vacation-end = Szabadság befejezése

## Feltételes lépések
plan-open = Ha … akkor …
plan-title = Feltételes lépések
plan-text = Játszd meg, amit az ellenfeled léphet, aztán a válaszod, ameddig csak akarod. A szerver válaszol helyetted, amíg ő ezt követi; ő ebből semmit sem lát.
plan-none = Nincs semmi megtervezve.
plan-begin = Először az ellenfeled lépése.
plan-keep = Változat megtartása
plan-drop = Törlés
plan-drop-line = Törlés: { $line }
