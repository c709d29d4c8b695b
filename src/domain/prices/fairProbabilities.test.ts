import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '../exampleGame.fixture.ts';
import { compareOdds } from './compareOdds.ts';
import { fairMarket, moneylineProbabilities } from './fairProbabilities.ts';

test('an even two-way market is a coin toss', () => {
  expect(moneylineProbabilities({ home: -110, away: -110 })).toEqual({
    home: 0.5,
    away: 0.5,
    draw: 0,
  });
});

test('a three-way market sums to one', () => {
  const fair = moneylineProbabilities({ home: 120, away: 240, draw: 230 });
  expect((fair?.home ?? 0) + (fair?.away ?? 0) + (fair?.draw ?? 0)).toBeCloseTo(1, 9);
});

test.each([
  [{ home: -10_000, away: -10_000 }],
  [{ home: 900, away: 900 }],
  [{ home: 0, away: -110 }],
])('prices that are no market give nothing: %o', (moneyline) => {
  expect(moneylineProbabilities(moneyline)).toBeUndefined();
});

test('the market without its margin sums to 100, and prices that are none are left out', () => {
  const fair = fairMarket(EXAMPLE_GAME);
  expect((fair?.home ?? 0) + (fair?.away ?? 0)).toBeCloseTo(100);
  const broken = { ...EXAMPLE_QUOTE, moneyline: { home: 5, away: 12 } };
  expect(fairMarket({ ...EXAMPLE_GAME, odds: [broken] })).toBeUndefined();
  expect(fairMarket({ ...EXAMPLE_GAME, odds: [] })).toBeUndefined();
});

test('the fair market is the one a prediction is set against, whatever the order of the quotes', () => {
  const bovada = {
    ...EXAMPLE_QUOTE,
    source: 'bovada' as const,
    moneyline: { home: -160, away: 135 },
  };
  const game = { ...EXAMPLE_GAME, odds: [bovada, EXAMPLE_QUOTE] };
  const espnAlone = fairMarket({ ...EXAMPLE_GAME, odds: [EXAMPLE_QUOTE] });
  expect(fairMarket(game)).toEqual(espnAlone);
  const home = compareOdds(game)[0]?.rows.find(({ side }) => side === 'home');
  expect(100 * (home?.marketShare ?? 0)).toBeCloseTo(espnAlone?.home ?? Number.NaN, 9);
});

test('there is no fair market without a moneyline', () => {
  expect(fairMarket({ ...EXAMPLE_GAME, odds: [] })).toBeUndefined();
});
