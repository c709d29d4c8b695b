import { expect, test } from 'vitest';
import { gamesLine, type TennisOutcome } from './tennis.ts';

const withGames = (games: TennisOutcome['games']): TennisOutcome => ({
  bestOf: 3,
  setScores: [50, 20, 20, 10],
  games,
  margins: [],
  tieBreaks: [100],
  firstSet: [60, 40],
});

test('the line drawn is the one of 19.5, 21.5 and 22.5 nearest to an even split', () => {
  expect(
    gamesLine(
      withGames([
        [18, 50],
        [24, 50],
      ]),
    ),
  ).toBe(19.5);
  expect(
    gamesLine(
      withGames([
        [20, 50],
        [22, 10],
        [24, 40],
      ]),
    ),
  ).toBe(21.5);
  expect(
    gamesLine(
      withGames([
        [22, 55],
        [30, 45],
      ]),
    ),
  ).toBe(22.5);
});
