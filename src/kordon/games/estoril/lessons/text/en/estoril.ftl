### The course.

lesson-estoril = Learn Estoril 1942

lesson-estoril-lay = Laying cards
    .end = Each card has two numbers: strength for the board it lies on, stars for the end. On a board your strength adds up.
lesson-estoril-lay-rim = Whoever is strongest on a board takes its reward. Lay Guedes, strength 1, on area I of the church: the rim is open to all.
    .hint = Click Guedes in your hand, then area I of the church. The shield shows strength, the star is for the end.
lesson-estoril-lay-inside = A lock means face down: Green sees that you are there, not who. Inside you may lay only beside your own: Hans R. on II.
    .hint = Click Hans R., then area II of the church, right below Guedes.
lesson-estoril-lay-beach = On the beach everything lies open. Green’s Araújo has strength 2, and the reward Garbo 4 stars. Lay your own Araújo on II.
    .hint = Click Araújo, then area II of the beach, board 3.
lesson-estoril-lay-choice = 2 against 2. In a tie the lower area wins: Green, on I. One area is free. Which of your cards takes Garbo?
    .hint = You need more than 0. Elizabeth has strength 1: lay her on area III of the beach.
    .weak = Strength 0 adds nothing. It stays 2 against 2, and area I wins: Garbo goes to Green.
    .elsewhere = Green lays Elizabeth on the last area of the beach: 3 against 2. Garbo is out of reach.

lesson-estoril-board = Eye and strength
    .end = The lowest board number opens first. You had 3 against 2 in the church, and Pires joins your hand.
lesson-estoril-board-eye = Who hides in the church, next to your Guedes? The eye on area III of the museum reaches there. Lay Elizabeth on it.
    .hint = Click Elizabeth, then area III of the museum, board 8. Two dots under an eye reach neighbouring boards.
lesson-estoril-board-look = Now look at Green’s card in the church. Only you will see it; Green is told where you looked.
    .hint = Click the face-down card on area III of the church.
lesson-estoril-board-choice = Araújo, strength 2! Your Guedes there has 1. All your cards on a board count together. Where does your last card go?
    .hint = 1 and 2 beat 2. Area II of the church lies beside Guedes, so it is open to you.
    .elsewhere = Green fills area II with Elizabeth: 3 against your 1. Pires goes to Green.

lesson-estoril-abilities = The right moment
    .end = Area I acts first, then II, III and IV; only then strength counts. You have won five rewards in one evening!
lesson-estoril-abilities-protect = The church opens. Your diplomat Guedes may protect somebody here or next door. On the beach an assassin, Linda X., threatens your Araújo. Protect him!
    .hint = Click your Araújo on area III of the beach.
    .bare = Linda X. on area I acts first and sends Araújo home. Garbo goes to Green.
lesson-estoril-abilities-seduce = Elizabeth seduces: she brings a card over from next door. At Muchaxo your Roque, 0, faces one hidden card. Bring it here.
    .hint = Click Green’s card on area II of Muchaxo, then a free area here. Elizabeth has 2 here: the British get 1 more.
    .left = At Muchaxo it is 0 against 1. Hedy L. goes to Green.
lesson-estoril-abilities-choice = The museum: Green’s Hans 1 and Araújo 2 against your Hans 1. Linda X. on area I sends one home. Whom?
    .hint = Without Araújo it is 1 against 1, and in a tie the lowest area wins: Linda’s.
    .weaker = Araújo stays: 1 against 2. Zsa Zsa G. goes to Green.
    .nobody = You spared them: 1 against 3. Zsa Zsa G. goes to Green.

lesson-estoril-missions = The reckoning
    .end = You have won! Stars in hand count, 1 point for each discard, 6 for each mission. Now for a real game.
lesson-estoril-missions-aside = The last round is over: keep six cards. Each mission brings 6 points to whoever has most. None counts C. Rosa: lay it aside.
    .hint = Click C. Rosa in your hand. A discard is still worth 1 point.
lesson-estoril-missions-choice = One more. Hans is German: there you can only tie with Green. Elizabeth counts as British and as a seducer: there you lead. Who goes?
    .hint = One star each, so look at the missions: Hans brings half of one, Elizabeth decides two.
    .leader = Without Elizabeth you only share two missions with Green, and lose by 40 to 43.
    .needed = A mission needed this card. Green catches up there and wins the game.
