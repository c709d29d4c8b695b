import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { EventLeague } from '#domain/leagues/eventLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import type { Drawing } from './drawing.ts';
import type { Generator } from './rng/generator.ts';

/** Complete inputs of one game of any sport. Each model has its own type for them, and checks them. */
export type ModelInputs = Readonly<Record<string, unknown>>;

/** One game or event, ready to be played again and again. */
export interface Simulation<Outcome> {
  /**
   * Plays `runs` games and adds the results to the counts: with a block's own random numbers, or evenly from the point of its
   * first run on (`EvenTable`).
   */
  play(generator: Generator, runs: number, point: number): void;
  /** The counts so far: plain JSON, whole numbers. */
  outcome(): Outcome;
}

/**
 * One sport: turns inputs into simulated results. Pure: the same inputs, seed and runs give the same counts. Team sports count
 * final scores, individual sports what their markets need.
 */
export interface SportModel<Inputs = ModelInputs, Outcome = ScoreGrid> {
  /** Name in the registry and in every recipe, e.g. "football". */
  readonly id: string;
  readonly leagues: readonly (League | EventLeague)[];
  /** First engine that drew this model's runs evenly; absent for a model whose runs are played. */
  readonly evenSince?: string;
  /**
   * Throws a RangeError that names the first input missing, not finite or out of range.
   * @param drawing for recipes of older engines; evenly if not said. Models that play their runs have one way only
   */
  prepare(inputs: Inputs, drawing?: Drawing): Simulation<Outcome>;
  /** Adds up the counts of two parts of the same runs. */
  merge(one: Outcome, other: Outcome): Outcome;
}

/**
 * A model used without knowing its types, for example one that a stored recipe names. `prepare` checks its inputs, JSON of
 * unknown origin. Every SportModel is one.
 */
export type AnyModel = SportModel<unknown, unknown>;
