import { expect, test } from 'vitest';
import { isOneSlip } from './isOneSlip.ts';
import { meantWord } from './oneSlip.ts';

test('one slip is a letter too many, missing or wrong, or two swapped', () => {
  for (const slip of ['cheifs', 'chefs', 'chieffs', 'chiefz', 'hciefs', 'xchiefs', 'chiefsx']) {
    expect(isOneSlip(slip, 'chiefs'), slip).toBe(true);
  }
  for (const more of ['chiefs', 'chfeis', 'chesf', 'chiefsxx', 'cifes']) {
    expect(isOneSlip(more, 'chiefs'), more).toBe(false);
  }
});

test('of two near names the one that begins alike comes first, then the one with more pages', () => {
  const known = new Map([
    ['bears', 4],
    ['tears', 9],
    ['beers', 7],
  ]);
  expect(meantWord('bexrs', known)).toBe('beers');
  expect(meantWord('xears', known)).toBe('tears');
  expect(meantWord('1234', new Map([['1235', 1]]))).toBeUndefined();
});
