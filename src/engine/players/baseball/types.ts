/** What a batter does in a plate appearance against average pitching; shares of 0 to 1. */
export interface BatterRates {
  /** Hits and walks per plate appearance. */
  readonly reaches: number;
  /** Of hits and walks: walks, doubles, triples and home runs; the rest are singles. */
  readonly walk: number;
  readonly double: number;
  readonly triple: number;
  readonly homeRun: number;
  /** Of plate appearances without a hit or a walk: strikeouts, and hit by a pitch. */
  readonly strikeout: number;
  readonly hitByPitch: number;
  /** Bases stolen per time that he stood on first. */
  readonly steals: number;
}

/** A batter who may start in a place of the batting order; nobody stands in two places. */
export interface Batter extends BatterRates {
  readonly playerId: string;
  /** Place in the batting order, 1 to 9. */
  readonly slot: number;
  /** Chance that he starts there, 0 to 1; a place's chances add up to 1 at most, the rest is the bench's. */
  readonly chance: number;
  /** How readily he is replaced during a game: 1 is the league's habit, 0 to 8. */
  readonly leaves: number;
  /** SD of the logarithm of his odds to reach: what is not known of him, 0 to 1. */
  readonly unknown: number;
}

/** A pitcher who may start, beside an average starter. */
export interface StartingPitcher {
  readonly playerId: string;
  /** Chance that he starts, 0 to 1; the rest is an average starter's. */
  readonly chance: number;
  /** Expected outs, 0 to 27, and the SD of that expectation. */
  readonly outs: number;
  readonly outsSd: number;
  /** Factors on odds, .1 to 10: a strikeout where nobody reaches, a walk among hits and walks, a home run among hits and walks. */
  readonly strikeout: number;
  readonly walk: number;
  readonly homeRun: number;
  /** SD of the logarithm of his strikeout odds from start to start, and of what is not known of him, 0 to 1. */
  readonly form: number;
}

/** A team's players before a game. */
export interface BaseballSquad {
  readonly batters: readonly Batter[];
  readonly starters: readonly StartingPitcher[];
  /** Who bats where no batter is known or the one who started has left. */
  readonly bench: BatterRates;
}

/** How often each whole number from `from` on came up, as shares; the likeliest first place for what was never seen is absent. */
interface Shares {
  readonly from: number;
  readonly shares: readonly number[];
}

/** What `npm run fit` counts in the games of earlier seasons: how a score came about. */
export interface BaseballTables {
  /** By the runs that the batting side scored, 0 to 10 (10 and more): outs of starters of ordinary length, from 0. */
  readonly outs: readonly (readonly number[])[];
  /** Share of games with so many runs, 0 to 10. */
  readonly runs: readonly number[];
  /** An average starter. */
  readonly averageOuts: number;
  /** By group of outs, then by runs of the side (0 to 10): runs charged to the starter. */
  readonly charged: readonly (readonly (readonly number[])[])[];
  /** By group of outs, then by group of runs charged: runners he left on base. */
  readonly left: readonly (readonly (readonly number[])[])[];
  /** By batters faced less outs, 0 to 9: how many of them were neither hits nor walks, less outs on the bases. */
  readonly besides: readonly Shares[];
  /** By runs charged, 0 to 10: unearned ones. */
  readonly unearned: readonly (readonly number[])[];
  /** By way the game ended for the batting side, then by group of outs left to relievers: batters they faced less outs and runs. */
  readonly relieved: readonly (readonly Shares[])[];
  /** Hits and walks against relievers: constant, per batter, per run; and what it misses by. */
  readonly reachedRelief: {
    readonly constant: number;
    readonly batter: number;
    readonly run: number;
    readonly misses: Shares;
  };
  /** By group of runs per hit and walk: factors on the odds of a walk, single, double, triple, home run. */
  readonly scoringTypes: readonly (readonly number[])[];
  /** Against the starter and against relievers: factors on the odds of a strikeout, and of a walk among hits and walks. */
  readonly strikeouts: readonly [number, number];
  readonly walks: readonly [number, number];
  /** By turn at bat (second on), against the starter and against relievers: chance that the batter has been replaced. */
  readonly replaced: readonly (readonly [number, number])[];
  /** Factor on it where the sides end six runs apart or more, and where they do not. */
  readonly decided: readonly [near: number, far: number];
  /** Odds to score of a walk, single, double, triple, hit by pitch, out; of each place in the order beside that. */
  readonly scores: readonly number[];
  readonly scoresBySlot: readonly number[];
  /** Odds to drive a run in of a walk, single, double, triple, home run, hit by pitch, out, strikeout; share of runs driven in. */
  readonly drives: readonly number[];
  readonly driven: number;
}
