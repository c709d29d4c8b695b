import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { EventLeague } from '#domain/leagues/eventLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import type { Generator } from './rng/generator.ts';

/** Inputs of one game of whatever sport, complete: each model has a type of its own for them, and checks them. */
export type ModelInputs = Readonly<Record<string, unknown>>;

/** One game or event, ready to be played again and again. */
export interface Simulation<Outcome> {
  /** Plays it `runs` times with a block's own random numbers and adds the results to the counts. */
  play(generator: Generator, runs: number): void;
  /** The counts so far: plain JSON, whole numbers. */
  outcome(): Outcome;
}

/**
 * One sport: how inputs become simulated results. Pure; the same inputs, seed and runs give the same counts.
 * Team sports count final scores, individual sports what their markets ask.
 */
export interface SportModel<Inputs = ModelInputs, Outcome = ScoreGrid> {
  /** Name in the registry and in every recipe, e.g. "football". */
  readonly id: string;
  readonly leagues: readonly (League | EventLeague)[];
  /** Throws a RangeError that names the input where one is missing, not finite or out of its range. */
  prepare(inputs: Inputs): Simulation<Outcome>;
  /** Counts of two parts of the same runs, added up. */
  merge(one: Outcome, other: Outcome): Outcome;
}

/**
 * A model whose types are not known where it is used, as where a stored recipe names it. Its inputs are JSON of
 * unknown origin: `prepare` checks them. Every SportModel is one.
 */
export type AnyModel = SportModel<unknown, unknown>;
