import type { BaseballTables } from './types.ts';

/** How fast what was seen is forgotten, in days to a third of its weight. */
interface Lives {
  readonly park: number;
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
  /** Of teams and ballparks: strikeouts. */
  readonly team: number;
  readonly park: number;
}

/** A start's expected outs above the league's mean: weights of what is known before it. */
export interface LengthWeights {
  readonly constant: number;
  readonly recent: number;
  readonly long: number;
  /** Outs a start this season above the mean; batters faced above an average start's, in a few starts and in the last. */
  readonly season: number;
  readonly faced: number;
  readonly lastFaced: number;
  /** First start of a season; second or third; back after a pause; fewer than three starts in all; a reliever who starts. */
  readonly first: number;
  readonly second: number;
  readonly returning: number;
  readonly fresh: number;
  readonly reliever: number;
  /** 1 on a season's first day, 0 from its thirtieth on; its last month; the postseason. */
  readonly early: number;
  readonly late: number;
  readonly postseason: number;
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
  /** Factor on the strikeout odds of a starter at home, its inverse of a visitor; and of one of whom nothing is known. */
  readonly atHome: number;
  readonly unproven: number;
  /** SD of the logarithm of a starter's strikeout odds from start to start. */
  readonly form: number;
  /** SD of the logarithm of a batter's odds to reach of whom nothing is known. */
  readonly unknown: number;
}
