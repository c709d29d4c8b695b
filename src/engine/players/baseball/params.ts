import type { BaseballTables } from './types.ts';

/** How fast what was seen is forgotten, in days to a third of its weight. */
export interface Lives {
  readonly batter: number;
  readonly pitcher: number;
  readonly team: number;
  readonly league: number;
}

/** Events of average play that are added to what was seen: how much the average is heeded. */
export interface Shrinkage {
  /** Plate appearances. */
  readonly reaches: number;
  /** Hits and walks. */
  readonly walk: number;
  readonly double: number;
  readonly triple: number;
  readonly homeRun: number;
  /** Plate appearances in which he did not reach. */
  readonly strikeout: number;
  readonly hitByPitch: number;
  /** Times on first. */
  readonly steals: number;
  /** Turns that the league's habit would have given to another. */
  readonly leaves: number;
  /** Of pitchers: batters who did not reach; hits and walks. */
  readonly pitcherStrikeout: number;
  readonly pitcherWalk: number;
  readonly pitcherHomeRun: number;
  /** Of teams: strikeouts. */
  readonly team: number;
}

/** A start's expected outs above the league's mean: weights of what is known before it. */
export interface LengthWeights {
  readonly constant: number;
  readonly recent: number;
  readonly long: number;
  /** First start of a season; back after a pause; fewer than three starts in all. */
  readonly first: number;
  readonly returning: number;
  readonly fresh: number;
  /** Logarithm of his strikeout and walk factors. */
  readonly strikeout: number;
  readonly walk: number;
}

export interface BaseballParams {
  readonly tables: BaseballTables;
  readonly lives: Lives;
  readonly shrinkage: Shrinkage;
  readonly length: LengthWeights;
  /** SD of the expected outs of a starter with a record, and of one without. */
  readonly outsSd: readonly [known: number, fresh: number];
  /** SD of the logarithm of a starter's strikeout odds from start to start. */
  readonly form: number;
  /** SD of the logarithm of a batter's odds to reach of whom nothing is known. */
  readonly unknown: number;
}
