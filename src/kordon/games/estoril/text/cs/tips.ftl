### Estoril 1942: tips.

## Tipy do prvních her

tip-lay = Kdo má na desce největší vliv, bere odměnu. Na poli se zámkem leží vaše karta lícem dolů a nikdo ji nezná.
tip-eye = Oko vám dovolí prohlédnout si jednu skrytou kartu. Nikdo jiný ji neuvidí; víc teček dosáhne dál.
tip-watched = Někdo se podíval na skrytou kartu. Víte kde, ale ne co uviděl.
tip-resolving = Teď se desky odkrývají, od nejnižšího čísla: schopnosti od pole I, pak rozhodne vliv.
tip-ability = Schopnost můžete použít, nebo nechat být. První je pole I a při shodě vyhrává nižší pole.
tip-dice = Kasino: k vlivu se přičte rozdíl hodů na dvou kostkách. Tady není nic jisté.
tip-reward = Získané karty jdou do ruky. Na konci se počítají hvězdy a každá mise dá 6 VB tomu, kdo má nejvíc.
tip-discard = Zůstane vám šest karet. Odložte, co žádná mise nechce: 1 VB to dá i tak.

## Průběh tahu a co se dozvědí ostatní

course-round-lay = Karty se vykládají po řadě
course-round-resolve = Desky od nejnižšího čísla
course-round-discard = Zůstane šest karet
told-hidden = Ostatní uvidí, kam kartu dáváte, ale ne kterou.
told-open = Tuto kartu uvidí všichni.
told-peek = Všichni uvidí, kam nahlížíte. Kartu uvidíte jen vy.
