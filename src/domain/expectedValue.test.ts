import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION, EXAMPLE_QUOTE } from './exampleGame.fixture.ts';
import { bestBet, expectedValue, scoredBets, valueScore } from './expectedValue.ts';
import type { Game } from './game.ts';

const game = (rest: Partial<Game>): Game => ({ ...EXAMPLE_GAME, ...rest }) as Game;
const sure = (win: number) => ({ win, push: 0, lose: 1 - win });

describe('the value score', () => {
  test('is 20 times the edge, in shares of 1', () => {
    expect(valueScore(sure(0.55), 100)).toBeCloseTo(1, 9);
    expect(valueScore(sure(0.5), -110)).toBeCloseTo(-0.476, 3);
  });

  test('is clamped to −15 and +8', () => {
    expect(valueScore(sure(0.99), 1000)).toBe(8);
    expect(valueScore(sure(0), -1000)).toBe(-15);
  });

  test('leaves refunded games out', () => {
    expect(valueScore({ win: 0.45, push: 0.1, lose: 0.45 }, 100)).toBeCloseTo(0, 9);
  });
});

describe('the best bet', () => {
  test('is the highest score over sides, markets and sources', () => {
    const better = {
      ...EXAMPLE_QUOTE,
      source: 'bovada' as const,
      provider: 'Bovada',
      total: { line: 47.5, over: 105, under: -125 },
    };
    const bet = bestBet(game({ odds: [EXAMPLE_QUOTE, better] }));
    expect(bet).toMatchObject({
      market: 'total',
      side: 'over',
      source: 'bovada',
      line: 47.5,
      price: 105,
    });
    expect(bet?.score).toBeCloseTo((0.6 - 100 / 205) * 20, 9);
    expect(bet?.expectedReturn).toBeCloseTo(0.6 * 1.05 - 0.4, 9);
  });

  test('takes the moneyline from the win probability and the spread from the simulated margins', () => {
    const bets = scoredBets(EXAMPLE_GAME);
    const find = (market: string, side: string) =>
      bets.find((bet) => bet.market === market && bet.side === side);
    expect(find('moneyline', 'home')?.outcome.win).toBeCloseTo(0.573, 9);
    expect(find('moneyline', 'away')?.outcome.win).toBeCloseTo(0.427, 9);
    expect(find('spread', 'away')).toMatchObject({ line: 1.5 });
    expect(find('spread', 'away')?.outcome.win).toBeCloseTo(0.4, 9);
  });

  test('does not exist without a prediction or without prices', () => {
    expect(expectedValue(game({ prediction: undefined }))).toBeUndefined();
    expect(expectedValue(game({ odds: [] }))).toBeUndefined();
    const linesOnly = {
      ...EXAMPLE_QUOTE,
      moneyline: undefined,
      spread: { line: -1.5 },
      total: { line: 47.5, over: 0 },
    };
    expect(expectedValue(game({ odds: [linesOnly] }))).toBeUndefined();
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
  const bets = scoredBets(game({ prediction }));
  const shares = bets.map((bet) => [bet.market, bet.side, bet.outcome.win]);
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
