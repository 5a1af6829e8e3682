### Estoril 1942: what the table says.

game = Estoril 1942
    .about = Spies on the Portuguese riviera plant their agents face down in hotels and at the casino, and hope nobody looks. 2–4 players.

seat-0 = Red
seat-1 = Green
seat-2 = Blue
seat-3 = Yellow

## Options

option-secret_missions = Secret missions
    .how = One mission is open; each of the others lies face down between two neighbours, and only they may read it. For three or four players.
option-recruitment = Recruitment office
    .how = Everyone gets a secret mission as well: 1 VP for each such symbol in hand and in their own discard pile.
option-second_place = Second place counts
    .how = Second place in a mission brings 3 VP.

## Places and things

area = { $board }, area { $area }
reward-field = { $board }, reward
reward-caption = Reward
face-down = Face-down card
face-down-of = Face-down card of { $who }
known-to-you = { $card } (face down, known to you)
secret-mission = Secret mission
mission-between = Between { $first } and { $second }
recruit-mission = Recruitment office: 1 VP each, in hand and among the discards
hand = Your hand
network = { $who } may hold
network-how = Everybody begins with the same six characters. { $who } still has these: in hand, or face down on a board.
deck = Deck
missions = Missions, 6 VP each
discards = Discards ({ $who })
laid-aside = Laid aside
round = Round
strength = strength { $value }
points = { $value } VP
bonus = +{ $value } strength
look-peek = a look at something hidden; a higher number reaches farther
shield = under a diplomat’s protection
silent = abilities ignored
markers-left = { $count ->
        [one] { $count } marker left
       *[other] { $count } markers left
    }
cards-in-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
discard-count = { $count ->
        [one] { $count } discarded card
       *[other] { $count } discarded cards
    }
first-player = first player

## Status and prompts

status-laying = Round { $round } of { $rounds }: laying cards
status-resolving = Round { $round } of { $rounds }: { $board }
status-discarding = Round { $round } of { $rounds }: discarding
status-over = The game is over
prompt-lay = { $count ->
        [one] Your last marker: choose a card, then an area.
       *[other] Choose a card, then an area. You have { $count } markers.
    }
prompt-peek = Choose one face-down card to look at.
prompt-assassin = { $card }, { symbol-A }. Send a character on this board back to its owner’s hand.
prompt-seducer = { $card }, { symbol-S }. Move a character from a neighbouring board to a free area here; its abilities are ignored from then on.
prompt-conspirator = { $card }, { symbol-C }. Look at the deck’s top card: it or the current reward stays here, the other goes under the deck.
prompt-nationalist = { $card }, { symbol-N }. Gain +1 strength for each other face-up card with the same flag on this and neighbouring boards.
prompt-diplomat = { $card }, { symbol-D }. Protect a character on this or a neighbouring board: no assassin and no seducer can choose it this round.
prompt-symbols = { $card } has two symbols. Which one do you use first?
twice = { $number ->
        [1] The first of two equal symbols.
       *[2] The second of two equal symbols.
    } { $question }
prompt-choose = { $top } from the deck, or { $reward }, which lies here: choose the card that will be the reward.
prompt-sacrifice = You are the weakest here: one of your characters must go for good. Which one?
prompt-discard = { $count ->
        [one] One more to lay aside, then you hold six. At the end it is worth 1 VP.
       *[other] { $count } more to lay aside, one click each; six stay. At the end each is worth 1 VP.
    }
prompt-wait = Waiting for { $who }.
prompt-wait-all = Waiting for the others.
won-by-points = { $who } wins with { $score } VP, { $ahead } ahead of { $second }.
won-by-missions = { $who } wins: level at { $score } VP, but more missions won.
won-by-hand = { $who } wins: level at { $score } VP and in missions, but the characters in hand are worth more.
won-together = A shared victory with { $score } VP: nothing breaks the tie.

## Buttons

decline-peek = Don’t look
decline-ability = Skip ({ $symbol })
use-A = Assassin: send a character home
use-S = Seducer: bring a character here
use-C = Conspirator: look at the deck
use-D = Diplomat: protect a character
rally = Count compatriots: +{ $bonus }
goes-under = { $card } goes under the deck
already-known = You know this card already: { $card }.
no-peek-here = This eye shows you nothing now: no face-down card that is not yours is in reach.

## Log

round-began = Round { $round }: new boards lie on the table, each turned at random. { $who } goes first.
laid = { $who } lays { $card }: { $place }.
laid-secretly = { $who } lays a card face down: { $place }.
peeked = { $who } peeks: { $place }.
saw = { $who } peeks and sees { $card }: { $place }.
nothing-to-peek = { $place }: no peek, because no face-down card of another player is in reach.
peek-declined = { $who } skips the peek.
ability-declined = { $who } leaves { $card } unused ({ $symbol }).
opened = Now resolving: { $board }.
unclaimed = { $board }: nobody came, so { $card } goes under the deck.
assassinated = { $who } strikes: { $card } returns to { $owner }.
    .story = { $who } strikes from the shadows, and { $card } flees back to { $owner }.
assassinated-own = { $who } takes { $card }, one of their own, back into hand.
looked = { $who } looks at the deck’s top card.
looked-at = { $who } looks at the deck’s top card: { $card }.
swapped = { $who } swaps the reward: { $reward } instead of { $under }.
kept = { $who } leaves { $reward } where it is; the deck’s top card goes under the deck.
kept-knowing = { $who } leaves { $reward } where it is; { $under } goes under the deck.
rallied = { $who } counts compatriots: { $card } gains +{ $bonus }.
seduced = { $who } lures { $card } ({ $owner }) over: { $board }.
    .story = { $who } lures { $card } ({ $owner }) away.
seduced-own = { $who } brings { $card }, one of their own, over: { $board }.
protected = { $who } protects { $card }: { $place }.
protected-hidden = { $who } protects a face-down card: { $place }.
dice-rolled = { $first } and { $second }
rolled = { $who } rolls { $dice } for { $card }: +{ $gain }.
sacrificed = { $who } loses { $card } for good.
    .story = { $who } gives up { $card } for good.
won = { $who } takes { $card }: { $board }, strength { $strength }.
    .story = { $card } chooses { $who }.
won-tie = { $who } takes { $card } on the lower area: { $board }, strength { $strength }.
    .story = A tie, and { $card } chooses { $who } for the lower area.
picked = You lay { $card } aside.
picked-by = { $who } lays { $card } aside.
discarded = { $who } discards { $card }.
ended = { $who }: { $score } VP.
ended-won = { $who } wins with { $score } VP.

## Final score

score-sheet = Final score
score-player = Player
score-discards = Discards
score-characters = Characters
score-recruits = Recruitment
score-total = Total

## What belongs together, in a line

group-resolving = The evening in Estoril
group-resolving-won = { $count ->
        [one] { $count } board won
       *[other] { $count } boards won
    }
group-resolving-unclaimed = { $count ->
        [one] { $count } unclaimed
       *[other] { $count } unclaimed
    }
