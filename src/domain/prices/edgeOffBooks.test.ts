import { expect, test } from 'vitest';
import { edgeOffBooks } from './edgeOffBooks.ts';

test('a price off the books is an edge, and its return is the published one', () => {
  const edge = edgeOffBooks({ share: 0.5, consensusShare: 0.495, american: 115 });
  expect(edge).toMatchObject({ returnPerUnit: expect.closeTo(0.5 * 1.15 - 0.5, 12) });
});

test('our own opinion alone is none: the books’ share does not beat the price', () => {
  expect(edgeOffBooks({ share: 0.56, consensusShare: 0.5, american: -110 })).toBe('none');
});

test('the books’ opinion alone is none: what is published does not beat the price', () => {
  expect(edgeOffBooks({ share: 0.46, consensusShare: 0.5, american: 115 })).toBe('none');
});

test('less than our own error is none', () => {
  const bet = { share: 0.5, consensusShare: 0.5, american: 104 };
  expect(edgeOffBooks(bet)).toBe('none');
  expect(edgeOffBooks(bet, 0.01)).toMatchObject({ returnPerUnit: expect.closeTo(0.02, 12) });
});

test('a price ten points off is a misread', () => {
  expect(edgeOffBooks({ share: 0.5, consensusShare: 0.5, american: 170 })).toEqual({
    misread: 'price',
  });
});
