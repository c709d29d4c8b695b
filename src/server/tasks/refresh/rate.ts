import type { League } from '#domain/league.ts';
import { seasonOf } from '#domain/season.ts';
import { easternDate } from '#domain/time.ts';
import {
  carryTo,
  ENGINE_VERSION,
  initialRatings,
  type LeagueRatings,
  learnedTo,
  type RatedResult,
  ratingTable,
  updateRatings,
} from '#engine/index.ts';
import type { Closing, ResultRow } from '#server/store/results.ts';
import type { RefreshContext } from './context.ts';
import { whoPlayed } from './whoPlays.ts';

export type RatingsByLeague = ReadonlyMap<League, LeagueRatings>;

function closingOf(row: Closing): NonNullable<RatedResult['closing']> {
  return {
    ...(row.moneyline_home !== null && { homeMoneyline: row.moneyline_home }),
    ...(row.moneyline_away !== null && { awayMoneyline: row.moneyline_away }),
    ...(row.moneyline_draw !== null && { drawMoneyline: row.moneyline_draw }),
    ...(row.spread_line !== null && { spread: row.spread_line }),
    ...(row.total_line !== null && { total: row.total_line }),
    ...(row.total_over !== null && { overPrice: row.total_over }),
    ...(row.total_under !== null && { underPrice: row.total_under }),
  };
}

const ratedResult = (row: ResultRow): RatedResult => ({
  league: row.league,
  season: row.season,
  date: row.game_time,
  homeKey: row.home_key ?? row.home_name,
  awayKey: row.away_key ?? row.away_name,
  homeScore: row.home_score,
  awayScore: row.away_score,
  neutralSite: row.neutral_site,
  postseason: row.postseason,
  ...whoPlayed(row),
  ...(row.closing && { closing: closingOf(row.closing) }),
});

/**
 * Ratings of every league of the run's scope: the fitted ones, folded with every result in the store. They are computed afresh
 * each time, so no game can count twice and a run that died leaves nothing behind.
 */
export async function rate({ store, lease, now, scope }: RefreshContext): Promise<RatingsByLeague> {
  const today = easternDate(now);
  const all = new Map<League, LeagueRatings>();
  for (const league of scope.leagues) {
    const results = await store.readResults(league);
    const ratings = updateRatings(initialRatings(league), results.map(ratedResult));
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
