import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import { callSentence } from './callText.ts';
import { gameCall, openCall } from './gameCall.ts';
import { type CalledPrice, isSamePrice } from './isSamePrice.ts';
import { homeAt, pricedGame } from './payingGame.fixture.ts';
import type { NotAnEdge, PriceCall } from './priceCall.ts';
import { laggingGame } from './sharpHistory.fixture.ts';

const NOW = new Date(Date.parse(EXAMPLE_GAME.gameTime) - 3_600_000);
const game = (...prices: Parameters<typeof pricedGame>[2]): PredictedGame => ({
  ...pricedGame(1, NOW, prices),
  asOf: NOW.toISOString(),
});
const at = (provider: string, home: number, away = -140) => ({
  book: provider.toLowerCase(),
  provider,
  moneyline: { home, away },
});
const said = (of: PredictedGame, now = NOW) => callSentence(gameCall(of, now));

test('an edge is named with price, book and return', () => {
  expect(said(game(at('DraftKings', -105), at('Bovada', 104)))).toBe(
    'Edge: Bills to win +104 (Bovada), +5.4¢ per $1',
  );
});

test('of two books none of which is sharp it names the best price, and says that no sharp book is read', () => {
  const two = unread(at('DraftKings', -105), at('Bovada', 104));
  expect(said(two)).toBe('Best: Bills to win +104 (Bovada), +12.2¢ per $1, no sharp book read');
});

test('a price stands beside the next best one, and says how far it is off the others', () => {
  const call = openCall(unread(at('DraftKings', -135), at('Bovada', -130)));
  expect(call).toMatchObject({
    state: 'costs',
    price: { american: -130, book: 'Bovada', next: { american: -135, book: 'DraftKings' } },
  });
  const { price } = call as { price: CalledPrice };
  // DraftKings gives the home side .496 without its margin; at −130 that returns .496 × 1.769 − 1.
  expect(price.offOthers).toBeCloseTo(-0.122, 2);
  expect(price.next && isSamePrice(price, price.next)).toBe(false);
  const near = openCall(unread(at('DraftKings', -131), at('Bovada', -130))) as {
    price: CalledPrice;
  };
  expect(near.price.next && isSamePrice(near.price, near.price.next)).toBe(true);
  expect(openCall(unread(at('DraftKings', -135)))).not.toHaveProperty('price.next');
});

test('books within a cent per dollar of each other have the same price, and it says so', () => {
  const near = ['Bovada', 'FanDuel', 'BetMGM'].map((book, at_) => at(book, -136 + at_ / 2));
  expect(said(unread(at('DraftKings', -130), ...near))).toBe(
    'Best: Bills to win −130 (DraftKings), costs 3¢ per $1',
  );
  expect(said(unread(at('DraftKings', -131), at('Bovada', -130)))).toBe(
    'Best: Bills to win −130 (Bovada), costs 3¢ per $1, same price at DraftKings',
  );
  const three = unread(at('DraftKings', -131), at('Bovada', -130), at('FanDuel', -131));
  expect(said(three)).toMatch(/, same price at DraftKings and 1 more$/);
});

test('a sharp book that is read is not said to be missing', () => {
  const why = (...prices: Parameters<typeof pricedGame>[2][number][]) =>
    openCall(unread(...prices));
  const soft = at('DraftKings', -122);
  const own = why(at('Pinnacle', -118.5), soft);
  expect(own).toMatchObject({ state: 'notAnEdge', why: 'sharpBook' });
  expect(callSentence(own)).toContain('a sharp book’s own price');
  // Pinnacle has the market, and nobody has been read before.
  const others = [at('BetMGM', -125, 104), at('FanDuel', -126, 104), at('Pinnacle', -128, 116)];
  const lone = why(at('Bovada', 102), ...others);
  expect(lone).toMatchObject({ state: 'notAnEdge', why: 'noMoveSeen' });
  // It had it, but that was eleven minutes ago.
  const asOf = new Date(NOW.getTime() - 11 * 60_000).toISOString();
  const gone = why(at('Bovada', -118.5), soft, { ...at('Pinnacle', -121), asOf });
  expect(gone).toMatchObject({ state: 'notAnEdge', why: 'noSharpPrice' });
});

test('an edge is said for two minutes from its reading', () => {
  const of = game(at('DraftKings', -105), at('Bovada', 104));
  expect(said(of, new Date(NOW.getTime() + 119_000))).toContain('Edge: ');
  expect(said(of, new Date(NOW.getTime() + 120_000))).not.toContain('Edge: ');
});

test('a game without one names the price that costs least, where, and how much', () => {
  const two = game(at('DraftKings', -135), at('Bovada', -130));
  expect(said(two)).toBe('Best: Bills to win −130 (Bovada), costs 3¢ per $1');
});

test('what costs less than a cent, or nothing, is not said to cost 0', () => {
  const even = { ...game(at('One', -122.5), at('Two', -130)) };
  expect(said(even)).toContain('costs under 1¢ per $1');
});

test('one book alone is said to be', () => {
  expect(said(game(homeAt(-130)))).toBe(
    'One book: Bills to win −130 (DraftKings), costs 3¢ per $1',
  );
});

/** The same without a sharp book’s readings. */
function unread(...prices: Parameters<typeof pricedGame>[2]): PredictedGame {
  const of = { ...game(...prices), priceHistory: undefined };
  return of;
}

const whys: readonly [NotAnEdge, string, PredictedGame][] = [
  ['noSharpBook', '+1.4¢ per $1, no sharp book read', unread(at('One', -118.5), at('Two', -122))],
  ['oneBook', '+0.8¢ per $1, only one book to go by', unread(at('One', -120))],
];
test.each(whys)('a return that is no edge says why: %s', (why, words, of) => {
  expect(openCall(of)).toMatchObject({ state: 'notAnEdge', why });
  expect(said(of)).toContain(words);
});

test('where the other books see less in it, they disagree', () => {
  const of = laggingGame(game(at('One', -108), at('Two', -110)), 0.46);
  const anchor = { ...of.prediction.anchor, win: { home: 0.5, draw: 0, away: 0.5 } };
  const leftOut = { books: ['One', 'Two'], leftOut: [] };
  const doubted = { ...of, prediction: { ...of.prediction, anchor: { ...leftOut, ...anchor } } };
  expect(openCall(doubted)).toMatchObject({ state: 'notAnEdge', why: 'booksDisagree' });
});

test('a price that must be an error is named only where there is no other, and says so', () => {
  const error = game({ provider: 'One', moneyline: { home: 200, away: -1000 } });
  expect(said(error)).not.toContain('+200');
  const alone = game({ provider: 'One', moneyline: { home: 200, away: Number.NaN } });
  expect(said(alone)).toBe(
    'Best: Bills to win +200 (One), +65.0¢ per $1, too far off, likely an error',
  );
});

test('where a side is new to the ratings, the price on the winner stands without a cost', () => {
  const of = game(homeAt(-130));
  const fresh = { ...of, prediction: { ...of.prediction, bothRated: false } };
  expect(said(fresh)).toBe(
    'Best: Bills to win −130 (DraftKings), new to our ratings, cost unknown',
  );
});

test('each state of the clock has its word', () => {
  const of = game(homeAt(-130));
  const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  expect(said(of, later(31))).toBe('Prices over 30 min old');
  expect(said(of, later(60))).toBe('Prices closed at the start');
  expect(said({ ...of, status: 'postponed', detail: 'Snow' })).toBe('Postponed');
  expect(said(game())).toBe('No price yet');
});

test('no state is called by the words that said nothing', () => {
  const calls: readonly PriceCall[] = [
    ...whys.map(([, , of]) => openCall(of)),
    openCall(game(homeAt(-130))),
    openCall(game()),
    { state: 'old' },
    { state: 'closed', postponed: false },
  ];
  for (const call of calls) expect(callSentence(call)).not.toMatch(/no edge|pays|our figures/i);
});
