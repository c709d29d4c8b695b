import type { Recipe } from '#domain/game/prediction.ts';
import type { SeedFrom } from '#domain/game/seedFrom.ts';

/** Which contest a new prediction is of. */
export type UnseededContest =
  | { readonly gameId: number }
  | { readonly eventId: number; readonly part: string };

/** A seed with its origin. */
export interface Seed {
  readonly seed: number;
  readonly from: SeedFrom;
}

/** A prediction to be made: all but its seed, which comes after its inputs are on the ledger. */
export interface Unseeded<Made> {
  readonly contest: UnseededContest;
  /** With the seed of the published rule. */
  readonly recipe: Recipe<unknown>;
  /** What the rule makes that seed from. */
  readonly seedParts: readonly string[];
  /** Simulates it. Throws as the engine does. */
  readonly play: (seed: Seed) => Made;
}

/**
 * How predictions get their seeds, part of what tells one from another: a stored one of before does not say where its seed comes
 * from, so that it is made anew rather than said again.
 */
export const SEEDS = 1;
