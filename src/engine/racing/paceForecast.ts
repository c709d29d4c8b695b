import { own, type Pace, type PaceForecast, type PaceParams, type Rating } from './pace.ts';
import type { Entry } from './race.ts';

/** A car's pace on a kind of track; a driver or team without a rating counts as a newcomer. */
export function forecastPace(
  pace: Pace,
  params: PaceParams,
  entry: Entry,
  trackType: string,
): PaceForecast {
  const driver = own(pace.drivers, entry.driver);
  const type = driver && own(driver.types, trackType);
  const [d, t, k] = [
    driver ?? newDriver(pace, params),
    own(pace.teams, entry.team) ?? newTeam(pace, params),
    type,
  ];
  return {
    mean: d.mean + t.mean + (k?.mean ?? 0),
    variance: d.variance + t.variance + (k?.variance ?? params.typeVariance),
  };
}

/** A driver's rating before his first race. */
export const newDriver = (pace: Pace, params: PaceParams): Rating => ({
  mean: pace.season > pace.since ? params.newDriver : 0,
  variance: params.driverVariance,
});

/** A team's rating before its first race. */
export const newTeam = (pace: Pace, params: PaceParams): Rating => ({
  mean: pace.season > pace.since ? params.newTeam : 0,
  variance: params.teamVariance,
});
