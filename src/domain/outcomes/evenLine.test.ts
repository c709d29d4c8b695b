import { expect, test } from 'vitest';
import { evenLine, GAMES_LINES } from './tennis.ts';

/** Shares of the over at 19.5, 21.5 and 22.5. */
const at = (...over: readonly number[]) =>
  evenLine(
    GAMES_LINES.map((line, place) => ({
      line,
      over: over[place] ?? 0,
      under: 1 - (over[place] ?? 0),
    })),
  )?.line;

test('a match is named at the one of 19.5, 21.5 and 22.5 nearest to an even split', () => {
  expect(at(0.5, 0.4, 0.3)).toBe(19.5);
  expect(at(0.7, 0.49, 0.4)).toBe(21.5);
  expect(at(0.8, 0.7, 0.55)).toBe(22.5);
});

test('of equals the lower; none of none', () => {
  expect(at(0.75, 0.75, 0.25)).toBe(19.5);
  expect(evenLine([])).toBeUndefined();
});
