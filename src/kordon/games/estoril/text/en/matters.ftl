### Answers to wrong clicks: what is the matter here

matter-card-first = First choose a card from your hand.
matter-reward = This is where the reward lies: cards go on the areas around it.
matter-taken = A card already lies there.
matter-area = Now choose an area for the card.
matter-inner = An inner area needs one of your own cards beside it; on the rim you can lay anywhere.
matter-own-card = This is your own card.
matter-peek = Choose a highlighted face-down card, or don’t look.
matter-discard = Choose from your own hand.
matter-picked = It is laid aside. “Take back”, above, returns the card you chose last.
matter-shielded = A diplomat protects this card.
matter-lit = Choose something that is highlighted.
