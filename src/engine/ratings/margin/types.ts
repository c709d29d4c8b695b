import type { MarginLeague } from '#domain/leagues/index.ts';
import type { Shapes } from '../shapes.ts';
import type { StoredAbsences } from './absences/types.ts';
import type { MarginParams } from './params.ts';
import type { Preseason } from './preseason.ts';

/** A starter as both filters see him: points relative to an average starter, and variances. */
export interface MarginStarter {
  readonly name: string;
  /** Season of his last start. */
  readonly season: number;
  readonly line: number;
  readonly lineVar: number;
  readonly score: number;
  readonly scoreVar: number;
  /** His addition to the total, in leagues that rate it. */
  readonly total?: number | undefined;
  readonly totalVar?: number | undefined;
}

/**
 * One team of a margin league: `line` learns from closing lines and scores, `score` from scores alone. Without lines in any
 * season, both are the same.
 */
export interface MarginTeam {
  readonly line: number;
  readonly lineVar: number;
  readonly score: number;
  readonly scoreVar: number;
  readonly total: number;
  readonly totalVar: number;
  readonly park: number;
  readonly parkVar: number;
  readonly lineProgram: number;
  readonly scoreProgram: number;
  readonly seasons: number;
  /** Conference if it matters, else "". */
  readonly group: string;
  readonly season: number;
  readonly games: number;
  readonly seasonGames: number;
  readonly seasonWins: number;
  /** Day of the last game, days since 1970-01-01. */
  readonly lastDay: number;
  /** Line residuals of this season's last ten games, oldest first, in leagues that use them. */
  readonly residuals: readonly number[];
  /** Keys of its recent starters, latest first, in leagues that rate them. */
  readonly starters?: readonly string[] | undefined;
}

export interface MarginState {
  readonly league: MarginLeague;
  readonly season: number;
  /** Current day of the ratings, days since 1970-01-01: results of later days can be added. */
  readonly day: number;
  /** Share of recent results that came with a closing line, 0–1. */
  readonly lineShare: number;
  readonly homeLine: number;
  readonly homeLineVar: number;
  readonly homeScore: number;
  readonly homeScoreVar: number;
  readonly baseTotal: number;
  readonly baseTotalVar: number;
  /** Recent variance of totals around their expectation, usually 1; absent if it does not move. */
  readonly totalSpread?: number | undefined;
  /**
   * Covariances, if kept: home advantage first, then the teams and the starters, each in order of key; the rows of the lower
   * triangle without the diagonal. Absent: none.
   */
  readonly lineCovariance?: readonly number[] | undefined;
  readonly scoreCovariance?: readonly number[] | undefined;
  readonly params: MarginParams;
  /** Inputs of the simulation that do not depend on the game. */
  readonly shapes: Shapes;
  /** Facts about teams before coming seasons; applied when they open. */
  readonly preseason?: Preseason | undefined;
  readonly teams: Readonly<Record<string, MarginTeam>>;
  readonly starters?: Readonly<Record<string, MarginStarter>> | undefined;
  /** Players whose absence counts; absent if a league does not rate them. */
  readonly absences?: StoredAbsences | undefined;
}
