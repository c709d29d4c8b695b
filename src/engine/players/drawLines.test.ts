import { expect, test } from 'vitest';
import { histogramMean, runsIn, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import { binomial } from '../rng/counts.ts';
import { scoreBands } from './bands.ts';
import { drawLines } from './drawLines.ts';
import type { Derived, GameLines } from './gameLines.ts';

const GRID: ScoreGrid = [
  [0, 1, [40, 10]],
  [2, 0, [20, 20]],
  [4, 1, [10]],
];
const POINTS = { name: 'points', least: 0, given: 'own' } as const;
const ALLOWED = { name: 'allowed', least: 0, given: 'other' } as const;

/** A scorer with half of his side's points, one with the rest, and the visitors' keeper. */
const LINES: GameLines = {
  stats: [POINTS, ALLOWED],
  players: [
    { side: 'home', playerId: 'a', stats: [0] },
    { side: 'home', playerId: 'rest', stats: [0] },
    { side: 'away', playerId: 'keeper', stats: [1] },
  ],
  draw(generator, home, _, out) {
    out.fill(0);
    const own = binomial(generator, home, 0.5);
    out[0] = own;
    out[2] = home - own;
    out[5] = home;
  },
};
const DOUBLE: Derived = {
  name: 'double',
  least: 0,
  given: 'own',
  needs: ['points'],
  value: (lines, from) => 2 * (lines[from] ?? 0),
};

test('lines are drawn over the published scores, by band of the score they are given', () => {
  const [a, rest, keeper] = drawLines(LINES, GRID, 7, 10_000, [DOUBLE]);
  const points = a?.tables.get('points')?.histogram() ?? [];
  expect(runsIn(points)).toBe(10_000);
  expect(histogramMean(points)).toBeCloseTo(0.6, 1);
  expect(histogramMean(a?.tables.get('double')?.histogram() ?? [])).toBe(2 * histogramMean(points));
  expect(keeper?.tables.get('double')).toBeUndefined();
  const allowed = keeper?.tables.get('allowed')?.histogram() ?? [];
  expect(allowed.map(([value]) => value)).toEqual([0, 2, 4]);
  for (const [index, share] of [0.5, 0.4, 0.1].entries())
    expect((allowed[index]?.[1] ?? 0) / 10_000).toBeCloseTo(share, 3);
  const other = rest?.tables.get('points')?.histogram() ?? [];
  expect(histogramMean(points) + histogramMean(other)).toBeCloseTo(histogramMean(allowed), 9);
  expect(a?.tables.get('points')?.histogram(0)).toEqual(allowed.slice(0, 1));
});

test('the same seed gives the same digits, another one others', () => {
  const drawn = (seed: number) =>
    drawLines(LINES, GRID, seed, 1000).map(({ tables }) => tables.get('points')?.histogram());
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});

test('bands of a score are about equally likely, and few', () => {
  const scores = Array.from({ length: 100 }, (_, score) => [score, 1] as const);
  const bands = scoreBands(scores);
  expect(bands).toHaveLength(8);
  expect(bands[3]).toBe(49);
  expect(bands.at(-1)).toBe(Number.POSITIVE_INFINITY);
});

test('yards below the least count as the least, and far values widen the table', () => {
  const yards: GameLines = {
    stats: [{ name: 'yards', least: -5, given: 'own' }],
    players: [{ side: 'away', playerId: 'b', stats: [0] }],
    draw(_, home, __, out) {
      out[0] = home === 0 ? -9 : 300;
    },
  };
  const drawn = drawLines(yards, GRID, 1, 1000)[0]?.tables.get('yards')?.histogram() ?? [];
  expect(drawn.map(([value]) => value)).toEqual([-5, 300]);
  expect(drawn[1]?.[1]).toBeGreaterThan(490);
  expect(runsIn(drawn)).toBe(1000);
});
