import { own } from '../own.ts';
import type { Pace, PaceForecast, PaceParams, Rating } from './pace.ts';
import type { RacingEntrant } from './race.ts';

/** A car's pace on a kind of track; a driver or team without a rating counts as a newcomer. */
export function forecastPace(
  pace: Pace,
  params: PaceParams,
  entrant: RacingEntrant,
  trackType: string,
): PaceForecast {
  const driver = own(pace.drivers, entrant.driver);
  const type = driver && own(driver.types, trackType);
  const [d, t, k] = [
    driver ?? newDriver(pace, params),
    own(pace.teams, entrant.team) ?? newTeam(pace, params),
    type,
  ];
  return {
    mean: d.mean + t.mean + (k?.mean ?? 0),
    variance: d.variance + t.variance + (k?.variance ?? params.typeVariance),
  };
}

/** A driver's rating before his first race: as uncertain as a newcomer, with a new season's drift on top. */
export const newDriver = (pace: Pace, params: PaceParams): Rating =>
  pace.season > pace.since
    ? { mean: params.newDriver, variance: params.driverVariance + params.driverSeason }
    : { mean: 0, variance: params.driverVariance };

/** A team's rating before its first race, likewise. */
export const newTeam = (pace: Pace, params: PaceParams): Rating =>
  pace.season > pace.since
    ? { mean: params.newTeam, variance: params.teamVariance + params.teamSeason }
    : { mean: 0, variance: params.teamVariance };
