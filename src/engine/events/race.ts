import type { RaceEvent } from '#domain/events/race.ts';
import { isRaced, sessionType } from '#domain/events/session.ts';
import type { RaceOutcome } from '#domain/outcomes/race.ts';
import { predictRace } from '../racing/predict.ts';
import { isoDay } from '../ratings/day.ts';
import type { EventRatings } from './ratings.ts';
import type { Simulated } from './simulated.ts';

/** Fewer cars are no field yet. */
export const SMALLEST_RACE_FIELD = 10;

/** Simulates a race or sprint; undefined for other sessions and while the field is unknown. Throws as predictRace does. */
export function predictRaceEvent(
  race: RaceEvent,
  ratings: EventRatings,
  runs: number,
  drawn?: number,
): Simulated<RaceOutcome> | undefined {
  const { league, cars } = race;
  if (!isRaced(race.name) || cars.length < SMALLEST_RACE_FIELD) return undefined;
  const known = ratings.racing[league === 'F1' ? 'F1' : 'NASCAR'];
  const simulated = predictRace(
    cars,
    {
      series: league,
      name: race.name,
      date: race.startTime,
      track: race.track,
      kind: race.trackType,
      miles: race.trackMiles,
      sprint: sessionType(race.name) === 'Sprint',
    },
    known,
    runs,
    drawn,
  );
  return { ...simulated, learnedTo: isoDay(known.race.day) };
}
