import { expect, test } from 'vitest';
import { fairLine } from './fairLine.ts';

/** A favorite by .9 goals on average that covers −0.5 in half of its games, and −1 in a third of the decided ones. */
const MARGINS = [
  [-1, 22],
  [0, 28],
  [1, 26],
  [2, 10],
  [3, 9],
  [7, 5],
] as const;

test('our line is where both sides cover alike, not the mean margin', () => {
  expect(fairLine(MARGINS, 'home')).toBe(0.5);
  const mirrored = MARGINS.map(([margin, count]) => [-margin, count] as const).toReversed();
  expect(fairLine(mirrored, 'away')).toBe(0.5);
});

test('a strong favorite gives more, and nobody less than half a goal', () => {
  expect(
    fairLine(
      [
        [1, 20],
        [2, 30],
        [3, 50],
      ],
      'home',
    ),
  ).toBe(2.5);
  expect(
    fairLine(
      [
        [-1, 70],
        [1, 30],
      ],
      'home',
    ),
  ).toBe(0.5);
});
