import { expect, test } from 'vitest';
import { sfc32 } from '#engine/rng/generator.ts';
import { normal } from '#engine/rng/normal.ts';
import { fitLineWeight } from './fitLineWeight.ts';

type LineGap = Parameters<typeof fitLineWeight>[0][number];

/** Games whose true mean lies `weight` of the way from the line to our forecast; ours has an SD of 3 around the line. */
function games(count: number, weight: number, lift = 0): LineGap[] {
  const generator = sfc32(7);
  return Array.from({ length: count }, () => {
    const line = 5 * normal(generator);
    const own = line + 3 * normal(generator);
    return { own, line, actual: line + lift + weight * (own - line) + 12 * normal(generator) };
  });
}

test('many games tell the weight, few leave it near 0', () => {
  expect(fitLineWeight(games(40_000, 0.1))).toBeCloseTo(0.1, 1);
  expect(fitLineWeight(games(40_000, 0))).toBeCloseTo(0, 1);
  expect(Math.abs(fitLineWeight(games(100, 1)))).toBeLessThan(0.05);
});

test('a line that lies below the mean is no reason to believe us', () => {
  const lifted = games(20_000, 0, 4).map((game) => ({ ...game, own: game.own + 4 }));
  expect(Math.abs(fitLineWeight(lifted))).toBeLessThan(0.03);
});

test('nothing tells nothing', () => {
  expect(fitLineWeight([])).toBe(0);
  expect(fitLineWeight([{ own: 3, line: 1, actual: 9 }])).toBe(0);
  expect(fitLineWeight([3, 3, 3].map((own) => ({ own, line: own, actual: own + 1 })))).toBe(0);
});
