### Skerry: co říká stůl.

game = Skerry
    .about = Nabízejte tajně, potápějte se pro perly a řekněte, co jste našli. Kdo vám uvěří? Pro dva nebo tři hráče, deset minut.

seat-0 = Červený
seat-1 = Zelený
seat-2 = Modrý

option-rounds = Kola
    .how = Kolik bude ponorů.

status = Kolo { $round } z { $rounds }. Hlásí se od { $low }.
goal = Získejte nejvíc bodů: za perly a po 2 za každé dvě své bóje vedle sebe.
prompt-bid = Kolik mincí nabízíte za tento ponor?
prompt-claim = Na vaší kostce je { $found }. Vyberte volné místo k ponoru.
prompt-how-many = Na vaší kostce je { $found }. Kolik perel hlásíte?
prompt-doubt = { $who } hlásí { $pearls ->
    [one] jednu perlu
    [few] { $pearls } perly
   *[other] { $pearls } perel
}. Věříte tomu?
prompt-wait = Rozhoduje { $who }.
prompt-wait-bids = Ostatní ještě nabízejí.
prompt-over = Vyhrává { $who }, body: { $points }.
prompt-draw = Nejlepší se dělí o vítězství, body: { $points }.

site-0 = Skalisko
site-1 = Východní mělčina
site-2 = Jihovýchodní mělčina
site-3 = Jihozápadní mělčina
site-4 = Západní mělčina
site-5 = Severozápadní mělčina
site-6 = Severovýchodní mělčina
buoy = Bóje: { $who }
dive = Tady se potápí { $who }
bid = Nabídnout { $coins }
claim = Hlásit { $pearls }
believe = Věřím
doubt = Nevěřím
round = Kolo
coins = Mince
pearls = Perly
own-bid = Vaše tajná nabídka
last-bid = Poslední nabídka
result = Výsledek
result-who = Potápěč
result-points = Body

tide-rolled = Příliv: { $dice }.
sealed = { $who } má nabídku hotovou.
sealed-own = Nabízíte { $coins }.
opened = Nabídky: { $bids }. Potápí se { $who } a platí { $coins }.
found = { $who } se dívá na kostku.
found-own = Na vaší kostce je { $die }.
claimed = { $who } se potápí, místo: { $place }. Hlášení: { $pearls }.
believed = { $who } tomu věří.
doubted-rightly = { $who } nevěří, a právem: { $diver } ukazuje kostku a na ní je { $die }.
doubted-wrongly = { $who } nevěří, ale { $diver } ukazuje kostku a na ní je { $die }.
taken = { $who } bere { $pearls ->
    [one] jednu perlu
    [few] { $pearls } perly
   *[other] { $pearls } perel
} a staví bóji, místo: { $place }.
