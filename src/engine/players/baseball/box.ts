/** What a final box score says of a batter. */
export interface BatterBox {
  readonly playerId: string;
  /** Place in the order, 1 to 9. */
  readonly slot: number;
  /** Whether he started there. */
  readonly started: boolean;
  readonly plateAppearances: number;
  readonly hits: number;
  readonly doubles: number;
  readonly triples: number;
  readonly homeRuns: number;
  readonly walks: number;
  readonly hitByPitch: number;
  readonly strikeouts: number;
  readonly stolenBases: number;
}

/** What it says of a starting pitcher. */
export interface StarterBox {
  readonly playerId: string;
  readonly outs: number;
  readonly battersFaced: number;
  readonly hits: number;
  readonly walks: number;
  readonly homeRuns: number;
  readonly strikeouts: number;
}

export interface BaseballBoxSide {
  readonly team: string;
  readonly runs: number;
  /** Empty where the box score is not known. */
  readonly batters: readonly BatterBox[];
  readonly starter: StarterBox | undefined;
}

/** A game that has ended. */
export interface BaseballBox {
  readonly season: number;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly home: BaseballBoxSide;
  readonly away: BaseballBoxSide;
}
