import { sfc32, uniform } from '#engine/rng/generator.ts';

/** From 0 to below 1; the same for the same seed. */
export function randomOf(seed: number): () => number {
  const generator = sfc32(seed);
  return () => uniform(generator);
}

/** The items in random order. */
export const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
