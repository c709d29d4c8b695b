import { expect, test } from 'vitest';
import { CLOSE_ALONE, pool } from '#engine/market/pool.ts';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import { fitPool, type PoolTriple } from './fitPool.ts';

/** Games whose results follow a pool of known weights. */
function drawn(games: number, weights: { close: number; own: number }): PoolTriple[] {
  const generator = sfc32(7);
  return Array.from({ length: games }, () => {
    const c = 0.1 + 0.8 * uniform(generator);
    const o = 0.1 + 0.8 * uniform(generator);
    const [p = 0] = pool([c, 1 - c], [o, 1 - o], weights);
    const home = uniform(generator) < p ? 1 : 0;
    return { close: [c, 1 - c], own: [o, 1 - o], happened: [home, 1 - home] };
  });
}

test('finds the weights the results were drawn with', () => {
  const { close, own } = fitPool(drawn(30_000, { close: 0.8, own: 0.2 }));
  expect(close).toBeCloseTo(0.8, 1);
  expect(own).toBeCloseTo(0.2, 1);
});

test('the same games give the same weights, and no games the close alone', () => {
  const games = drawn(500, { close: 0.9, own: 0.1 });
  expect(fitPool(games)).toEqual(fitPool([...games]));
  expect(fitPool([])).toEqual(CLOSE_ALONE);
});

test('a handful of games hardly moves the weights from the close', () => {
  const { close, own } = fitPool(drawn(10, { close: 0, own: 1 }));
  expect(Math.abs(close - 1)).toBeLessThan(0.15);
  expect(Math.abs(own)).toBeLessThan(0.15);
});

test('three outcomes and ties are read', () => {
  const triple = { close: [0.5, 0.2, 0.3], own: [0.4, 0.3, 0.3], happened: [0, 0, 1] };
  const tie = { close: [0.5, 0.5], own: [0.6, 0.4], happened: [0.5, 0.5] };
  for (const weights of [fitPool([triple]), fitPool([tie])]) {
    expect(Number.isFinite(weights.close)).toBe(true);
    expect(Number.isFinite(weights.own)).toBe(true);
  }
});

test('what the fit calls the loss is what the pool loses', () => {
  const games = drawn(2000, { close: 0.8, own: 0.2 });
  const loss = (weights: { close: number; own: number }) =>
    games.reduce((sum, { close, own, happened }) => {
      const said = pool(close, own, weights);
      return sum - happened.reduce((s, h, index) => s + h * Math.log(said[index] ?? 0), 0);
    }, 0);
  const best = fitPool(games);
  expect(loss(best)).toBeLessThan(loss(CLOSE_ALONE));
  expect(loss(best)).toBeLessThan(loss({ close: best.close + 0.2, own: best.own - 0.2 }));
});
