import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '../game/exampleGame.fixture.ts';
import { homeAt, pricedGame } from './payingGame.fixture.ts';
import { tonightsPrices } from './tonightsPrices.ts';

const START = Date.parse(EXAMPLE_GAME.gameTime);
const NOW = new Date(START - 3_600_000);
const game = (id: number, ...prices: Parameters<typeof pricedGame>[2]) => ({
  ...pricedGame(id, NOW, prices),
  asOf: NOW.toISOString(),
});

test('prices that pay, the best return first; every price that was read is counted', () => {
  const found = tonightsPrices(
    [game(1, homeAt(-105)), game(2, homeAt(100)), game(3, homeAt(-130))],
    NOW,
  );
  expect(found.paying.map((row) => [row.game.id, row.bet.american])).toEqual([
    [2, 100],
    [1, -105],
  ]);
  expect(found.games).toBe(3);
  expect(found.returns).toHaveLength(6);
  expect(found.returns).toEqual(found.returns.toSorted((one, other) => other - one));
  // The sharp consensus gives the home side .55 at even money; half of that distance is claimed.
  expect(found.paying[0]?.returnPerUnit).toBeCloseTo(0.05, 3);
  expect(found.paying[0]?.share).toBeCloseTo(0.55, 10);
});

test('where none pays, the nearest is said', () => {
  const found = tonightsPrices([game(1, homeAt(-130)), game(2, homeAt(-125))], NOW);
  expect(found.paying).toEqual([]);
  const [nearest] = found.nearest;
  expect(nearest).toMatchObject({ game: { id: 2 }, bet: { side: 'home', american: -125 } });
  expect(nearest?.returnPerUnit).toBeLessThan(0);
  expect(found.nearest).toHaveLength(1);
});

test('a game that has begun, one of tomorrow and a stale price are not tonight’s', () => {
  const old = new Date(NOW.getTime() - 31 * 60_000);
  const late = pricedGame(2, NOW, [homeAt(100)], {
    gameTime: new Date(START + 86_400_000).toISOString(),
  });
  expect(tonightsPrices([pricedGame(1, old, [homeAt(100)]), late], NOW)).toMatchObject({
    games: 1,
    paying: [],
    returns: [],
  });
  expect(tonightsPrices([game(1, homeAt(100))], new Date(START))).toMatchObject({
    games: 0,
    paying: [],
  });
});

test('as games begin, the nearest of those still to start follows', () => {
  const later = { ...game(3, homeAt(-140)), gameTime: new Date(START + 3_600_000).toISOString() };
  const found = tonightsPrices([game(1, homeAt(-130)), game(2, homeAt(-125)), later], NOW);
  expect(found.nearest.map((bet) => bet.game.id)).toEqual([2, 3]);
  expect(found.last?.id).toBe(3);
});

test('samples are said to be samples, and are no edge', () => {
  const found = tonightsPrices([game(1, { ...homeAt(100), sample: true })], NOW);
  expect(found.sample).toBe(true);
  expect(found.paying).toEqual([]);
});

test('a price far off the market is neither nearest nor counted', () => {
  const found = tonightsPrices([game(1, { moneyline: { home: 250, away: -140 } })], NOW);
  expect(found.paying).toEqual([]);
  expect(found.nearest[0]?.bet.side).toBe('away');
  expect(found.returns).toHaveLength(1);
});
