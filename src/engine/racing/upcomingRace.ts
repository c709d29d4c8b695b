import type { EventLeague } from '#domain/leagues/eventLeague.ts';

export type RaceSeries = Extract<
  EventLeague,
  'F1' | 'NASCAR-Cup' | 'NASCAR-Xfinity' | 'NASCAR-Truck'
>;

/** A race to be predicted. */
export interface UpcomingRace {
  readonly series: RaceSeries;
  /** Name of the race, part of the seed. */
  readonly name: string;
  /** ISO 8601 day or instant of the start. */
  readonly date: string;
  /** Circuit, track or venue; it determines the kind of track. */
  readonly track: string;
  /** Kind of track if the feed names one; lap length in miles if known. */
  readonly kind?: string | undefined;
  readonly miles?: number | undefined;
  /** Formula 1: a sprint, not the Grand Prix. */
  readonly sprint?: boolean | undefined;
}

/** A car entered for it. */
export interface EnteredCar {
  /** Names for readers; rating keys are made from them. */
  readonly driver: string;
  readonly team: string;
  readonly make?: string | undefined;
  /** Starting slot from 1, once known. */
  readonly grid?: number | undefined;
  /**
   * Strength in SDs of one race's luck relative to the field's mean, −5 to 5, if another source gives one: Xfinity and Trucks,
   * whose results are not known.
   */
  readonly rating?: number | undefined;
}
