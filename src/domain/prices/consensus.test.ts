import { expect, test } from 'vitest';
import { consensusOf } from './consensus.ts';
import { countedQuote } from './market.ts';
import type { OddsQuote } from './odds.ts';
import type { OwnForecast } from './ownForecast.ts';

const AT = { gameTime: '2025-11-23T18:00:00Z', now: '2025-11-23T16:00:00Z' };
const FRESH = '2025-11-23T15:50:00Z';

const quote = (provider: string, prices: Partial<OddsQuote>): OddsQuote => ({
  book: provider.toLowerCase(),
  feed: 'espn',
  provider,
  sample: false,
  asOf: FRESH,
  ...prices,
});
const OWN: OwnForecast = {
  homeWinProbability: 62,
  awayWinProbability: 38,
  drawProbability: 0,
  spread: -4,
  total: 44,
};
const logit = (p: number) => Math.log(p / (1 - p));

test('one book: its margin is removed', () => {
  const odds = [
    quote('A', {
      moneyline: { home: -150, away: 130 },
      spread: { line: -3, home: -110, away: -110 },
      total: { line: 44.5, over: -120, under: 100 },
    }),
  ];
  const said = consensusOf('NFL', odds, AT);
  expect(said?.win?.home).toBeCloseTo(0.584, 3);
  expect(said?.win?.draw).toBe(0);
  expect((said?.win?.home ?? 0) + (said?.win?.away ?? 0)).toBeCloseTo(1, 12);
  expect(said?.spread).toEqual({ line: -3, share: 0.5 });
  expect(said?.total?.line).toBe(44.5);
  expect(said?.total?.share).toBeCloseTo(0.523, 3);
  expect(said).toMatchObject({ books: ['A'], leftOut: [] });
});

test('two books are averaged in log-odds, whatever their order', () => {
  const odds = [
    quote('A', { moneyline: { home: -150, away: 130 } }),
    quote('B', { moneyline: { home: -180, away: 155 }, feed: 'bovada' }),
  ];
  const alone = odds.map((one) => consensusOf('NFL', [one], AT)?.win?.home ?? Number.NaN);
  const both = consensusOf('NFL', odds, AT);
  expect(logit(both?.win?.home ?? 0)).toBeCloseTo(
    (logit(alone[0] ?? 0) + logit(alone[1] ?? 0)) / 2,
    9,
  );
  expect(consensusOf('NFL', odds.toReversed(), AT)?.win?.home).toBeCloseTo(
    both?.win?.home ?? 0,
    12,
  );
  expect(both?.books).toEqual(['A', 'B']);
});

test('three outcomes sum to 1 and lie between both books', () => {
  const odds = [
    quote('A', { moneyline: { home: 150, draw: 230, away: 190 } }),
    quote('B', { moneyline: { home: 140, draw: 240, away: 200 } }),
  ];
  const [one, other] = odds.map((each) => consensusOf('EPL', [each], AT)?.win);
  const win = consensusOf('EPL', odds, AT)?.win;
  expect((win?.home ?? 0) + (win?.draw ?? 0) + (win?.away ?? 0)).toBeCloseTo(1, 12);
  for (const side of ['home', 'draw', 'away'] as const) {
    const ends = [one?.[side] ?? 0, other?.[side] ?? 0];
    expect(win?.[side]).toBeGreaterThan(Math.min(...ends) - 0.001);
    expect(win?.[side]).toBeLessThan(Math.max(...ends) + 0.001);
  }
});

test('a soccer book without the draw’s price is left out of the moneyline and named', () => {
  const odds = [
    quote('A', { moneyline: { home: 150, away: 190 } }),
    quote('B', { moneyline: { home: 140, draw: 240, away: 200 } }),
  ];
  expect(consensusOf('EPL', odds, AT)).toMatchObject({
    books: ['B'],
    leftOut: [{ provider: 'A', market: 'moneyline', reason: 'it does not price the draw' }],
  });
});

test('prices that cannot be one market’s are left out and named', () => {
  const odds = [
    quote('A', { moneyline: { home: 170, away: 177 } }),
    quote('B', { moneyline: { home: -120, away: 100 } }),
  ];
  expect(consensusOf('NBA', odds, AT)).toMatchObject({
    books: ['B'],
    leftOut: [{ provider: 'A', market: 'moneyline', reason: 'its prices imply 73% together' }],
  });
});

test('different lines are brought to the one that most quote', () => {
  const even = { home: -110, away: -110 };
  const odds = [
    quote('A', { spread: { line: -3, ...even } }),
    quote('B', { spread: { line: -3, ...even } }),
    quote('C', { spread: { line: -4, ...even } }),
  ];
  const { spread } = consensusOf('NFL', odds, AT) ?? {};
  expect(spread?.line).toBe(-3);
  // A book with even odds at −4 gives the home side more than half at −3.
  expect(spread?.share).toBeGreaterThan(0.505);
  expect(spread?.share).toBeLessThan(0.52);
});

test('of two totals the one nearer to 0 is the line, and the other is translated', () => {
  const even = { over: -110, under: -110 };
  const odds = [
    quote('A', { total: { line: 9, ...even } }),
    quote('B', { total: { line: 8.5, ...even } }),
  ];
  const { total } = consensusOf('MLB', odds, AT) ?? {};
  expect(total?.line).toBe(8.5);
  // Half a run is about four and a half points in MLB; the other book has half of the weight.
  expect(total?.share).toBeGreaterThan(0.515);
  expect(total?.share).toBeLessThan(0.53);
});

test('quarter lines are lines like any other', () => {
  const odds = [
    quote('A', { spread: { line: -0.25, home: -105, away: -115 } }),
    quote('B', { spread: { line: -0.25, home: -104, away: -116 } }),
  ];
  const { spread } = consensusOf('EPL', odds, AT) ?? {};
  expect(spread?.line).toBe(-0.25);
  expect(spread?.share).toBeCloseTo(0.486, 2);
});

test('a side without a price: the line counts as half, unless another book prices the market', () => {
  const bare = quote('A', { total: { line: 44.5, over: -110 } });
  expect(consensusOf('NFL', [bare], AT)?.total).toEqual({ line: 44.5, share: 0.5 });
  const priced = quote('B', { total: { line: 45.5, over: 100, under: -120 } });
  const both = consensusOf('NFL', [bare, priced], AT);
  expect(both?.total?.line).toBe(45.5);
  expect(both?.total?.share).toBeCloseTo(0.478, 2);
  expect(both?.books).toEqual(['B']);
});

test('a run line without both prices says nothing: books do not move it until it is even', () => {
  const odds = [quote('A', { spread: { line: -1.5, home: 150 }, total: { line: 8.5 } })];
  const said = consensusOf('MLB', odds, AT);
  expect(said?.spread).toBeUndefined();
  expect(said?.total).toEqual({ line: 8.5, share: 0.5 });
  expect(said?.leftOut).toEqual([
    { provider: 'A', market: 'spread', reason: 'it does not price both sides' },
  ]);
  expect(consensusOf('EPL', [quote('A', { total: { line: 2.5 } })], AT)).toBeUndefined();
});

test('of two books that contradict each other the one nearer to our model stays', () => {
  const odds = [
    quote('Swapped', {
      moneyline: { home: 170, away: -200 },
      spread: { line: 4, home: -110, away: -110 },
    }),
    quote('Right', {
      moneyline: { home: -200, away: 170 },
      spread: { line: -4, home: -110, away: -110 },
    }),
  ];
  const said = consensusOf('NFL', odds, AT, OWN);
  expect(said?.win?.home).toBeGreaterThan(0.6);
  expect(said?.spread).toEqual({ line: -4, share: 0.5 });
  expect(said?.books).toEqual(['Right']);
  expect(said?.leftOut).toEqual([
    { provider: 'Swapped', market: 'moneyline', reason: '30 points from the other book' },
    { provider: 'Swapped', market: 'spread', reason: '23 points from the other book' },
  ]);
});

test('where nothing tells which of two is right, neither counts', () => {
  const odds = [
    quote('A', { moneyline: { home: 170, away: -200 } }),
    quote('B', { moneyline: { home: -200, away: 170 }, total: { line: 44 } }),
  ];
  const said = consensusOf('NFL', odds, AT);
  expect(said?.win).toBeUndefined();
  expect(said?.total).toEqual({ line: 44, share: 0.5 });
  expect(said?.leftOut.map(({ provider }) => provider)).toEqual(['A', 'B']);
});

test('of three the far one is left out, and our model is not asked', () => {
  const odds = [
    quote('A', { moneyline: { home: -150, away: 130 } }),
    quote('Far', { moneyline: { home: 170, away: -200 } }),
    quote('B', { moneyline: { home: -145, away: 125 } }),
  ];
  const said = consensusOf('NFL', odds, AT, {
    ...OWN,
    homeWinProbability: 35,
    awayWinProbability: 65,
  });
  expect(said?.books).toEqual(['A', 'B']);
  expect(said?.leftOut).toEqual([
    { provider: 'Far', market: 'moneyline', reason: '23 points from the others' },
  ]);
});

test('old prices near the start are left out and named; samples count', () => {
  const moneyline = { home: -150, away: 130 };
  const old = quote('Old', { moneyline: { home: 120, away: -140 }, asOf: '2025-11-23T15:00:00Z' });
  const odds = [old, quote('Sample', { moneyline, sample: true })];
  expect(consensusOf('NFL', odds, AT)).toMatchObject({
    books: ['Sample'],
    leftOut: [{ provider: 'Old', market: 'moneyline', reason: 'its prices are old' }],
  });
  expect(consensusOf('NFL', [old], AT)).toBeUndefined();
  // A day before the start nobody expects newer ones.
  expect(consensusOf('NFL', [old], { ...AT, gameTime: '2025-11-24T18:00:00Z' })?.books).toEqual([
    'Old',
  ]);
});

test('what is left out of a market is no price of it; the book’s other markets stay', () => {
  const total = { line: 44.5, over: -110, under: -110 };
  const odd = quote('Odd', { moneyline: { home: 170, away: 177 }, total });
  const said = consensusOf('NFL', [odd], AT);
  if (!said) throw new Error('no market');
  expect(countedQuote(odd, said)).toEqual({
    ...odd,
    moneyline: undefined,
    spread: undefined,
    total,
  });
});

test('no quote, no market', () => {
  expect(consensusOf('NFL', [], AT)).toBeUndefined();
});
