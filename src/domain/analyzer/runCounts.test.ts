import { expect, test } from 'vitest';
import { EXAMPLE_GRID } from '../exampleGame.fixture.ts';
import { marginHistogram } from '../scoreGrid.ts';
import { packRuns, unpackRuns } from './runCounts.ts';

test('a histogram survives being packed', () => {
  const margins = marginHistogram(EXAMPLE_GRID);
  expect(packRuns(margins)).toEqual({ from: -7, counts: [3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 6] });
  expect(unpackRuns(packRuns(margins))).toEqual(margins);
  expect(unpackRuns(packRuns([]))).toEqual([]);
});
