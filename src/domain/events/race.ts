import type { RaceOutcome } from '../outcomes/race.ts';
import type { EventFacts, EventPrediction } from './event.ts';

/** A car entered for a race. */
export interface RaceCar {
  readonly driver: string;
  /** Team or constructor. */
  readonly team: string;
  /** Manufacturer, in NASCAR. */
  readonly make?: string | undefined;
  readonly number?: string | undefined;
  /** Starting slot from 1, once known. */
  readonly grid?: number | undefined;
  /** Strength from another source, see the engine's EnteredCar. */
  readonly rating?: number | undefined;
}

export interface RaceResult {
  /** Drivers in order of finish, as the entry list names them. */
  readonly order: readonly string[];
  readonly retired: readonly string[];
}

/** A race, or another session of its weekend; only races and sprints have predictions. */
export interface RaceEvent extends EventFacts {
  readonly kind: 'race';
  readonly league: 'F1' | 'NASCAR-Cup' | 'NASCAR-Xfinity' | 'NASCAR-Truck';
  /** Circuit or track. */
  readonly track: string;
  /** "superspeedway", "intermediate", "short track", "road course" …, if the feed names one. */
  readonly trackType?: string | undefined;
  /** Length of a lap, miles. */
  readonly trackMiles?: number | undefined;
  readonly laps?: number | undefined;
  /** Race distance, miles. */
  readonly miles?: number | undefined;
  /** One authored sentence, in samples. */
  readonly keyStoryline?: string | undefined;
  /** Empty while unknown. */
  readonly cars: readonly RaceCar[];
  /** Pairs of drivers worth comparing. */
  readonly matchups: readonly (readonly [one: string, other: string])[];
  readonly result?: RaceResult | undefined;
  readonly prediction?: EventPrediction<RaceOutcome> | undefined;
}
