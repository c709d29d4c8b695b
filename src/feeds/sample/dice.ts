import { sfc32, uniform } from '#engine/rng/generator.ts';
import { fnv1a } from '#engine/rng/hash.ts';

/** Random numbers of something made up: the same seed gives the same numbers. */
export interface Dice {
  /** Uniform on (0, 1). */
  readonly next: () => number;
  /** Whether an event with this chance, 0–1, happens. */
  readonly happens: (chance: number) => boolean;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  readonly one: <T>(list: readonly T[]) => T;
}

/** Separate dice for each purpose, so that another throw for one does not change the others. */
export function diceOf(seed: number | string, purpose: string): Dice {
  const generator = sfc32(fnv1a(`${seed} ${purpose}`));
  const next = () => uniform(generator);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    happens: (chance) => next() < chance,
    one: (list) => {
      const found = list[between(0, list.length - 1)];
      if (found === undefined) throw new RangeError('nothing to choose from');
      return found;
    },
  };
}
