import type { PaceParts } from '#domain/events/origin.ts';
import { own } from '../own.ts';
import type { Pace, PaceForecast, PaceParams, Rating } from './pace.ts';
import type { RacingEntrant } from './race.ts';

/** A car's pace on a kind of track; a driver or team without a rating counts as a newcomer. */
export const forecastPace = (
  pace: Pace,
  params: PaceParams,
  entrant: RacingEntrant,
  trackType: string,
): PaceForecast => paceOf(paceParts(pace, params, entrant, trackType));

/** A pace from its parts. */
export const paceOf = ([driver, team, track, variance]: PaceParts): PaceForecast => ({
  mean: driver + team + track,
  variance,
});

/** What a car's pace is the sum of. */
export function paceParts(
  pace: Pace,
  params: PaceParams,
  entrant: RacingEntrant,
  trackType: string,
): PaceParts {
  const driver = own(pace.drivers, entrant.driver);
  const type = driver && own(driver.types, trackType);
  const [d, t, k] = [
    driver ?? newDriver(pace, params),
    own(pace.teams, entrant.team) ?? newRacingTeam(pace, params),
    type,
  ];
  const variance = d.variance + t.variance + (k?.variance ?? params.typeVariance);
  return [d.mean, t.mean, k?.mean ?? 0, variance];
}

/** A driver's rating before his first race: as uncertain as a newcomer, with a new season's drift on top. */
export const newDriver = (pace: Pace, params: PaceParams): Rating =>
  pace.season > pace.since
    ? { mean: params.newDriver, variance: params.driverVariance + params.driverSeason }
    : { mean: 0, variance: params.driverVariance };

/** A team's rating before its first race, likewise. */
export const newRacingTeam = (pace: Pace, params: PaceParams): Rating =>
  pace.season > pace.since
    ? { mean: params.newTeam, variance: params.teamVariance + params.teamSeason }
    : { mean: 0, variance: params.teamVariance };
