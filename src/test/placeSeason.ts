import { EXAMPLE_SEASON } from '#domain/season/exampleSeason.fixture.ts';
import { seasonViewOf } from '#domain/season/seasonViewOf.ts';

interface Queried {
  readonly query: (text: string, values?: readonly unknown[]) => Promise<unknown>;
}

/**
 * Puts the season odds of the example's three teams into a test's database, made now: Bills 70 % to make the play-offs, ten points
 * less than a week ago; their game at the Chiefs' begins in three hours.
 */
export async function placeSeason({ query }: Queried, sample = false): Promise<void> {
  const now = Date.now();
  const gameTime = new Date(now + 3 * 3_600_000).toISOString();
  const games = new Map([[0, { gameTime, timeKnown: true }]]);
  const asOf = new Date(now - 3_600_000).toISOString();
  const view = JSON.stringify(seasonViewOf({ ...EXAMPLE_SEASON, asOf, games, sample }));
  // A forecast and its line of the ledger are otherwise stored by a run with its lease.
  await query("set session_replication_role = 'replica'");
  await query(
    `insert into season_forecasts (league, season, day, sample, seed, runs, engine_version, inputs_hash, view, odds, ratings, ledger_seq)
      values ('NFL', 2026, clock()::date, $1, '0123abcd', 1000, 'season-0.1.0', repeat('a', 64), $2, '{}', '{}', $3)
      on conflict (league, season, day, sample) do update set view = excluded.view`,
    [sample, view, sample ? 900_001 : 900_002],
  );
  await query("set session_replication_role = 'origin'");
}
