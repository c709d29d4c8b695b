/** A car and its driver in one race, as the ratings name them. */
export interface RacingEntrant {
  /** Rating keys: see keys.ts. */
  readonly driver: string;
  readonly team: string;
  /** Starting slot from 1; pit-lane starters count as last. Absent if unknown. */
  readonly grid?: number | undefined;
  /** Rank in this race's qualifying from 1, if it differs from the grid (penalties). */
  readonly qualified?: number | undefined;
}

/** What happened to one entrant. */
export interface RaceFinisher extends RacingEntrant {
  /** Rank among the classified from 1; undefined for who retired, was disqualified or not classified. */
  readonly finish: number | undefined;
  /** Rank on the result sheet from 1, retired cars included. */
  readonly place: number;
}

/** When and where a race is held. */
export interface RaceDay {
  /** Calendar year of the season. */
  readonly season: number;
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Kind of track, see stockcar/trackType.ts and formula1/trackType.ts. */
  readonly trackType: string;
}

/** A finished race, from which the ratings learn. */
export interface RatedRace extends RaceDay {
  readonly entrants: readonly RaceFinisher[];
}
