import { createHash } from 'node:crypto';
import type { League } from '#domain/leagues/league.ts';
import { oncePer } from '#domain/time/oncePer.ts';
import {
  beginOfMonth,
  ENGINE_VERSION,
  initialRatings,
  type LeagueRatings,
  updateRatings,
} from '#engine/index.ts';
import type { RefreshContext } from './context.ts';
import { ratedResults } from './ratedResult.ts';
import type { RatingSource } from './store/ratingFolds.ts';
import type { ResultRow } from './store/results.ts';

/** Results this old are rarely corrected. */
const SETTLED_MS = 14 * 86_400_000;
/** Fewer results are learned as fast as a stored state is read. */
const LEAST = 300;

/** The engine's version and the fitted ratings: a state with another basis is useless. */
const basisOf = oncePer(
  (fitted: LeagueRatings): string =>
    `${ENGINE_VERSION}-${createHash('sha256').update(JSON.stringify(fitted)).digest('hex')}`,
);

/**
 * Learns month by month, each from the previous ratings in their stored form. A different division would change the last digit,
 * and a prediction whose inputs differ in one digit is a different prediction.
 */
function fold(ratings: LeagueRatings, rows: readonly ResultRow[]): LeagueRatings {
  const months = Map.groupBy(rows, (row) => beginOfMonth(new Date(row.game_time)).getTime());
  return [...months.values()].reduce(
    (before, month) => updateRatings(before, ratedResults(month)),
    ratings,
  );
}

type Context = Pick<RefreshContext, 'store' | 'lease' | 'now' | 'breathe'>;

/** Ratings from a league's source; what is settled is stored for later runs. */
async function learn(
  { store, lease, now }: Context,
  { league, fold: kept, results }: RatingSource,
): Promise<LeagueRatings> {
  const rows = results ?? (await store.readResults(league, kept?.through));
  if (kept) return fold(JSON.parse(kept.state), rows);
  const fitted = initialRatings(league);
  const until = beginOfMonth(new Date(now.getTime() - SETTLED_MS));
  const open = rows.findIndex(({ game_time: start }) => Date.parse(start) >= until.getTime());
  const count = open < 0 ? rows.length : open;
  if (count < LEAST) return fold(fitted, rows);
  const settled = fold(fitted, rows.slice(0, count));
  const through = new Date(until.getTime() - 1).toISOString();
  const state = JSON.stringify(settled);
  await store.saveRatingFold(lease, league, { basis: basisOf(fitted), through, state });
  return fold(settled, rows.slice(count));
}

/**
 * Some leagues' fitted ratings, each updated with every result in the store. Settled months are stored, so a run reads and learns
 * only the last weeks; once a day everything is recomputed, and at once if a settled result has changed.
 */
export async function foldedRatings(
  context: Context,
  leagues: readonly League[],
): Promise<ReadonlyMap<League, LeagueRatings>> {
  const wanted = leagues.map((league) => ({ league, basis: basisOf(initialRatings(league)) }));
  const all = new Map<League, LeagueRatings>();
  for (const source of await context.store.readRatingSources(wanted)) {
    all.set(source.league, await learn(context, source));
    await context.breathe?.();
  }
  return all;
}
