import { expect, test } from 'vitest';
import { bookProblem } from './book.ts';

test.each([
  [[-110, -110]],
  [[-122, 104]],
  [[-10_000, 2000]],
  [[-50_000, 6000]],
  [[-135, 370, 270]],
  [[100, 100]],
])('%j may be one market', (prices) => {
  expect(bookProblem(prices)).toBeUndefined();
});

test.each([
  [[170, 177], 'its prices imply 73% together'],
  [[-233, -233], 'its prices imply 140% together'],
  [[-135, 370], 'its prices imply 79% together'],
  [[-200, -200, 300], 'its prices imply 158% together'],
  [[300, 300, 300], 'its prices imply 75% together'],
  [[-110, 50], 'a price that is none'],
  [[-110, Number.NaN], 'a price that is none'],
  [[Number.POSITIVE_INFINITY, -110], 'a price that is none'],
])('case 88: %j is none: %s', (prices, reason) => {
  expect(bookProblem(prices)).toBe(reason);
});
