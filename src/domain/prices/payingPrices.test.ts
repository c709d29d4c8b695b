import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '../game/exampleGame.fixture.ts';
import { homeAt, pricedGame } from './payingGame.fixture.ts';
import { payingPrices } from './payingPrices.ts';

const NOW = new Date(Date.parse(EXAMPLE_GAME.gameTime) - 3_600_000);
const game = (id: number, ...prices: Parameters<typeof pricedGame>[2]) =>
  pricedGame(id, NOW, prices);

test('of each bet the best price alone, over all games the best return first', () => {
  const games = [
    game(1, homeAt(-110), { ...homeAt(-105), book: 'betus', provider: 'BetUS' }),
    game(2, homeAt(100)),
    game(3, homeAt(-130)),
  ];
  const found = payingPrices(games, NOW).map(({ game: { id }, bet }) => [id, bet.american]);
  expect(found).toEqual([
    [2, 100],
    [1, -105],
  ]);
});

test('none of two books that no sharp book judges, and none two minutes after the reading', () => {
  const lags = game(1, homeAt(100), { ...homeAt(105), provider: 'Bovada' });
  const two = { ...lags, priceHistory: undefined };
  expect(payingPrices([two], NOW)).toEqual([]);
  const at = (seconds: number) =>
    payingPrices([game(1, homeAt(100))], new Date(NOW.getTime() + 1000 * seconds)).length;
  expect([at(119), at(120)]).toEqual([1, 0]);
});

test('no sample, no stale price, no game that has begun', () => {
  const old = new Date(NOW.getTime() - 31 * 60_000).toISOString();
  expect(payingPrices([game(1, { ...homeAt(100), sample: true })], NOW)).toEqual([]);
  expect(payingPrices([game(1, { ...homeAt(100), asOf: old })], NOW)).toEqual([]);
  expect(payingPrices([game(1, homeAt(100))], new Date(EXAMPLE_GAME.gameTime))).toEqual([]);
  expect(payingPrices([], NOW)).toEqual([]);
});
