import type { League } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { easternDate } from '#domain/time/time.ts';
import {
  carryTo,
  ENGINE_VERSION,
  type LeagueRatings,
  learnedTo,
  ratingTable,
} from '#engine/index.ts';
import type { RefreshContext } from './context.ts';
import { foldedRatings } from './foldedRatings.ts';

export type RatingsByLeague = ReadonlyMap<League, LeagueRatings>;

/** Ratings of every league in the run's scope: the fitted ones, updated with every result in the store, each once. */
export async function rate(context: RefreshContext): Promise<RatingsByLeague> {
  const { store, lease, now, scope } = context;
  const today = easternDate(now);
  const all = await foldedRatings(context, scope.leagues);
  const tables = [...all].map(([league, ratings]) => ({
    league,
    engineVersion: ENGINE_VERSION,
    learnedTo: learnedTo(ratings),
    asOf: now,
    rows: ratingTable(carryTo(ratings, seasonOf(league, today), today)),
  }));
  await store.saveRatings(lease, tables);
  return all;
}
