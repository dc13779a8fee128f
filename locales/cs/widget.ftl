# Deska na cizích stránkách (<pylos-game>) a stránka, která k ní píše kód.
widget-players = { $first } – { $second }
widget-at = { $ply ->
    [0] Začátek
   *[other] { $ply }. tah z { $all }
}
widget-play = Přehrát tahy
widget-pause = Pozastavit
widget-everything = Kde co leží
widget-nothing = Není tu co ukázat: ani zápis, ani pozice.
widget-no-position = Toto není text pozice: { $text }
widget-no-game = Zápis nemá partii číslo { $number }.
widget-unreachable = Zápis se nepodařilo načíst z { $address }
widget-no-reader = Tahy nelze přehrát: tato stránka nebo prohlížeč nedovolí spustit program, který čte zápisy.
widget-unknown = „{ $found }“ není známá hodnota atributu { $name }. Možné hodnoty: { $known }

## Stránka s kódem ke zkopírování
embed-title = Deska na vaši stránku
embed-lead = Ukažte partii nebo pozici na vlastní stránce: na blogu, v klubových novinkách, v kurzu. Stačí dva řádky, funguje to bez serveru a každý tah se přečte těm, kdo ho nevidí.
embed-text = Zápis partie, nebo pozice
embed-ply = Začíná po tahu
embed-language = Jazyk
embed-language-auto = podle stránky
embed-code = Kód pro vaši stránku
embed-preview = Jak to vypadá
embed-files = Chcete-li se obejít bez tohoto webu: stáhněte oba soubory, uložte je do jedné své složky a uveďte ji v prvním řádku.
