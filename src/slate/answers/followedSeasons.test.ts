import { afterEach, expect, test, vi } from 'vitest';
import { EXAMPLE_SEASON } from '#domain/season/exampleSeason.fixture.ts';
import { seasonViewOf } from '#domain/season/seasonViewOf.ts';
import { seasonsReader } from './seasonsReader.ts';

const NOW = new Date('2026-11-28T15:00:00Z');
const BILLS = 'nfl:buffalo-bills';
const view = JSON.stringify(seasonViewOf(EXAMPLE_SEASON));

afterEach(() => vi.restoreAllMocks());

test('only leagues of followed teams are read, once in ten minutes', async () => {
  const readSeasonView = vi.fn(async () => ({ season: 2026, sample: false, view }));
  const read = seasonsReader({ readSeasonView });
  for (const ids of [['nba', 'ufc:jon-jones'], [], [BILLS], [BILLS, 'nfl:dallas-cowboys']])
    await read(ids, false, NOW);
  expect(readSeasonView.mock.calls).toEqual([['NFL', false]]);
  expect((await read([BILLS], false, NOW)).get(BILLS)).toMatchObject({ share: 0.7, moved: -10 });
  await read([BILLS], false, new Date(NOW.getTime() + 600_000));
  expect(readSeasonView).toHaveBeenCalledTimes(2);
});

test('a league that cannot be read, or has no odds, is left out; the others are there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = seasonsReader({
    readSeasonView: async (league) => {
      if (league === 'NBA') throw new Error('away');
      if (league === 'MLB') return { season: 2026, sample: false, view: '{}' };
      return league === 'NFL' ? { season: 2026, sample: false, view } : undefined;
    },
  });
  const ids = ['nba:boston-celtics', 'mlb:new-york-mets', 'nhl:buffalo-sabres', BILLS];
  expect([...(await read(ids, false, NOW)).keys()]).toContain(BILLS);
  expect(console.error).toHaveBeenCalledTimes(2);
});
