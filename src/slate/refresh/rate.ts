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
  const all = new Map<League, LeagueRatings>();
  for (const league of scope.leagues) {
    const ratings = await foldedRatings(context, league);
    await store.saveRatings(lease, {
      league,
      engineVersion: ENGINE_VERSION,
      learnedTo: learnedTo(ratings),
      asOf: now,
      rows: ratingTable(carryTo(ratings, seasonOf(league, today), today)),
    });
    all.set(league, ratings);
  }
  return all;
}
