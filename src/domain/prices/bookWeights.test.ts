import { expect, test } from 'vitest';
import { weightsOf } from './bookWeights.ts';
import { averageShares } from './commonLine.ts';

const WEIGHTS = { pinnacle: 10, betonlineag: 5, lowvig: 5 };

test('without weights every book counts the same', () => {
  expect(weightsOf(['pinnacle', 'betonlineag', 'lowvig'])).toEqual([1, 1, 1]);
});

test('two books of one operator divide its weight; a book without one counts 1', () => {
  expect(weightsOf(['pinnacle', 'betonlineag', 'lowvig', 'fanduel'], WEIGHTS)).toEqual([
    10, 2.5, 2.5, 1,
  ]);
  expect(weightsOf(['lowvig', 'fanduel'], WEIGHTS)).toEqual([5, 1]);
  expect(weightsOf([], WEIGHTS)).toEqual([]);
});

test('the weighted mean is of log-odds', () => {
  const logit = (share: number) => Math.log(share / (1 - share));
  const [home = 0] = averageShares(
    [
      [0.6, 0.4],
      [0.5, 0.5],
    ],
    [3, 1],
  );
  expect(logit(home)).toBeCloseTo(0.75 * logit(0.6), 12);
});
