import { expect, test } from 'vitest';
import { inTurn, startingLast } from './inTurn.ts';

const at = (hour: number) => ({ game: { gameTime: `2026-11-22T${hour}:00:00Z` } });
const hoursOf = (items: readonly ReturnType<typeof at>[]) =>
  items.map(({ game }) => new Date(game.gameTime).getUTCHours());

test('as games begin, the first in turn still to start is the first of all still to start', () => {
  const items = [18, 14, 18, 20, 19, 21].map(at);
  const turns = inTurn(items);
  expect(hoursOf(turns)).toEqual([18, 20, 21]);
  for (const now of [13, 14, 18, 19, 20, 21]) {
    const first = (of: readonly ReturnType<typeof at>[]) =>
      of.find(({ game }) => new Date(game.gameTime).getUTCHours() > now);
    expect(first(turns), String(now)).toEqual(first(items));
  }
  expect(inTurn([])).toEqual([]);
});

test('the last to start', () => {
  expect(startingLast([at(18), at(21), at(20)].map(({ game }) => game))).toEqual(at(21).game);
  expect(startingLast([])).toBeUndefined();
});
