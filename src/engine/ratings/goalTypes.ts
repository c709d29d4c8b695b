import type { Shapes } from './shapes.ts';

/** Leagues rated by attack and defence. */
export type GoalLeague = 'MLS' | 'EPL' | 'LaLiga' | 'Bundesliga' | 'SerieA';

export interface GoalParams {
  readonly drift: number;
  readonly offseason: number;
  readonly carry: number;
  readonly newAttack: number;
  readonly newDefence: number;
  /** Variance of a closing line's log ratio and log product of the two rates. */
  readonly ratioVariance: number;
  readonly productVariance: number;
  readonly rho: number;
  readonly baseDrift: number;
  readonly homeDrift: number;
}

export interface GoalTeam {
  readonly attack: number;
  readonly attackVar: number;
  readonly defence: number;
  readonly defenceVar: number;
  readonly season: number;
  readonly games: number;
  readonly lastDay: number;
}

export interface GoalState {
  readonly league: GoalLeague;
  readonly season: number;
  /** The season before this one that had results. */
  readonly seasonBefore: number;
  readonly day: number;
  readonly base: number;
  readonly baseVar: number;
  readonly home: number;
  readonly homeVar: number;
  readonly params: GoalParams;
  readonly shapes: Shapes;
  readonly teams: Readonly<Record<string, GoalTeam>>;
}
