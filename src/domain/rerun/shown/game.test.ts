import { expect, test } from 'vitest';
import type { ScoreGrid } from '../../game/scoreGrid.ts';
import { figuresOfGrid } from '../lines/game.ts';
import { shownRerunGame } from './game.ts';

const ABOUT = { kind: 'game', home: 'Bills', away: 'Chiefs', canDraw: false } as const;
/** Margins 1, 10 and 14; totals 41, 30 and 34. */
const GRID: ScoreGrid = [
  [21, 20, [50]],
  [20, 10, [10]],
  [24, 10, [40]],
];
const labels = (settings: { spread?: number; total?: number }) =>
  shownRerunGame(GRID, ABOUT, settings, 8).shares.slice(2);

test('the push stands beside a share that leaves it out', () => {
  expect(labels({ spread: -10, total: 30 })).toMatchObject([
    { label: 'Bills −10 cover', note: 'push 10.0%', share: expect.closeTo(40 / 90) },
    { label: 'Over 30', note: 'push 10.0%' },
  ]);
  expect(labels({ spread: -9.5, total: 30.5 })).toMatchObject([
    { label: 'Bills −9.5 cover', note: undefined },
    { label: 'Over 30.5', note: undefined },
  ]);
});

test('no handicap is a pick’em, asked and published', () => {
  expect(labels({ spread: 0 })[0]?.label).toBe('Bills pick’em');
  const published = figuresOfGrid(GRID, { ...ABOUT, spread: 0 }).map(([label]) => label);
  expect(published).toContain('Bills pick’em');
  expect(published).toContain('Chiefs pick’em');
});
