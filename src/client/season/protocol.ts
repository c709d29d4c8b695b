import type { CountedPlan, SurvivorPlan } from '#domain/season/pools/pool.ts';
import type { SeasonPick } from '#domain/season/seasonPick.ts';
import type { SeasonRecipe } from '#domain/season/seasonView.ts';

/** Request to play a season, as published or with results set. */
export interface SeasonAsked {
  /** The page's own number for it, given back with the answer. */
  readonly id: number;
  readonly recipe: SeasonRecipe;
  readonly runs: number;
  readonly picks: readonly SeasonPick[];
}

/** What a table shows besides odds, with results set. */
export interface SetTables {
  /** By team: what they change of its mean of wins or points, and the middle 80 %. */
  readonly expected: readonly {
    readonly change: number;
    readonly low: number;
    readonly high: number;
  }[];
  /** ranks[team][place − 1]: share of seasons, 0–1. */
  readonly ranks: readonly (readonly number[])[];
  /** How many seasons of equal weight the weighted ones are as good as. */
  readonly effective: number;
}

/** What a worker gives back. */
export interface SeasonReply {
  readonly id: number;
  readonly runs: number;
  /** goals[goal][team]: share of seasons, 0–1. */
  readonly goals: readonly (readonly number[])[];
  /**
   * What the results set change against the same seasons without them, and the standard errors of that, as `goals`; only if
   * something is set.
   */
  readonly changes?: readonly (readonly number[])[] | undefined;
  readonly errors?: readonly (readonly number[])[] | undefined;
  /** By team, with what is set; only if something is. */
  readonly tables?: SetTables | undefined;
  /** SHA-256 of the counts' canonical JSON without the hinges, and of the inputs', hex; only if nothing is set. */
  readonly hashes?: { readonly counts: string; readonly inputs: string } | undefined;
  /** Milliseconds of playing with what is set, without fetching. */
  readonly took: number;
}

/** Request for the best plan of a survivor pool. */
export interface PlanAsked {
  readonly id: number;
  readonly recipe: SeasonRecipe;
  /** Seasons to count it in; 0: none, the plan alone. */
  readonly runs: number;
  /** Teams that cannot be picked any more, and games that have begun. */
  readonly used: readonly number[];
  readonly begun: readonly number[];
}

export interface PlanAnswer {
  readonly id: number;
  readonly plan: SurvivorPlan;
  /** Share of seasons in which every step up to each won, 0–1; absent where it was not counted. */
  readonly survived?: CountedPlan['survived'] | undefined;
}

export type AskedOfWorker = SeasonAsked | PlanAsked;

export type SeasonMessage =
  | SeasonReply
  | PlanAnswer
  | { readonly id: number; readonly refused: string };
