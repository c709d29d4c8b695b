import { expect, test } from 'vitest';
import { setWords } from './setWords.ts';

test('seasons that count alike are told by their number, weighted ones by what they are worth', () => {
  expect(setWords(10_000, 1, 9_400)).toBe(
    'From 10,000 seasons with 1 result set. What a game changes is counted apart, and may say a point more or less.',
  );
  expect(setWords(10_000, 5, 3_187)).toBe(
    'From 10,000 seasons with 5 results set, as good as 3,200 that count alike.',
  );
  expect(setWords(10_000, 30, 234)).toBe(
    'From 10,000 seasons with 30 results set, as good as 230 that count alike. Rough: so many results seldom come together.',
  );
});
