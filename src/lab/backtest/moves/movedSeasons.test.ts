import { expect, test } from 'vitest';
import { madeUpLeague } from '../../fit/margin/league.fixture.ts';
import type { Openings } from '../../fit/openings.ts';
import { movedSeasons } from './movedSeasons.ts';

test('a season whose opening lines never moved has none, and no second book’s close', () => {
  const games = madeUpLeague('NBA', [2021, 2022, 2023]);
  const openings = games
    .filter(({ season }) => season > 2021)
    .map(({ id, season, closing }): [string, Openings] => {
      const spread = (closing?.spread ?? 0) + (season === 2022 ? 1 : 0);
      return [id, { id, open: { spread, total: closing?.total } }];
    });
  expect(movedSeasons(games, new Map(openings))).toEqual([2022]);
  const closeAlone = games.map(({ id, closing = {} }): [string, Openings] => [
    id,
    { id, open: {}, otherClose: closing },
  ]);
  expect(movedSeasons(games, new Map(closeAlone))).toEqual([]);
});
