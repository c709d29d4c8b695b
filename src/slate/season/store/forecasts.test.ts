import { expect, test } from 'vitest';
import { Verifier } from '#domain/ledger/verifier.ts';
import { chainDigest } from '#slate/ledger/chainDigest.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { exampleForecast } from '../forecast.fixture.ts';
import { seasonGradeLine } from '../ledgerLine.ts';

const { database, store, lease } = await storeWithLease();
const { query } = database;
const NFL = { league: 'NFL', season: 2026 } as const;

/** Kinds of the ledger's lines, after our verifier has read them. */
async function ledger(): Promise<string[]> {
  const lines = await store.readLedgerLines(0, 100);
  const verifier = new Verifier({ digest: chainDigest });
  for (const line of lines) verifier.push(JSON.stringify(line, Object.keys(line).sort()));
  expect(verifier.end().fault).toBeUndefined();
  return lines.map(({ kind }) => kind);
}

test('a forecast and its line are stored together, once a day', async () => {
  const forecast = exampleForecast();
  expect(await store.saveSeasonForecast(lease, forecast)).toBe(true);
  expect(await store.saveSeasonForecast(lease, forecast)).toBe(false);
  expect(await ledger()).toEqual(['season']);
  const [line] = await store.readLedgerLines(0, 1);
  expect(JSON.parse(line?.payload ?? '')).toMatchObject({
    type: 'season',
    season: { ...NFL, day: '2026-11-27', sample: false },
    recipe: { engineVersion: 'season-0.2.0', seed: '0123abcd', runs: 1000 },
    games: 3,
    odds: { BUF: { playoffs: 0.7, title: 0.25 }, KC: { playoffs: 0.3, title: 0 } },
  });
  const [row] = await query('select ledger_seq::int, inputs_hash from season_forecasts');
  expect(row).toEqual({ ledger_seq: 1, inputs_hash: JSON.parse(line?.payload ?? '').inputsHash });
});

test('the sample’s stands beside it and says so', async () => {
  expect(await store.saveSeasonForecast(lease, exampleForecast('2026-11-27', true))).toBe(true);
  expect(await ledger()).toEqual(['season', 'season']);
  expect((await store.readSeasonView('NFL', true))?.view).toContain('"sample":true');
  expect((await store.readSeasonView('NFL', false))?.view).toContain('"sample":false');
});

test('a line that says other than what is stored is refused, and nothing is stored', async () => {
  const other = exampleForecast('2026-11-28');
  const bad = [
    { ...other, odds: { BUF: { playoffs: 1 } } },
    { ...other, inputs: '{}' },
    { ...other, day: '2026-11-29' },
    { ...other, sample: true },
  ];
  for (const forecast of bad) {
    await expect(store.saveSeasonForecast(lease, forecast)).rejects.toThrow('says other than');
  }
  expect(await ledger()).toHaveLength(2);
});

test('without the lease nothing is stored', async () => {
  const lost = { ...lease, token: lease.token + 1 };
  await expect(store.saveSeasonForecast(lost, exampleForecast('2026-11-28'))).rejects.toThrow(
    'has lost its lease',
  );
});

test('nobody changes or removes what was said', async () => {
  for (const change of [
    "update season_forecasts set odds = '{}'",
    'update season_forecasts set runs = 5',
    'delete from season_forecasts',
    'truncate season_forecasts cascade',
  ]) {
    await expect(query(change)).rejects.toThrow('append-only');
  }
});

test('odds of a week ago, days made, and a team’s history are read', async () => {
  await store.saveSeasonForecast(lease, exampleForecast('2026-11-20'));
  const which = { ...NFL, sample: false };
  const week = { from: '2026-11-17', to: '2026-11-20' };
  const before = await store.readSeasonOdds(which, week);
  expect(before).toMatchObject({ odds: { BUF: { playoffs: 0.7 } }, ratings: { BUF: 4.5 } });
  expect(
    await store.readSeasonOdds(which, { from: '2026-11-01', to: '2026-11-19' }),
  ).toBeUndefined();
  const days = await store.readSeasonDays('2026-11-21', false);
  expect([...(days.get('NFL') ?? [])]).toEqual(['2026-11-27']);
  const history = await store.readSeasonHistory(which, 'BUF');
  expect(history.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-27']);
  expect(history[0]?.odds).toEqual({ BUF: { playoffs: 0.7, title: 0.25 } });
  expect([history[0]?.ratings, history[0]?.sds]).toEqual([{ BUF: 4.5 }, { BUF: 2 }]);
  expect(await store.readSeasonHistory(which, 'NOBODY')).toEqual([]);
});

test('what is old is thinned: odds stay, and so does the newest as a whole', async () => {
  await store.saveSeasonForecast(lease, exampleForecast('2026-01-10'));
  await store.thinHistory(lease);
  const rows = await query<{ day: string; whole: boolean }>(
    'select day::text, inputs is not null and counts is not null and view is not null as whole from season_forecasts where not sample order by day',
  );
  expect(rows.map(({ whole }) => whole)).toEqual([false, true, true]);
  expect(await store.readSeasonHistory({ ...NFL, sample: false }, 'BUF')).toHaveLength(3);
});

test('a season is graded once, never a sample’s, and what came stands beside each day’s odds', async () => {
  const came = { BUF: ['playoffs'], KC: [], DAL: ['playoffs', 'title'] };
  const payload = seasonGradeLine(NFL, came, 3, []);
  const result = { ...NFL, came, figures: [], payload };
  expect(await store.saveSeasonResult(lease, result)).toBe(true);
  expect(await store.saveSeasonResult(lease, result)).toBe(false);
  expect(await ledger()).toEqual(['season', 'season', 'season', 'season', 'seasongrade']);
  expect(await store.readGradedSeasons()).toEqual([{ ...NFL, figures: [] }]);
  const beside = await query(
    `select f.day::text, f.odds -> 'BUF' -> 'playoffs' as said, r.came -> 'BUF' as came
    from season_results r join season_forecasts f using (league, season) where not f.sample and f.day = '2026-11-27'`,
  );
  expect(beside).toEqual([{ day: '2026-11-27', said: 0.7, came: ['playoffs'] }]);
  await expect(query('delete from season_results')).rejects.toThrow('append-only');
});
