import { expect, test } from 'vitest';
import { studentT } from './studentT.ts';

test.each([
  [1, 12.706_204_736],
  [2, 4.302_652_73],
  [3, 3.182_446_305],
  [4, 2.776_445_105],
  [5, 2.570_581_836],
  [9, 2.262_157_163],
  [10, 2.228_138_852],
  [29, 2.045_229_642],
  [100, 1.983_971_519],
  [1000, 1.962_339_081],
])('with %i degrees of freedom it is %d', (degrees, quantile) => {
  expect(studentT(degrees)).toBeCloseTo(quantile, 8);
});
