import { expect, test } from 'vitest';
import { newSideSentences } from './newSides.ts';

test('a side new to the ratings is said to start where it does, others are not mentioned', () => {
  const start = 'starts at the level of promoted clubs, wide range';
  expect(
    newSideSentences([
      `Leeds United is new to the ratings: ${start}`,
      'Bills: quarterback not certain yet, rated with an average quarterback; wider range',
      `Burnley was not in the league the season before: ${start}`,
    ]),
  ).toEqual([
    `Leeds United is new to our ratings: ${start}.`,
    `Burnley was not in the league the season before: ${start}.`,
  ]);
  expect(newSideSentences([])).toEqual([]);
});
