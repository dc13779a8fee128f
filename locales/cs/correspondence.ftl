# Partie na dny: jak se dozvědět, že je člověk na tahu, e-mailová adresa.

## Pošta
mail-title = Vaše e-mailová adresa
mail-text = Lze na ni poslat kód, když ztratíte heslo, a pokud chcete, dopis, když na vás čekají partie. Nic jiného.
mail-yours = Vaše adresa je { $mail }.
mail-none = Žádná adresa není uložena.
mail-address = E-mailová adresa
mail-send-code = Poslat tam kód
mail-sent = Na adresu { $mail } byl odeslán kód. Platí hodinu.
mail-code = Kód z dopisu
mail-confirm = Potvrdit
mail-confirmed = Vaše adresa je nyní { $mail }.
mail-forget = Zapomenout adresu
mail-forgotten = Adresa je zapomenuta.
recover-mail = Poslat mi kód e-mailem
recover-mail-sent = Má-li tento účet adresu, kód je na cestě. Zadejte ho jako obnovovací kód.

## Upozornění
told-title = Když jste na tahu
told-text = V partiích, kde jsou na rozmyšlenou dny, se nemusíte chodit dívat. Nic z toho není zapnuté, dokud to nezapnete.
told-push = Zprávy tohoto prohlížeče
told-push-text = Jedna za každý tah, i když není otevřená žádná stránka. Jen pokud nejste u desky.
told-push-on = Zobrazovat zprávy
told-push-off = Zastavit zprávy
told-push-is-on = Tento prohlížeč vás upozorní.
told-push-denied = Tento prohlížeč zprávy z tohoto webu nedovoluje; změnit to lze v jeho nastavení.
told-push-impossible = Tento prohlížeč zde zprávy zobrazit nemůže. V telefonu může pomoci přidat aplikaci na plochu.
told-letter = Dopis
told-letter-text = Nejvýše jednou denně na { $mail }. V každém dopise je odkaz, který je zastaví.
told-letter-on = Posílat dopis
told-letter-off = Zastavit dopisy
told-letter-is-on = Dopis chodí na { $mail }.
told-letter-bounced = Vaše adresa dopis natrvalo odmítla; nic dalšího se tam neposílá. Byl-li to omyl, znovu je zapněte.

## Odkaz z dopisu
stop-title = Dopisy
stop-done = Dopisy o čekajících partiích už nebudete dostávat. Znovu je zapnete na stránce účtu.

## Dovolená
vacation-title = Dovolená
vacation-text = V partiích na dny vaše hodiny po dobu nepřítomnosti stojí; soupeři to vidí. V kalendářním roce máte { $allowance } dní a započatý den se počítá. Dovolená skončí sama, když ji ukončíte, nebo když v takové partii táhnete.
vacation-left = { $left ->
    [one] Letos zbývá jeden den.
    [few] Letos zbývají { $left } dny.
   *[other] Letos zbývá { $left } dní.
}
vacation-days = Počet dní
vacation-begin = Začít dovolenou
vacation-now = Jste na dovolené do { $until }.
vacation-end = Ukončit dovolenou

## Podmíněné tahy
plan-open = Když … pak …
plan-title = Podmíněné tahy
plan-text = Zahrajte, co může zahrát soupeř, a pak svou odpověď, jak daleko chcete. Server odpoví za vás, dokud soupeř pokračuje podle plánu; nic z něj nevidí.
plan-none = Nic není naplánováno.
plan-begin = Nejprve tah soupeře.
plan-keep = Ponechat tuto variantu
plan-drop = Smazat
plan-drop-line = Smazat { $line }
