import { expect, test } from 'vitest';
import { EXAMPLE_GRID } from './exampleGame.fixture.ts';
import { pack, unpack } from './packedHistogram.ts';
import { marginHistogram } from './scoreGrid.ts';

test('a histogram survives being packed', () => {
  const margins = marginHistogram(EXAMPLE_GRID);
  expect(pack(margins)).toEqual([-7, [3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 6]]);
  expect(unpack(pack(margins))).toEqual(margins);
  expect(unpack(pack([]))).toEqual([]);
});
