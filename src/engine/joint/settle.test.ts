import { expect, test } from 'vitest';
import { lostAt, shareWon, wonAt } from './settle.ts';

test.each([
  // A handicap of −2.75 is half a stake at −2.5 and half at −3.
  [4 - 2.75, 1, 0],
  [3 - 2.75, 0.5, 0],
  [2 - 2.75, 0, 1],
  [3 - 3.25, 0, 0.5],
  [3 - 3, 0, 0],
  [3 - 3.5, 0, 1],
  [3 - 2.5, 1, 0],
])('%s past the line wins %s and loses %s of the stake', (beyond, won, lost) => {
  expect(wonAt(beyond)).toBeCloseTo(won, 12);
  expect(lostAt(beyond)).toBeCloseTo(lost, 12);
});

test('the share of a quarter line', () => {
  // Totals 0, 1, 2, 3 with weights 1, 2, 3, 4 at 1.75: 2 wins half, 3 all; 0 and 1 lose.
  expect(shareWon(Float64Array.of(1, 2, 3, 4), 0, -1.75)).toBeCloseTo(5.5 / 8.5, 12);
  expect(shareWon(Float64Array.of(0, 0, 3, 0), 0, -2)).toBeNaN();
});
