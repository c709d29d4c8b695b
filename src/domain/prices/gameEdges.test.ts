import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION, EXAMPLE_QUOTE } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import { listedGame } from '../game/listedGame.ts';
import { consensusShare, evText, gameEdgesOf } from './gameEdges.ts';
import type { Consensus } from './market.ts';
import type { OddsQuote } from './odds.ts';
import { laggingGame } from './sharpHistory.fixture.ts';

/** Home by 3 in 55 runs of 100, away by 4 in 45; totals 47 and 40. */
const GRID = [
  [25, 22, [55]],
  [18, 22, [45]],
] as const;

const ANCHOR: Consensus = {
  win: { home: 0.55, draw: 0, away: 0.45 },
  spread: { line: -1.5, share: 0.5 },
  total: { line: 44.5, share: 0.5 },
  books: ['DraftKings', 'Bovada'],
  leftOut: [],
};

function game(prices: Partial<OddsQuote>, anchor: Consensus | undefined = ANCHOR): PredictedGame {
  const prediction = {
    ...EXAMPLE_PREDICTION,
    homeWinProbability: 55,
    awayWinProbability: 45,
    bothRated: true,
    anchor,
    simulationData: { ...EXAMPLE_PREDICTION.simulationData, grid: GRID },
  };
  const { moneyline: _, spread: __, total: ___, ...book } = EXAMPLE_QUOTE;
  return { ...EXAMPLE_GAME, prediction, odds: [{ ...book, ...prices }] };
}

test('a price that beats what is published and what the books agree on is none without a sharp book', () => {
  expect(gameEdgesOf(game({ moneyline: { home: 100, away: -120 } }))).toEqual([]);
  const pinnacle = { ...EXAMPLE_QUOTE, provider: 'Pinnacle', moneyline: { home: -120, away: 110 } };
  const of = game({ moneyline: { home: 100, away: -120 } });
  expect(gameEdgesOf({ ...of, odds: [...of.odds, pinnacle] })).toEqual([]);
});

test('a price that lags a sharp book that moved is an edge', () => {
  const [edge, ...more] = gameEdgesOf(laggingGame(game({ moneyline: { home: 100, away: -120 } })));
  expect(more).toEqual([]);
  expect(edge).toMatchObject({ market: 'moneyline', side: 'home', american: 100 });
  // Half of the distance from even money to .55, in log-odds.
  const share = 1 / (1 + Math.sqrt(0.45 / 0.55));
  expect(edge?.returnPerUnit).toBeCloseTo(2 * share - 1, 9);
  expect(edge && evText(edge)).toBe('+5.0%');
});

test('a usual price with its margin is none, whatever our model alone says', () => {
  expect(gameEdgesOf(laggingGame(game({ moneyline: { home: -128, away: 108 } })))).toEqual([]);
  expect(gameEdgesOf(game({ spread: { line: -1.5, home: -110, away: -110 } }))).toEqual([]);
});

test('our share above the books’ is none by itself: they must agree', () => {
  // We give the home side .55 to cover 1.5; the books give .5, and −110 needs .524.
  expect(gameEdgesOf(game({ spread: { line: -1.5, home: -102, away: -118 } }))).toEqual([]);
  const agreed = { ...ANCHOR, spread: { line: -1.5, share: 0.55 } };
  const of = game({ spread: { line: -1.5, home: -102, away: -118 } }, agreed);
  expect(gameEdgesOf(of)).toEqual([]);
  // Only where a sharp book moved at the same line; at another one it says nothing.
  const spreads = (line: number) => {
    const lags = laggingGame(of);
    const priceHistory = lags.priceHistory.map((span) =>
      span.market === 'moneyline' ? { ...span, market: 'spread', line } : span,
    );
    return { ...lags, priceHistory };
  };
  expect(gameEdgesOf(spreads(-1.5))).toMatchObject([
    { market: 'spread', side: 'home', line: -1.5, american: -102 },
  ]);
  expect(gameEdgesOf(spreads(-2.5))).toEqual([]);
});

test('a price that is far off the books is no edge but a misread', () => {
  expect(gameEdgesOf(laggingGame(game({ moneyline: { home: 150, away: -170 } })))).toEqual([]);
});

test('a book that the consensus leaves out is no book to bet at', () => {
  const off = { moneyline: { home: 100, away: -120 } };
  const leftOut = [{ provider: 'DraftKings', market: 'moneyline', reason: 'its prices are old' }];
  expect(gameEdgesOf(laggingGame(game(off, { ...ANCHOR, leftOut } as Consensus)))).toEqual([]);
});

test('without a line, or of a side that the ratings do not know, nothing is judged', () => {
  const price = { moneyline: { home: 100, away: -120 } };
  const { anchor: _, ...alone } = game(price).prediction;
  const lags = laggingGame(game(price));
  expect(gameEdgesOf({ ...lags, prediction: alone })).toEqual([]);
  const unrated = { ...game(price).prediction, bothRated: false };
  expect(gameEdgesOf({ ...lags, prediction: unrated })).toEqual([]);
  const { bothRated: __, ...unknown } = game(price).prediction;
  expect(gameEdgesOf({ ...lags, prediction: unknown })).toEqual([]);
});

test('a card says what the page says', () => {
  const of = laggingGame(game({ moneyline: { home: 100, away: -120 } }));
  expect(gameEdgesOf(of)).toHaveLength(1);
  expect(gameEdgesOf(listedGame(of))).toEqual(gameEdgesOf(of));
});

test('the books’ share at another line moves as the simulated games do between them', () => {
  const of = game({});
  const at = (line: number) => consensusShare(of, { market: 'spread', side: 'home', line }) ?? 0;
  expect(at(-1.5)).toBe(0.5);
  // No simulated margin lies between −1.5 and −2.5.
  expect(at(-2.5)).toBeCloseTo(0.5, 12);
  expect(at(-3.5)).toBeLessThan(0.01);
  expect(consensusShare(of, { market: 'spread', side: 'away', line: 1.5 })).toBe(0.5);
  expect(consensusShare(of, { market: 'total', side: 'under', line: 44.5 })).toBe(0.5);
  expect(consensusShare(of, { market: 'moneyline', side: 'away' })).toBe(0.45);
  expect(consensusShare(of, { market: 'total', side: 'over' })).toBeUndefined();
});
