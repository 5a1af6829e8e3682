### Answers to wrong clicks: what is the matter here

matter-card-first = Nejdřív vyberte kartu z ruky.
matter-reward = To je pole odměny: karty patří na pole kolem něj.
matter-taken = Tam už karta leží.
matter-area = Teď vyberte pole pro kartu.
matter-inner = Na vnitřní pole smíte jen vedle své karty, na kraj kamkoli.
matter-own-card = To je vaše vlastní karta.
matter-peek = Vyberte zvýrazněnou zakrytou kartu, nebo se nedívejte.
matter-discard = Vyberte kartu z vlastní ruky.
matter-picked = Tato karta je už odložená. „Vzít zpět“ nahoře vrátí tu, kterou jste vybrali naposledy.
matter-shielded = Tuto kartu chrání diplomat.
matter-lit = Vyberte něco ze zvýrazněného.
