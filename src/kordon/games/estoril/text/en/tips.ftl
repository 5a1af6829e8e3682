### Estoril 1942: tips.

## Tips for first games

tip-lay = The strongest on a board takes its reward. Where there is a lock, your card lies face down, and nobody knows it.
tip-eye = An eye lets you look at one hidden card. Nobody else sees it; more dots reach farther.
tip-watched = Somebody looked at a hidden card. You are told where, but not what they saw.
tip-resolving = Now the boards open, the lowest number first: abilities from area I on, then strength decides.
tip-ability = You may use an ability or skip it. Area I goes first, and the lower area wins a tie.
tip-dice = The casino: the difference between two dice is added to a card’s strength. Nothing is sure here.
tip-reward = Won cards go into your hand. Stars count at the end, and each mission brings 6 VP to whoever has the most.
tip-discard = You keep six. Lay aside what no mission needs: each discard is still worth 1 VP.

## The course of a turn, and what others learn

course-round-lay = Lay cards in turn
course-round-resolve = Boards open, lowest number first
course-round-discard = Keep six cards
told-hidden = The others see where you lay a card, not which one.
told-open = Everybody sees this card.
told-peek = Everybody sees where you look. Only you see the card.
