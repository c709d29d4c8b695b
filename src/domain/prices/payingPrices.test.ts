import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION, EXAMPLE_QUOTE } from '../exampleGame.fixture.ts';
import type { PredictedGame } from '../game.ts';
import type { OddsQuote } from './odds.ts';
import { payingPrices } from './payingPrices.ts';

const NOW = new Date(Date.parse(EXAMPLE_GAME.gameTime) - 3_600_000);

function game(id: number, prices: readonly Partial<OddsQuote>[]): PredictedGame {
  const anchor = {
    win: { home: 0.55, draw: 0, away: 0.45 },
    books: ['DraftKings', 'Bovada'],
    leftOut: [],
  };
  const prediction = {
    ...EXAMPLE_PREDICTION,
    homeWinProbability: 55,
    awayWinProbability: 45,
    bothRated: true,
    anchor,
  };
  const { moneyline: _, spread: __, total: ___, ...book } = EXAMPLE_QUOTE;
  const odds = prices.map((price) => ({
    ...book,
    sample: false,
    asOf: NOW.toISOString(),
    ...price,
  }));
  return { ...EXAMPLE_GAME, id, status: 'scheduled', prediction, odds };
}
const at = (home: number): Partial<OddsQuote> => ({ moneyline: { home, away: -140 } });

test('of each bet the best price alone, over all games the best return first', () => {
  const games = [game(1, [at(-110), at(-105)]), game(2, [at(100)]), game(3, [at(-130)])];
  const found = payingPrices(games, NOW).map(({ game: { id }, bet }) => [id, bet.american]);
  expect(found).toEqual([
    [2, 100],
    [1, -105],
  ]);
});

test('no sample, no stale price, no game that has begun', () => {
  const old = new Date(NOW.getTime() - 31 * 60_000).toISOString();
  expect(payingPrices([game(1, [{ ...at(100), sample: true }])], NOW)).toEqual([]);
  expect(payingPrices([game(1, [{ ...at(100), asOf: old }])], NOW)).toEqual([]);
  expect(payingPrices([game(1, [at(100)])], new Date(EXAMPLE_GAME.gameTime))).toEqual([]);
  expect(payingPrices([], NOW)).toEqual([]);
});
