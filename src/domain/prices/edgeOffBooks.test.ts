import { expect, test } from 'vitest';
import { misreadOffBooks } from './edgeOffBooks.ts';

test.each([
  ['beats the books by more than our own error', 0.5, 0.495, 115],
  ['our own opinion alone', 0.56, 0.5, -110],
  ['the books’ opinion alone', 0.46, 0.5, 115],
  ['less than our own error', 0.5, 0.5, 104],
])('a price near the books is read right: %s', (_, share, consensusShare, american) => {
  expect(misreadOffBooks({ share, consensusShare, american })).toBeUndefined();
});

test('a price ten points off is a misread; so is a share of ours', () => {
  expect(misreadOffBooks({ share: 0.5, consensusShare: 0.5, american: 170 })).toBe('price');
  expect(misreadOffBooks({ share: 0.65, consensusShare: 0.5, american: -110 })).toBe('share');
});

test('our own error is a margin: a smaller one finds more', () => {
  const bet = { share: 0.63, consensusShare: 0.5, american: -165 };
  expect(misreadOffBooks(bet)).toBeUndefined();
  expect(misreadOffBooks(bet, 0.01)).toBe('price');
});
