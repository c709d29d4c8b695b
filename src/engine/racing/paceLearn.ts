import { own } from '../own.ts';
import type { DriverRating, Pace, PaceParams, TeamRating } from './pace.ts';
import { forecastPace, newDriver, newRacingTeam } from './paceForecast.ts';
import type { RaceDay, RacingEntrant } from './race.ts';

/**
 * Learns a race's normal scores one car at a time, and measures how likely they were.
 * @param scores one per entrant; undefined if it has none
 * Returns minus the log density of the scores under the forecasts, and their number.
 */
export function learnPace(
  pace: Pace,
  params: PaceParams,
  race: RaceDay,
  entrants: readonly RacingEntrant[],
  scores: readonly (number | undefined)[],
): { readonly surprise: number; readonly count: number } {
  const ranked = entrants.filter((_, index) => scores[index] !== undefined);
  const level =
    ranked.reduce((sum, e) => sum + forecastPace(pace, params, e, race.trackType).mean, 0) /
    Math.max(1, ranked.length);
  let surprise = 0;
  for (const [index, entrant] of entrants.entries()) {
    const score = scores[index];
    if (score === undefined) continue;
    const driver = seenDriver(pace, params, entrant.driver, race.season);
    const team = seenTeam(pace, params, entrant.team, race.season);
    const type = driver.types[race.trackType] ?? { mean: 0, variance: params.typeVariance };
    driver.types[race.trackType] = type;
    const spread = driver.variance + team.variance + type.variance + params.noise;
    const gap = score + level - driver.mean - team.mean - type.mean;
    surprise += 0.5 * (Math.log(2 * Math.PI * spread) + (gap * gap) / spread);
    for (const part of [driver, team, type]) {
      const gain = part.variance / spread;
      part.mean += gain * gap;
      part.variance -= gain * part.variance;
    }
  }
  return { surprise, count: ranked.length };
}

function seenDriver(pace: Pace, params: PaceParams, key: string, season: number): DriverRating {
  const driver = own(pace.drivers, key) ?? { ...newDriver(pace, params), season, types: {} };
  pace.drivers[key] = driver;
  driver.season = season;
  return driver;
}

function seenTeam(pace: Pace, params: PaceParams, key: string, season: number): TeamRating {
  const team = own(pace.teams, key) ?? { ...newRacingTeam(pace, params), season };
  pace.teams[key] = team;
  team.season = season;
  return team;
}
