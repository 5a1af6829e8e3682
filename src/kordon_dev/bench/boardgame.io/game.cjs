// A game for boardgame.io that weighs what Estoril does: three seats, 24 cells, a deck, four rounds of laying
// cards face down, peeking, using abilities and discarding. Its state has the fields of Estoril's position,
// its moves are checked before anything changes, and nobody is sent a card that they may not know.
// The rules are simpler than Estoril's, and its clients work out for themselves what is legal.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const SEATS = 3;
const PLACES = 6;
const CELLS = 24; // four for each place, the last of them for its reward
const CARDS = 51;
const STARTERS = 5;
const HAND_LIMIT = 6;
const ROUNDS = 4;
const MARKERS = 4;
const NOTHING = -1;
const UNKNOWN = -2;
const EVERYBODY = 255;

const place_of = (cell) => cell >> 2;
const is_area = (cell) => Number.isInteger(cell) && cell >= 0 && cell < CELLS && cell % 4 !== 3;
const strength = (card) => card % 4;
const has_ability = (card) => card % 3 === 0;
const grants_peek = (cell) => cell % 4 === 1;
const knows = (mask, seat) => (mask >> seat) & 1;

function setup({ random }) {
  const cards = random.Shuffle([...Array(CARDS - SEATS * STARTERS).keys()]);
  return {
    round: 1,
    first: 0,
    phase: 'laying',
    laid: Array(CELLS).fill(NOTHING),
    owner: Array(CELLS).fill(NOTHING),
    knows: Array(CELLS).fill(0),
    bonus: Array(CELLS).fill(0),
    up: Array(CELLS).fill(0),
    shielded: Array(CELLS).fill(0),
    reward: cards.splice(0, PLACES),
    reward_knows: Array(PLACES).fill(0),
    deck: cards,
    deck_knows: cards.map(() => 0),
    hands: [...Array(SEATS).keys()].map((seat) =>
      [...Array(STARTERS).keys()].map((n) => CARDS - SEATS * STARTERS + seat * STARTERS + n),
    ),
    discards: [[], [], []],
    picked: [[], [], []],
    gone: [],
    markers: Array(SEATS).fill(MARKERS),
    missions: random.Shuffle([0, 1, 2, 3, 4, 5]).slice(0, 4),
    step: 0,
    scores: null,
  };
}

// ---- moves

function lay({ G, playerID, ctx, events }, card, cell) {
  const seat = +playerID;
  const hand = G.hands[seat];
  if (G.phase !== 'laying' || !hand.includes(card) || !is_area(cell) || G.laid[cell] !== NOTHING) {
    return INVALID_MOVE;
  }
  hand.splice(hand.indexOf(card), 1);
  G.laid[cell] = card;
  G.owner[cell] = seat;
  G.knows[cell] = 1 << seat;
  G.markers[seat] -= 1;
  if (grants_peek(cell)) {
    G.phase = 'peeking';
  } else {
    after_laying(G, seat, ctx, events);
  }
}

function peek({ G, playerID, ctx, events }, cell) {
  const seat = +playerID;
  if (G.phase !== 'peeking' || !is_area(cell) || G.laid[cell] < 0 || knows(G.knows[cell], seat)) {
    return INVALID_MOVE;
  }
  G.knows[cell] |= 1 << seat;
  G.phase = 'laying';
  after_laying(G, seat, ctx, events);
}

function use({ G, playerID, ctx, events }, cell) {
  const seat = +playerID;
  const place = place_of(G.step);
  if (G.phase !== 'using' || !is_area(cell) || place_of(cell) !== place || G.laid[cell] < 0) {
    return INVALID_MOVE;
  }
  if (G.owner[cell] === seat) {
    G.shielded[cell] = 1;
    G.bonus[cell] += 1;
  } else if (!G.shielded[cell]) {
    take_off(G, cell);
  }
  G.step += 1;
  resolve(G, ctx, events);
}

function decline({ G, playerID, ctx, events }) {
  if (G.phase === 'peeking') {
    G.phase = 'laying';
    after_laying(G, +playerID, ctx, events);
  } else if (G.phase === 'using') {
    G.step += 1;
    resolve(G, ctx, events);
  } else {
    return INVALID_MOVE;
  }
}

function discard({ G, playerID, ctx, events }, card) {
  const seat = +playerID;
  const hand = G.hands[seat];
  if (G.phase !== 'discarding' || !hand.includes(card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.picked[seat].push(card);
  discarding(G, seat, ctx, events);
}

// ---- what follows

function after_laying(G, seat, ctx, events) {
  if (G.markers.some((left) => left > 0)) {
    pass_to((seat + 1) % SEATS, ctx, events);
    return;
  }
  for (let cell = 0; cell < CELLS; cell++) {
    G.up[cell] = 1;
    if (G.laid[cell] !== NOTHING) G.knows[cell] = EVERYBODY;
  }
  G.reward_knows = G.reward_knows.map(() => EVERYBODY);
  G.step = 0;
  resolve(G, ctx, events);
}

// Go on to the next card whose owner has something to decide, or to the end of the round.
function resolve(G, ctx, events) {
  while (G.step < CELLS && !(G.laid[G.step] >= 0 && has_ability(G.laid[G.step]))) G.step += 1;
  if (G.step < CELLS) {
    G.phase = 'using';
    pass_to(G.owner[G.step], ctx, events);
    return;
  }
  for (let place = 0; place < PLACES; place++) award(G, place);
  G.phase = 'discarding';
  discarding(G, 0, ctx, events);
}

function award(G, place) {
  const sums = Array(SEATS).fill(0);
  for (let cell = 4 * place; cell < 4 * place + 3; cell++) {
    if (G.laid[cell] === NOTHING) continue;
    sums[G.owner[cell]] += strength(G.laid[cell]) + G.bonus[cell];
    take_off(G, cell);
  }
  const most = Math.max(...sums);
  const winners = sums.filter((sum) => sum === most);
  if (most > 0 && winners.length === 1 && G.reward[place] >= 0) {
    G.hands[sums.indexOf(most)].push(G.reward[place]);
  } else if (G.reward[place] >= 0) {
    G.gone.push(G.reward[place]);
  }
  G.reward[place] = NOTHING;
}

function take_off(G, cell) {
  G.hands[G.owner[cell]].push(G.laid[cell]);
  G.laid[cell] = NOTHING;
  G.owner[cell] = NOTHING;
  G.knows[cell] = 0;
  G.bonus[cell] = 0;
  G.shielded[cell] = 0;
}

function discarding(G, seat, ctx, events) {
  for (let n = 0; n < SEATS; n++) {
    const other = (seat + n) % SEATS;
    if (G.hands[other].length > HAND_LIMIT) {
      pass_to(other, ctx, events);
      return;
    }
  }
  next_round(G, ctx, events);
}

function next_round(G, ctx, events) {
  for (let seat = 0; seat < SEATS; seat++) {
    G.discards[seat].push(...G.picked[seat]);
    G.picked[seat] = [];
  }
  if (G.round === ROUNDS) {
    G.scores = G.hands.map((hand) => hand.reduce((sum, card) => sum + strength(card), 0));
    events.endGame({ scores: G.scores });
    return;
  }
  G.round += 1;
  G.first = (G.first + 1) % SEATS;
  G.phase = 'laying';
  G.up = G.up.map(() => 0);
  G.reward = G.deck.splice(0, PLACES);
  G.deck_knows.splice(0, PLACES);
  G.reward_knows = Array(PLACES).fill(0);
  G.markers = Array(SEATS).fill(MARKERS);
  pass_to(G.first, ctx, events);
}

function pass_to(seat, ctx, events) {
  if (ctx.currentPlayer !== String(seat)) events.endTurn({ next: String(seat) });
}

// ---- what a seat may know

function playerView({ G, playerID }) {
  const seat = playerID === null || playerID === undefined ? 7 : +playerID;
  const seen = (cards, masks) =>
    cards.map((card, n) => (card === NOTHING || knows(masks[n], seat) ? card : UNKNOWN));
  return {
    ...G,
    laid: seen(G.laid, G.knows),
    reward: seen(G.reward, G.reward_knows),
    deck: seen(G.deck, G.deck_knows),
    hands: G.hands.map((hand, other) => (other === seat ? hand : hand.map(() => UNKNOWN))),
    picked: G.picked.map((cards, other) => (other === seat ? cards : [])),
  };
}

const hidden = (move) => ({ move, redact: true, client: false });

module.exports = {
  name: 'table',
  setup,
  playerView,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  moves: {
    lay: hidden(lay),
    peek: hidden(peek),
    use,
    decline,
    discard: hidden(discard),
  },
};
