import { expect, test } from 'vitest';
import { seasonWeeksOf } from './seasonWeeks.ts';

test('each season has its weeks, its league’s goals and the names of its teams', async () => {
  const asked: string[] = [];
  const week = (day: string) => ({
    league: 'NFL' as const,
    season: 2026,
    week: day,
    madeAt: `${day}T11:00:00.000Z`,
    runs: 10_000,
    odds: {},
  });
  const store = {
    readSeasonWeeks: async (from: string, sample: boolean) => {
      asked.push(`${from} ${sample}`);
      return [week('2026-11-03'), week('2026-11-10')];
    },
    readSeasonSides: async () =>
      new Map([['BUF', { name: 'Buffalo Bills', shortName: 'Bills', abbreviation: 'BUF' }]]),
  };
  const [season, ...others] = await seasonWeeksOf(store, new Date('2026-11-12T12:00:00Z'), false);
  expect(others).toEqual([]);
  expect(asked).toEqual(['2026-10-01 false']);
  expect(season?.weeks.map(({ week: day }) => day)).toEqual(['2026-11-03', '2026-11-10']);
  expect(season?.goals.map(({ id }) => id)).toContain('playoffs');
  expect(season?.names.get('BUF')).toBe('Bills');
});
