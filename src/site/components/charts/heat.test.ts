import { expect, test } from 'vitest';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { heatBins, heatGrid } from './heatGrid.ts';

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

test('football ranges start on key numbers, and the last is open', () => {
  const bins = heatBins('football', NFL);
  expect(bins[1]).toMatchObject({ from: 7, to: 9, label: '7' });
  expect(bins.at(-1)).toMatchObject({ from: 38, label: '38+' });
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

test('the open corner does not set the scale, and colour follows the winner', () => {
  const cells = heatGrid(NFL, heatBins('football', NFL));
  const corner = cells.at(-1)?.at(-1);
  expect(corner).toMatchObject({ count: 90, step: 6 });
  const away = cells[4]?.[5];
  expect(away).toMatchObject({ count: 4, side: 'away' });
  const home = cells[6]?.[4];
  expect(home).toMatchObject({ count: 10, side: 'home', step: 6 });
});
