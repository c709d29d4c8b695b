import type { GoalLeague } from '#domain/leagues/index.ts';
import type { GoalFilterParams } from './params.ts';

/** The two filters: one learns from closing lines of past games and from results, the other from results alone. */
export const GOAL_FILTERS = ['lines', 'results'] as const;
export type GoalFilter = (typeof GOAL_FILTERS)[number];

/**
 * One club as one filter sees it, relative to the league's mean.
 * ln(home rate ÷ away rate) = 2 · home advantage + difference of strengths;
 * ln(home rate · away rate) = 2 · base + sum of tempos.
 * So attack is (strength + tempo) ÷ 2 and defence (strength − tempo) ÷ 2.
 */
export interface GoalRating {
  readonly strength: number;
  readonly strengthVar: number;
  readonly tempo: number;
  readonly tempoVar: number;
}

/** The league as one filter sees it: mean log rate at a neutral site, and half the log ratio due to playing at home. */
export interface GoalLevel {
  readonly base: number;
  readonly baseVar: number;
  readonly home: number;
  readonly homeVar: number;
}

export interface GoalTeam extends Readonly<Record<GoalFilter, GoalRating>> {
  /** Season of its last game. */
  readonly season: number;
  readonly games: number;
  /** Games and points (3 for a win, 1 for a draw) of that season. */
  readonly seasonGames: number;
  readonly seasonPoints: number;
  /** Current day of the ratings, days since 1970-01-01. */
  readonly lastDay: number;
}

export interface GoalState extends Readonly<Record<GoalFilter, GoalLevel>> {
  readonly league: GoalLeague;
  readonly season: number;
  /** The last season before this one with results of ten clubs or more, and how many clubs played in it (0: none). */
  readonly seasonBefore: number;
  readonly clubsBefore: number;
  readonly day: number;
  /** Share of recent results that came with a closing line, 0–1. */
  readonly lineShare: number;
  readonly params: Readonly<Record<GoalFilter, GoalFilterParams>>;
  /** Share of leads of two goals or more that end a goal smaller: see soccer/model.ts. */
  readonly easing: number;
  readonly teams: Readonly<Record<string, GoalTeam>>;
}
