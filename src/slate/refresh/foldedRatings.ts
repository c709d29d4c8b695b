import { createHash } from 'node:crypto';
import type { League } from '#domain/leagues/league.ts';
import {
  beginOfMonth,
  ENGINE_VERSION,
  initialRatings,
  type LeagueRatings,
  updateRatings,
} from '#engine/index.ts';
import type { RefreshContext } from './context.ts';
import { ratedResults } from './ratedResult.ts';
import type { ResultRow } from './store/results.ts';

/** Results this old are rarely corrected. */
const SETTLED_MS = 14 * 86_400_000;
/** Fewer results are learned as fast as a stored state is read. */
const LEAST = 300;

/** The engine's version and the fitted ratings: a state with another basis is useless. */
const basisOf = (ratings: LeagueRatings): string =>
  `${ENGINE_VERSION}-${createHash('sha256').update(JSON.stringify(ratings)).digest('hex')}`;

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

/**
 * A league's fitted ratings updated with every result in the store. Settled months are stored, so a run reads and learns only the
 * last weeks; once a day everything is recomputed, and at once if a settled result has changed.
 */
export async function foldedRatings(
  { store, lease, now }: Pick<RefreshContext, 'store' | 'lease' | 'now'>,
  league: League,
): Promise<LeagueRatings> {
  const fitted = initialRatings(league);
  const basis = basisOf(fitted);
  const kept = await store.readRatingFold(league, basis);
  if (kept) {
    const settled: LeagueRatings = JSON.parse(kept.state);
    return fold(settled, await store.readResults(league, kept.through));
  }
  const rows = await store.readResults(league);
  const until = beginOfMonth(new Date(now.getTime() - SETTLED_MS));
  const open = rows.findIndex(({ game_time: start }) => Date.parse(start) >= until.getTime());
  const count = open < 0 ? rows.length : open;
  if (count < LEAST) return fold(fitted, rows);
  const settled = fold(fitted, rows.slice(0, count));
  const through = new Date(until.getTime() - 1).toISOString();
  await store.saveRatingFold(lease, league, { basis, through, state: JSON.stringify(settled) });
  return fold(settled, rows.slice(count));
}
