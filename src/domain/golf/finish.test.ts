import { expect, test } from 'vitest';
import { finishAxis, golfSpread, placeWords } from './finish.ts';

const WITH_CUT = finishAxis(156, true);

test('without a cut the axis ends with the field, with one at place 70; who is out stands behind', () => {
  expect(finishAxis(72, false)).toEqual({ last: 72, out: 77 });
  expect(WITH_CUT).toEqual({ last: 70, out: 75 });
  expect(finishAxis(60, true)).toEqual({ last: 60, out: 65 });
});

test("a bin's runs are spread over its places", () => {
  const positions = [0, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0];
  expect(golfSpread({ positions }, WITH_CUT)).toEqual({
    low90: 11,
    low50: 13,
    middle: 15,
    high50: 18,
    high90: 20,
  });
});

test('missed cuts and withdrawals stand at the end', () => {
  const positions = [10, 0, 0, 0, 0, 0, 0, 0, 40, 45, 5];
  expect(golfSpread({ positions }, WITH_CUT)).toEqual({
    low90: 1,
    low50: 58,
    middle: 70,
    high50: 75,
    high90: 75,
  });
});

test('a place behind the last is no finish', () => {
  expect(placeWords(75, WITH_CUT)).toBe('no finish');
});
