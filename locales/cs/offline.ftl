# Bez spojení a bez serveru: čte se v nastavení, vedle partie z tohoto
# zařízení a čte to ten, kdo stránku otevře z disku.
opened-from-disk = Prohlížeč nedovolí stránce otevřené ze souboru načíst její další soubory, a tak Pylos takto spustit nelze. Dejte složku na libovolný webový hosting, nebo v ní spusťte malý server, například příkazem „python3 -m http.server“, a otevřete adresu, kterou ohlásí.
offline-use = Bez spojení
offline-keeping = Pylos se ukládá do tohoto zařízení…
offline-kept = Všechny stránky a jazyky jsou uloženy v tomto zařízení: Pylos se otevře i bez spojení.
offline-incomplete = Vše se zatím uložit nepodařilo. Při příští návštěvě se to zkusí znovu; do té doby Pylos potřebuje spojení.
offline-impossible = Bez spojení to tu nejde: prohlížeč pro tuto adresu nic neukládá. Možná je to anonymní okno, možná už není místo, nebo adresa nemá https. Se spojením vše funguje.
engine-there = Program pro prohlížeč je přiložen: může odpovídat přímo v tomto zařízení.
engine-missing = Tato kopie vznikla bez programu pro prohlížeč: partie, rozbor a lekce potřebují server.
version = Verze { $version }
account-here-only = Účty a hodnocení potřebují server a tato kopie Pylosu žádný nemá. Vaše partie a nastavení zůstávají v tomto zařízení.
game-not-kept = Tento prohlížeč pro Pylos nic neukládá: partie se neuchová a zavřením nebo novým načtením stránky se ztratí.
keep-on-server = Uchovat na serveru
