import type { MarginLeague } from '#domain/leagues/index.ts';
import type { Shapes } from '../shapes.ts';
import type { StoredAbsences } from './absences/types.ts';
import type { MarginParams } from './params.ts';
import type { Preseason } from './preseason.ts';

/** One who has started, as both filters see him: points beside an average starter, and variances. */
export interface MarginStarter {
  readonly name: string;
  /** Season of his last start. */
  readonly season: number;
  readonly line: number;
  readonly lineVar: number;
  readonly score: number;
  readonly scoreVar: number;
  /** His addition to the total, where the league rates it. */
  readonly total?: number | undefined;
  readonly totalVar?: number | undefined;
}

/**
 * One team of a margin league: `line` learns from closing lines and scores, `score` from scores alone. Where no season
 * has lines, both are the same.
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
  /** Conference where it matters, else "". */
  readonly group: string;
  readonly season: number;
  readonly games: number;
  readonly seasonGames: number;
  readonly seasonWins: number;
  /** Day of the last game, days since 1970-01-01. */
  readonly lastDay: number;
  /** Line residuals of this season's last ten games, oldest first, where the league uses them. */
  readonly residuals: readonly number[];
  /** Keys of its last starters, the last first, where the league rates them. */
  readonly starters?: readonly string[] | undefined;
}

export interface MarginState {
  readonly league: MarginLeague;
  readonly season: number;
  /** Day the ratings stand at, days since 1970-01-01: results of later days are folded in. */
  readonly day: number;
  /** Share of recent results that came with a closing line, 0–1. */
  readonly lineShare: number;
  readonly homeLine: number;
  readonly homeLineVar: number;
  readonly homeScore: number;
  readonly homeScoreVar: number;
  readonly baseTotal: number;
  readonly baseTotalVar: number;
  /** Variance of totals around their expectation of late, 1 as usual; absent where it does not move. */
  readonly totalSpread?: number | undefined;
  /**
   * Covariances where they are kept: home advantage first, then the teams and the starters, each in order of key; the
   * rows of the lower triangle without the diagonal. Absent: none.
   */
  readonly lineCovariance?: readonly number[] | undefined;
  readonly scoreCovariance?: readonly number[] | undefined;
  readonly params: MarginParams;
  /** Numbers the simulation needs beside the game's own. */
  readonly shapes: Shapes;
  /** Facts known of teams before seasons to come; heeded when they open. */
  readonly preseason?: Preseason | undefined;
  readonly teams: Readonly<Record<string, MarginTeam>>;
  readonly starters?: Readonly<Record<string, MarginStarter>> | undefined;
  /** Players whose absence counts; absent where a league's are not rated. */
  readonly absences?: StoredAbsences | undefined;
}
