# Versenyek: amit a terminál és a nyomtatott lapok mondanak róluk.

## Miért nem lehet
tournament-name-taken = „{ $name }” már részt vesz
tournament-bad-name = a név egyetlen sor, 1–60 karakter
tournament-bad-team = egy csapat neve egyetlen, 1–60 karakteres sor
tournament-unknown-player = nincs „{ $name }” nevű résztvevő
tournament-too-many = legfeljebb { $most } játékos lehet
tournament-too-late = már senki sem nevezhet: a párosítás rögzített
tournament-has-left = „{ $name }” már kilépett a versenyből
tournament-has-not-left = „{ $name }” nem lépett ki a versenyből
tournament-no-excuse = felmentést csak svájci versenyen lehet kérni, és csak későbbi fordulóra
tournament-too-few = legalább két játékos kell
tournament-round-not-finished = hiányzik a(z) { $place } eredménye
tournament-nobody-free = most nincs kit párosítani
tournament-over = a verseny véget ért
tournament-has-started = a verseny már elkezdődött
tournament-not-paired = nincs { $place } jelű párosítás
tournament-not-opponents = „{ $one }” és „{ $other }” nem egymás ellenfelei
tournament-has-result = a(z) { $place } eredménye már megvan: csak javítani lehet
tournament-has-no-result = a(z) { $place } eredménye nincs meg, nincs mit javítani
tournament-wrong-score = { $result } itt nem lehet az eredmény (játszmák egy párosításban: { $games })
tournament-no-winner = a kieséses fordulóban kell győztes: játsszatok tovább, és számítsátok hozzá a további játszmákat
tournament-settled = a(z) { $place } már nem változhat: későbbi párosítások következnek belőle
tournament-twice = „{ $name }” kétszer szerepel ebben a fordulóban
tournament-not-playing = „{ $name }” nem játszik ebben a fordulóban
tournament-forgotten = „{ $name }” hiányzik ebből a fordulóból
tournament-other-round = nem ezek ennek a fordulónak a párosításai
tournament-bad-start-list = a rajtlistán minden játékosnak egyszer kell szerepelnie

## Amiben megállapodtak
tournament-unknown-word = ismeretlen { $what }: „{ $text }”; van: { $known }
tournament-rounds-wrong = 1–99 forduló lehet
tournament-games-wrong = egy párosítás 1–99 játszma
tournament-points-wrong = csak a Le Pylosban vannak összeadható pontok (E13): válaszd ezt: matches vagy games
tournament-no-ballots = ehhez nem ismert kiegyenlített megnyitás: { $rules }; maradjon usual
tournament-matches-alone = az aréna és a kieséses verseny a párosításokat számolja: maradjon matches
tournament-tie-break-twice = a(z) { $name } holtverseny-eldöntő kétszer szerepel
tournament-teams-wrong = egy csapatból mindenki számít, vagy a legjobb 1–99
tournament-needs-name = a versenynek egysoros név kell
tournament-rounds-swiss = fordulószámot csak svájci versenyen lehet választani

## Fájlok
tournament-in-file = { $file }: { $problem }
tournament-line = { $line }. sor: { $problem }
tournament-line-form = az ilyen sor így néz ki: { $form }
tournament-quote = a név vagy érték idézőjelben áll, "így"
tournament-unknown-line = egyetlen sor sem kezdődik így: „{ $word }”
tournament-unknown-tag = nincs „{ $tag }” címke
tournament-tag-twice = a(z) { $tag } címke kétszer szerepel
tournament-late-tag = a címkék minden más előtt állnak
tournament-missing-tag = hiányzik a(z) { $tag } címke
tournament-number = „{ $found }” nem az ide való szám: { $expected } kellene
tournament-not-a-result = „{ $text }” nem eredmény: 1-0, 1/2-1/2, 2.5-1.5, 12-9, vagy +/-, -/+ és -/-, ha valaki nem jött el
tournament-changed = { $file }: közben valaki más megváltoztatta; nem írtunk semmit, próbáld újra
tournament-no-round = nincs { $round }. forduló

## Táblázatok és párosítások
tournament-round = { $round }. forduló
tournament-pairings = Párosítások
tournament-table = Táblázat
tournament-crosstable = Kereszttáblázat
tournament-teams = Csapatok
tournament-team = Csapat
tournament-team-players = Játékosok
tournament-no-teams = senki sem tartozik csapathoz
tournament-after = a(z) { $round }. forduló után
tournament-board = Asztal
tournament-rank = Hely
tournament-player = Játékos
tournament-rating = Értékszám
tournament-points = Pont
tournament-result = Eredmény
tournament-begins = Kezd
tournament-opponent = Ellenfél
tournament-bye = szabadnap
tournament-half-bye = felmentve (½)
tournament-withdrawn = kilépett
tournament-alone = { $round }. forduló, játszma nélkül
tournament-buchholz = Buchholz
tournament-buchholz-cut = Buchholz, legkisebb nélkül
tournament-sonneborn = Sonneborn–Berger
tournament-direct = egymás elleni eredmény
tournament-wins = győzelmek
tournament-players = Játékosok: { $count }
tournament-nothing-paired = még egy forduló sincs párosítva
tournament-report = Az eredményt jelentsd a szervezőnek.
tournament-openings = Megnyitások
tournament-set-up = Előbb rakd fel ezeket a lépéseket, felváltva világost és sötétet; utána világos kezd.
