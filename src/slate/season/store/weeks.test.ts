import { expect, test } from 'vitest';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { exampleForecast } from '../forecast.fixture.ts';

const { store, lease } = await storeWithLease();

test('weeks are told by their Tuesday’s odds, or by those of the two days after it', async () => {
  for (const day of ['2026-11-04', '2026-11-05', '2026-11-10', '2026-11-11'])
    await store.saveSeasonForecast(lease, exampleForecast(day));
  const weeks = await store.readSeasonWeeks('2026-10-31', false);
  expect(weeks.map(({ league, season, week }) => [league, season, week])).toEqual([
    ['NFL', 2026, '2026-11-03'],
    ['NFL', 2026, '2026-11-10'],
  ]);
  expect(weeks[0]?.odds).toMatchObject({ BUF: { playoffs: 0.7 } });
  expect(weeks[0]?.runs).toBe(exampleForecast('2026-11-04').runs);
  expect(weeks[0]?.madeAt).toMatch(/Z$/);
});
