import type { League } from '#domain/leagues/league.ts';
import { inSeason, seasonOf } from '#domain/leagues/season.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import { seasonDay } from '#domain/season/seasonDay.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import type { RatingsByLeague } from '#slate/refresh/rate.ts';
import { LeaseLostError } from '#store/client.ts';
import { forecastSeason } from './forecastSeason.ts';
import { forecastSamplePast } from './samplePast.ts';

/** Leagues in season without odds of the day, whose schedule is known and whose season has not been graded. */
async function leaguesDue(
  { store, source, scope }: RefreshContext,
  day: string,
): Promise<readonly League[]> {
  const made = await store.readSeasonDays(day, source.sample);
  const without = scope.leagues.filter(
    (league) => inSeason(league, day) && !made.get(league)?.has(day),
  );
  if (without.length === 0) return without;
  const isAmong =
    (seasons: readonly { readonly league: string; readonly season: number }[]) =>
    (league: League): boolean =>
      seasons.some((one) => one.league === league && one.season === seasonOf(league, day));
  const open = without.filter(isAmong(await store.readToldSeasons(source.sample)));
  if (open.length === 0 || source.sample) return open;
  const isGraded = isAmong(await store.readGradedSeasons());
  return open.filter((league) => !isGraded(league));
}

/**
 * Season odds of each league that has none of this Eastern day; returns how many were made. A league that fails costs only its own,
 * and the next run tries again.
 */
export async function forecastSeasons(
  context: RefreshContext,
  ratings: RatingsByLeague,
): Promise<number> {
  const day = seasonDay(context.now);
  let made = 0;
  const due = await leaguesDue(context, day);
  await forecastSamplePast(context, ratings, due);
  for (const league of due) {
    const season = seasonOf(league, day);
    const [format, rated] = [seasonFormatOf(league, season), ratings.get(league)];
    if (!format || !rated) continue;
    try {
      if (await forecastSeason(context, { format, day, season, ratings: rated })) made += 1;
    } catch (error) {
      if (error instanceof LeaseLostError) throw error;
      context.log(`season odds of the ${league}: ${whyFailed(error)}`, { level: 'error' });
    }
  }
  return made;
}
