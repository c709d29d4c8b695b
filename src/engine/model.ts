import type { League } from '#domain/league.ts';
import type { ScoreGrid } from '#domain/scoreGrid.ts';

/** Numeric inputs of one game's simulation, complete: keys and units are each model's own. */
export type ModelInputs = Readonly<Record<string, number>>;

/** One sport: how inputs become simulated final scores. Pure; the same inputs, seed and runs give the same counts. */
export interface SportModel {
  /** Name in the registry and in every recipe, e.g. "football". */
  readonly id: string;
  readonly leagues: readonly League[];
  /** Throws a RangeError that names the input where one is missing, not finite or out of its range. */
  simulate(inputs: ModelInputs, seed: number, runs: number): ScoreGrid;
}
