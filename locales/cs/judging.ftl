# Jak posoudit pozici: lekce a součet pravidel od oka, který ukazuje i analýza.
# Strany jsou uvedeny jménem. Pravidlo začíná body, které dává.
thumb = Pravidlo od oka
thumb-rule = Pravidlo
thumb-here = Zde
thumb-points = Body ({ $side })
thumb-sum = Celkem
thumb-light-up = Ukázat na desce
thumb-lead = { $gives } za každou kuličku, o kterou má { $side } v zásobníku víc než { $other }
thumb-not-behind = { $gives }, pokud { $other } nemá v zásobníku aspoň o { $many ->
    [one] kuličku
    [few] { $many } kuličky
   *[other] { $many } kuliček
} víc
thumb-completions = { $gives } za každé místo, kde { $side } může něco doplnit
thumb-completes = { $gives }, pokud { $side } může něco doplnit aspoň na { $many ->
    [one] jednom místě
   *[other] { $many } místech
}
thumb-raises = { $gives }, pokud { $side } může přemístit výš aspoň { $many ->
    [one] jednu kuličku
    [few] { $many } kuličky
   *[other] { $many } kuliček
}
thumb-carry-nothing = { $gives }, pokud { $side } má aspoň { $many ->
    [one] jednu kuličku, která nic nepodpírá
    [few] { $many } kuličky, které nic nepodpírají
   *[other] { $many } kuliček, které nic nepodpírají
}
thumb-short = Pravidlo od oka: { $points } ({ $side }), vyhrát by tedy měl { $wins }
thumb-says = { $points ->
    [one] { $shown } bod pro stranu na tahu ({ $mover }).
    [few] { $shown } body pro stranu na tahu ({ $mover }).
   *[other] { $shown } bodů pro stranu na tahu ({ $mover }).
} S více než { $needed } by měla vyhrát strana na tahu, jinak druhá: vyhrát by tedy měl { $wins }.
thumb-right = Takový součet má pravdu v { $right } ze 100 rozhodnutých pozic z partií ({ $rules }).
judge-question = { $rules }, na tahu: { $mover }. Kdo při nejlepší hře vyhraje?
judge-reserves = V zásobníku: Světlý { $light }, Tmavý { $dark }.
judge-next-rule = Další pravidlo ({ $number } z { $of })
judge-all-rules = Spočítat vše
judge-exact = { $said ->
    [right] Máte pravdu. Při nejlepší hře: { $exact }.
   *[wrong] Není tomu tak. Při nejlepší hře: { $exact }.
}
judge-thumb-right = Pravidlo od oka tu má pravdu.
judge-thumb-wrong = Pravidlo od oka se tu mýlí.
judge-look = Podívat se v analýze
told-judge-reserve = Nikdo nedohlédne na konec partie. Pár věcí se ale dá spočítat a většinou řeknou, kdo vyhraje. Nejdřív zásobník: kulička navíc má cenu jednoho bodu.
done-judge-reserve = Tři kuličky navíc a skoro nic jiného k vidění: to stačí.
told-judge-completions = Pak čtverce. Místo, kde ho můžete hned doplnit, vám vrátí kuličky a má cenu dvou bodů. Takové místo druhé strany vás stojí jen jeden: jste na tahu a ještě tomu můžete zabránit. Druhá strana se vždy počítá, jako by byla na tahu ona.
done-judge-completions = Zásobníky jsou stejné; rozhoduje čtverec, který může doplnit světlý.
told-judge-threats = Náskok v zásobníku je brzy pryč. Než se na něj spolehnete, podívejte se, co může doplnit druhá strana.
done-judge-threats = Světlý má o kuličku víc. Tmavý má ale dvě místa, kde může doplnit čtverec, a to váží víc.
told-judge-free = Kde se nedá nic doplnit, dívejte se, co se ještě může hýbat. Kulička, která může výš, ušetří jednu ze zásobníku, když ne teď, tak později; volné jsou k tomu ty, které nic nepodpírají.
done-judge-free = Zásobníky a čtverce tu neřeknou nic. Rozhodují kuličky, které může tmavý přemístit výš.
told-judge-advanced = V pokročilé hře se počítají i řady a kuličky se vracejí častěji. Součet je proto jiný: nejvíc záleží na tom, kolik kuliček která strana má takových, že nic nepodpírají, protože ty se dají vzít zpět nebo přemístit výš.
done-judge-advanced = Tmavý má o kuličku víc, ale světlý má tolik volných kuliček, že převáží.
told-judge-wrong = Ještě jedna pozice. Spočítejte a posuďte.
done-judge-wrong = Součet nevidí dopředu. Tmavý má o dvě kuličky víc, ale jen tři tahy a každý z nich prohrává. Nejdřív tedy počítejte, ale na další tahy se přesto podívejte.
