import { expect, test } from 'vitest';
import { anchorLine, ownLine } from './besideMarket.ts';

const NAMES = ['Able', 'Baker'] as const;
const ANCHOR = { a: 0.6, b: 0.4, books: ['One', 'Two'], leftOut: [] };

test('our model alone is one line, of the one it favors', () => {
  expect(ownLine({ own: { a: 0.57, b: 0.43 }, anchor: ANCHOR }, NAMES)).toBe(
    'Our model alone: Able 57%.',
  );
  expect(ownLine({ own: { a: 0.43, b: 0.57 }, anchor: ANCHOR }, NAMES)).toBe(
    'Our model alone: Baker 57%.',
  );
});

test('without a line it says so; a prediction that kept neither says nothing', () => {
  expect(ownLine({ own: { a: 0.57, b: 0.43 } }, NAMES)).toBe('No line yet: our model alone.');
  expect(ownLine({}, NAMES)).toBeUndefined();
  expect(anchorLine({})).toBeUndefined();
});

test('the books that were read are named, and those that were not', () => {
  expect(anchorLine({ anchor: ANCHOR })).toBe('Adjusted to the odds at One and Two.');
  const anchor = { ...ANCHOR, books: ['One', 'Two', 'Three', 'Four'] };
  expect(anchorLine({ anchor })).toBe('Adjusted to the odds at 4 books: One, Two, Three and Four.');
  const leftOut = [{ provider: 'Far', reason: 'more than 10 points from the other books' }];
  expect(anchorLine({ anchor: { ...ANCHOR, leftOut } })).toContain(
    'Far is left out: more than 10 points from the other books.',
  );
});
