import { expect, test } from 'vitest';
import { EXAMPLE_GRID } from '../game/exampleGame.fixture.ts';
import { marginHistogram } from '../game/scoreGrid.ts';
import { pack, unpack } from './packedHistogram.ts';

test('a histogram survives being packed', () => {
  const margins = marginHistogram(EXAMPLE_GRID);
  expect(pack(margins)).toEqual([-7, [3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 6]]);
  expect(unpack(pack(margins))).toEqual(margins);
  expect(unpack(pack([]))).toEqual([]);
});
