import type { FeedGame } from '#domain/game/game.ts';
import { inSeason } from '#domain/leagues/season.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import type { DayRange, Source } from '../source.ts';
import { gamesOn, type LineOf } from './games.ts';
import { ratedLine } from './ratedLine.ts';
import { isDayOfRest } from './restDay.ts';
import { sampleReports } from './sampleReports.ts';
import { sampleSeason } from './season/sampleSeason.ts';

interface SampleOptions {
  /**
   * The line that sample prices are based on; by default the fitted ratings'. If it gives none, a league's typical line is used.
   */
  readonly line?: LineOf | undefined;
}

/** The dates of a range from `today` on: a sample game never has a result, so past days have none. */
function datesFrom(today: string, { from, to }: DayRange): readonly string[] {
  const dates: string[] = [];
  for (let date = from > today ? from : today; date <= to; date = addDays(date, 1))
    dates.push(date);
  return dates;
}

/**
 * The sample source, for machines without a network: real teams at their venues, sample pairings, start times
 * and prices. Every league in season has games each day but one, and every league its teams. Records, weather and results
 * are left out. A league's season is the same games on all its days, past ones with sample results.
 */
export function sampleSource({ line = ratedLine }: SampleOptions = {}): Source {
  return {
    name: 'demo',
    sample: true,
    reports: sampleReports(),
    season: async (league, season, now) => sampleSeason(league, season, now),
    async games(league, days, now) {
      const asOf = now.toISOString();
      const games: FeedGame[] = datesFrom(easternDate(now), days)
        .filter((date) => inSeason(league, date) && !isDayOfRest(date))
        .flatMap((date) => [...gamesOn(league, date, asOf, line)]);
      return { games, quarantined: [], teams: FEED_FACTS[league].teams.map(({ team }) => team) };
    },
  };
}
