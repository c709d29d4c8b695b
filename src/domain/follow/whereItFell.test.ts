import { expect, test } from 'vitest';
import { outcomeWords, whereItFell } from './whereItFell.ts';

/** Home wins by 3 six times of ten, loses by 7 three times, one tie. */
const MARGINS = [
  [-7, 3],
  [0, 1],
  [3, 6],
] as const;

test('a percentile counts the games in which the side did worse, and half of the equal ones', () => {
  expect(whereItFell(MARGINS, 3, 'home')).toBe(70);
  expect(whereItFell(MARGINS, 3, 'away')).toBe(30);
  expect(whereItFell(MARGINS, -4, 'home')).toBe(30);
});

test('never 0 or 100: our games have not seen everything', () => {
  expect(whereItFell(MARGINS, 40, 'home')).toBe(99);
  expect(whereItFell(MARGINS, 40, 'away')).toBe(1);
  expect(whereItFell([], 4, 'home')).toBeUndefined();
});

test('what a result was for a side', () => {
  expect([outcomeWords(24, 20), outcomeWords(1, 2), outcomeWords(2, 2)]).toEqual([
    'won by 4',
    'lost by 1',
    'drew',
  ]);
});
