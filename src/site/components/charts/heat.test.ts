import { expect, test } from 'vitest';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { heatBins, heatCaption, heatGrid } from './heatGrid.ts';

const NFL: ScoreGrid = [
  [17, 20, [4]],
  [24, 17, [10, 0, 0, 1]],
  [45, 41, [90]],
];
const NBA: ScoreGrid = [
  [98, 101, [5, 5, 5]],
  [110, 99, [5, 5, 5, 5]],
  [131, 120, [9]],
];

test('ranges of many scores are equally wide, the ends open, and say what a label stands for', () => {
  const bins = heatBins('football', NFL);
  const widths = bins.slice(1, -1).map(({ from, to }) => to - from + 1);
  expect(new Set(widths)).toEqual(new Set([3]));
  expect(bins[0]).toMatchObject({ from: 0, to: 17, label: '≤17' });
  expect(bins.at(-1)).toMatchObject({ from: 42, label: '42+' });
  expect(heatCaption('football', NFL)).toBe(
    'How often, in %, the score falls here; 30 is 30 to 32.',
  );
  expect(heatCaption('soccer', NFL)).toBe('How often, in %, the score falls here.');
});

test.each(['football', 'basketball', 'baseball', 'hockey', 'soccer'] as const)(
  'in %s every score from 0 to 250 lies in exactly one range',
  (sport) => {
    const bins = heatBins(sport, NBA);
    for (let score = 0; score <= 250; score += 1) {
      expect(bins.filter(({ from, to }) => score >= from && score <= to)).toHaveLength(1);
    }
    expect(new Set(bins.map(({ label }) => label)).size).toBe(bins.length);
  },
);

test('cells add up to all runs', () => {
  for (const [sport, grid, runs] of [
    ['football', NFL, 105],
    ['basketball', NBA, 44],
  ] as const) {
    const cells = heatGrid(grid, heatBins(sport, grid)).flat();
    expect(cells.reduce((sum, cell) => sum + cell.count, 0)).toBe(runs);
    expect(cells.reduce((sum, cell) => sum + cell.share, 0)).toBeCloseTo(1);
  }
});

test('color follows the winner, and the darkest cell has the most games for its size', () => {
  // 1–1 came up most often for one score; 40 pairs of scores share the open corner.
  const goals: ScoreGrid = [
    [0, 0, [20, 30]],
    [1, 0, [25, 44]],
    [2, 0, [50, 10]],
    [5, 5, [9, 9, 9, 9]],
    [6, 5, [9, 9, 9, 9]],
    [7, 5, [9, 9, 9, 9]],
  ];
  const cells = heatGrid(goals, heatBins('soccer', goals));
  expect(cells.at(-1)?.at(-1)).toMatchObject({ count: 108, step: 1 });
  expect(cells[2]?.[0]).toMatchObject({ count: 50, side: 'home', step: 6 });
  expect(cells[0]?.[1]).toMatchObject({ count: 30, side: 'away' });
});

test.each(['football', 'basketball', 'baseball', 'hockey', 'soccer'] as const)(
  'in %s no closed cell with fewer games is darker than one with more',
  (sport) => {
    const low = sport === 'basketball' ? 90 : 0;
    const step = sport === 'basketball' || sport === 'football' ? 1 : 0.2;
    const grid: ScoreGrid = Array.from({ length: Math.ceil(45 * step) }, (_, home) => [
      low + home,
      low,
      Array.from({ length: Math.ceil(45 * step) }, (_, away) =>
        Math.round(
          1000 * Math.exp(-(((home / step - 24) / 9) ** 2) - ((away / step - 20) / 9) ** 2),
        ),
      ),
    ]);
    const cells = heatGrid(grid, heatBins(sport, grid));
    const closed = cells.slice(1, -1).flatMap((row) => row.slice(1, -1));
    for (const one of closed) {
      for (const other of closed) {
        if (one.count < other.count) expect(one.step).toBeLessThanOrEqual(other.step);
      }
    }
    const darkest = Math.max(...cells.flat().map((cell) => cell.step));
    const fullest = closed.toSorted((one, other) => other.count - one.count)[0];
    expect(fullest?.step).toBe(darkest);
  },
);
