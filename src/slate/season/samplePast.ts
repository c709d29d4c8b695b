import type { League } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import { seasonDay } from '#domain/season/seasonDay.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import type { RatingsByLeague } from '#slate/refresh/rate.ts';
import { LeaseLostError } from '#store/client.ts';
import { forecastSeason } from './forecastSeason.ts';
import { pastDays } from './pastDays.ts';

/** A day gone by is played so many times as rarely as today. */
const RARER = 5;
/** Odds of fewer seasons than these say nothing of a week's move. */
const LEAST = 1_000;

/**
 * A sample's season has a past: odds of days gone by, from its results up to each, so that moves and histories have something to
 * show on the first day. Made once, before the first odds of a league; everything of it is marked as a sample.
 */
export async function forecastSamplePast(
  context: RefreshContext,
  ratings: RatingsByLeague,
  leagues: readonly League[],
): Promise<void> {
  const { store, source, seasons, now } = context;
  const runs = Math.floor(seasons / RARER);
  if (!source.sample || runs < LEAST) return;
  const today = seasonDay(now);
  const days = pastDays(today);
  const made = await store.readSeasonDays(days[0] ?? today, true);
  for (const league of leagues) {
    const season = seasonOf(league, today);
    const [format, rated] = [seasonFormatOf(league, season), ratings.get(league)];
    if (!format || !rated || made.get(league)?.size) continue;
    try {
      for (const day of days) {
        if (seasonOf(league, day) !== season) continue;
        await forecastSeason(context, { format, season, day, ratings: rated, past: { runs } });
      }
    } catch (error) {
      if (error instanceof LeaseLostError) throw error;
      context.log(`past season odds of the ${league}: ${whyFailed(error)}`, { level: 'error' });
    }
  }
}
