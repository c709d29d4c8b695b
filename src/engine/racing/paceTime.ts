import { clamp } from '#domain/numbers/numbers.ts';
import type { Pace, PaceParams } from './pace.ts';

/** Most days within a season that widen the ratings: a longer pause says no more. */
const MOST_DAYS = 60;

/**
 * Carries the ratings to a season and day: new seasons widen them and shrink teams, days widen teams. A past season changes
 * nothing.
 */
export function advancePace(pace: Pace, params: PaceParams, season: number, day: number): void {
  if (pace.since === 0) {
    pace.since = season;
    pace.season = season;
    pace.day = day;
    return;
  }
  const seasons = Math.max(0, season - pace.season);
  if (seasons > 0) {
    for (const driver of Object.values(pace.drivers)) {
      driver.variance += params.driverSeason * seasons;
    }
    for (const team of Object.values(pace.teams)) {
      for (let passed = 0; passed < seasons; passed++) {
        team.mean *= params.teamKeep;
        team.variance = team.variance * params.teamKeep * params.teamKeep + params.teamSeason;
      }
    }
    pace.season = season;
  } else {
    const days = clamp(day - pace.day, 0, MOST_DAYS);
    for (const team of Object.values(pace.teams)) team.variance += params.teamDay * days;
  }
  pace.day = Math.max(pace.day, day);
}
