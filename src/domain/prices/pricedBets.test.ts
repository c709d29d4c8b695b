import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION, EXAMPLE_QUOTE } from '../game/exampleGame.fixture.ts';
import type { Game } from '../game/game.ts';
import { bestScore } from './bestScore.ts';
import type { OddsQuote } from './odds.ts';
import { betLabel, pricedBets } from './pricedBets.ts';
import { valueScore } from './valueScore.ts';

const game = (rest: Partial<Game>): Game => ({ ...EXAMPLE_GAME, ...rest }) as Game;

/** The bet that the score of a game is of. */
const bestBet = (of: Game) =>
  pricedBets(of).find(({ shares, american }) => valueScore(shares, american) === bestScore(of));

describe('the best bet', () => {
  test('is the highest score over sides, markets and sources', () => {
    const better = {
      ...EXAMPLE_QUOTE,
      book: 'bovada',
      feed: 'bovada' as const,
      provider: 'Bovada',
      total: { line: 47.5, over: 105, under: -125 },
    };
    const both = game({ odds: [EXAMPLE_QUOTE, better] });
    expect(bestBet(both)).toMatchObject({
      market: 'total',
      side: 'over',
      book: 'bovada',
      line: 47.5,
      american: 105,
    });
    expect(bestScore(both)).toBeCloseTo((0.6 - 100 / 205) * 20, 9);
  });

  test('takes the moneyline from the win probability and the spread from the simulated margins', () => {
    const bets = pricedBets(EXAMPLE_GAME);
    const find = (market: string, side: string) =>
      bets.find((bet) => bet.market === market && bet.side === side);
    expect(find('moneyline', 'home')?.shares.win).toBeCloseTo(0.573, 9);
    expect(find('moneyline', 'away')?.shares.win).toBeCloseTo(0.427, 9);
    expect(find('spread', 'away')).toMatchObject({ line: 1.5 });
    expect(find('spread', 'away')?.shares.win).toBeCloseTo(0.4, 9);
  });

  test('does not exist without a prediction or without prices', () => {
    expect(bestScore(game({ prediction: undefined }))).toBeUndefined();
    expect(bestScore(game({ odds: [] }))).toBeUndefined();
    const linesOnly = {
      ...EXAMPLE_QUOTE,
      moneyline: undefined,
      spread: { line: -1.5 },
      total: { line: 47.5, over: 0 },
    };
    expect(bestScore(game({ odds: [linesOnly] }))).toBeUndefined();
  });
});

describe('the score of a list', () => {
  const far = {
    ...EXAMPLE_QUOTE,
    book: 'bovada',
    feed: 'bovada' as const,
    provider: 'Bovada',
    spread: { line: 6.5, home: 100, away: -120 },
  };
  const odds = [EXAMPLE_QUOTE, far];
  const usual = bestScore(EXAMPLE_GAME) ?? Number.NaN;

  test('leaves out a book that its market leaves out', () => {
    const leftOut = [
      { provider: 'Bovada', market: 'spread' as const, reason: '25 points from the other book' },
    ];
    const anchor = { books: ['DraftKings'], ...EXAMPLE_PREDICTION.anchor, leftOut };
    const prediction = { ...EXAMPLE_PREDICTION, anchor };
    expect(bestScore(game({ odds, prediction }))).toBeCloseTo(usual, 9);
    // Of a book that counts, the same prices lead.
    expect(bestScore(game({ odds }))).toBeGreaterThan(usual + 1);
  });

  test('is none where every book is left out', () => {
    const leftOut = (['moneyline', 'spread', 'total'] as const).map((market) => ({
      provider: 'DraftKings',
      market,
      reason: 'a side without a price',
    }));
    const anchor = { books: [], leftOut };
    expect(bestScore(game({ prediction: { ...EXAMPLE_PREDICTION, anchor } }))).toBeUndefined();
  });
});

describe('the best of both sources and both sides', () => {
  const none = { spread: undefined, total: undefined, moneyline: undefined };
  const quotes = (espn: Partial<OddsQuote>, bovada: Partial<OddsQuote>) => [
    { ...EXAMPLE_QUOTE, ...none, ...espn },
    {
      ...EXAMPLE_QUOTE,
      ...none,
      book: 'bovada',
      feed: 'bovada' as const,
      provider: 'Bovada',
      ...bovada,
    },
  ];

  test.each([
    ['moneyline', 'home', { home: 100, away: -200 }, { home: -105, away: -200 }, 'draftkings'],
    ['moneyline', 'home', { home: -105, away: -200 }, { home: 100, away: -200 }, 'bovada'],
    ['moneyline', 'away', { home: -400, away: 200 }, { home: -400, away: 190 }, 'draftkings'],
    ['moneyline', 'away', { home: -400, away: 190 }, { home: -400, away: 200 }, 'bovada'],
  ] as const)('%s %s', (market, side, espn, bovada, book) => {
    const odds = quotes({ moneyline: espn }, { moneyline: bovada });
    expect(bestBet(game({ odds }))).toMatchObject({ market, side, book });
  });

  test.each([
    ['over', { over: 110, under: -140 }, { over: -110, under: -110 }, 'draftkings'],
    ['over', { over: -110, under: -110 }, { over: 110, under: -140 }, 'bovada'],
    ['under', { over: -300, under: 240 }, { over: -300, under: 230 }, 'draftkings'],
    ['under', { over: -300, under: 230 }, { over: -300, under: 240 }, 'bovada'],
  ] as const)('%s', (side, espn, bovada, book) => {
    const odds = quotes({ total: { line: 47.5, ...espn } }, { total: { line: 47.5, ...bovada } });
    expect(bestBet(game({ odds }))).toMatchObject({ market: 'total', side, book });
  });

  test('the spread of either side', () => {
    const odds = quotes(
      { spread: { line: -1.5, home: -110, away: -110 } },
      { spread: { line: 3.5, home: -110, away: -110 } },
    );
    const bet = bestBet(game({ odds }));
    expect(bet).toMatchObject({ market: 'spread', side: 'home', book: 'bovada', line: 3.5 });
  });

  test('the same score at both keeps the first book', () => {
    const moneyline = { home: -110, away: -110 };
    const odds = quotes({ moneyline }, { moneyline });
    expect(bestBet(game({ odds }))?.book).toBe('draftkings');
  });
});

describe('the coarse rule for a total: 0.7 or 0.3 by whether the predicted total exceeds the line', () => {
  const shareOf = (total: number, side: 'over' | 'under') => {
    const prediction = {
      ...EXAMPLE_PREDICTION,
      total,
      simulationData: { ...EXAMPLE_PREDICTION.simulationData, grid: [] },
    };
    const bets = pricedBets(game({ prediction }));
    return bets.find((bet) => bet.market === 'total' && bet.side === side)?.shares.win;
  };

  test.each([
    [47.6, 0.7, 0.3],
    [47.5, 0.3, 0.7],
    [47.4, 0.3, 0.7],
  ])('predicted %f at 47.5: over %f, under %f', (total, over, under) => {
    expect(shareOf(total, 'over')).toBeCloseTo(over, 9);
    expect(shareOf(total, 'under')).toBeCloseTo(under, 9);
  });
});

test('without simulation data the coarse rule serves', () => {
  const prediction = {
    ...EXAMPLE_PREDICTION,
    homeWinProbability: 40,
    awayWinProbability: 60,
    confidenceRating: 60,
    simulationData: { ...EXAMPLE_PREDICTION.simulationData, grid: [] },
  };
  const bets = pricedBets(game({ prediction }));
  const shares = bets.map((bet) => [bet.market, bet.side, bet.shares.win]);
  expect(shares).toEqual(
    expect.arrayContaining([
      ['moneyline', 'away', 0.6],
      ['moneyline', 'home', 0.4],
      ['spread', 'away', 0.6],
      ['total', 'over', 0.7],
      ['total', 'under', expect.closeTo(0.3, 9)],
    ]),
  );
});

test('names a bet', () => {
  expect(betLabel(EXAMPLE_GAME, { side: 'home' })).toBe('Bills');
  expect(betLabel(EXAMPLE_GAME, { side: 'away', line: 1.5 })).toBe('Chiefs +1.5');
  expect(betLabel(EXAMPLE_GAME, { side: 'home', line: 0 })).toBe('Bills pk');
  expect(betLabel(EXAMPLE_GAME, { side: 'under', line: 47.5 })).toBe('Under 47.5');
});
