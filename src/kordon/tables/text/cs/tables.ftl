### What the table itself refuses, whatever is played.

KO-101 = To není vaše místo.
KO-102 = Na tomto místě už někdo sedí.
KO-103 = Hra už začala.
KO-104 = Hra ještě nezačala.
KO-105 = Od vaší volby se něco změnilo. Podívejte se znovu a pak se rozhodněte.
KO-106 = Váš čas vypršel; táhne za vás náhradník.
KO-107 = U tohoto stolu se nechatuje.
KO-108 = Ne tak rychle, prosím. Chvilku počkejte.
KO-109 = Takto se na tento stůl dívat nemůžete.
KO-110 = Viděli jste tu věci, o kterých toto místo nesmí vědět.
KO-111 = U stolu jsou ještě volná místa.
KO-112 = To může udělat jen hostitel stolu.
KO-113 = K tomuto stolu potřebujete odkaz s pozvánkou.
KO-114 = Žádná otázka na vaši odpověď nečeká.
KO-115 = Ostatní už byli dotázáni; počkejte na jejich odpověď.
KO-116 = Hra ještě neskončila.
KO-117 = Text je prázdný nebo příliš dlouhý.
KO-118 = U tohoto stolu už místo máte.
KO-119 = Hraje za vás bot; nejdřív si vezměte své místo zpět.
KO-120 = U tohoto stolu chce ještě někdo hrát.
KO-121 = Takové místo tu není.
KO-122 = Vidíte všechno, a proto můžete psát do chatu až po skončení hry.
KO-123 = Tohle jméno a tohle heslo k sobě nepatří.
