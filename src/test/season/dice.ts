import { sfc32, uniform } from '#engine/rng/generator.ts';
import { fnv1a } from '#engine/rng/hash.ts';

/** Chance of one season: the same seed, the same season. */
export interface Dice {
  /** Uniform on (0, 1). */
  readonly next: () => number;
  /** Whether something of this chance, 0–1, happens. */
  readonly happens: (chance: number) => boolean;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  readonly one: <T>(list: readonly T[]) => T;
}

/** Dice of their own for each purpose, so that one more throw for one changes nothing of the others. */
export function diceOf(seed: number, purpose: string): Dice {
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
