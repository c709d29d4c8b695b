import { chanceOfAtLeast } from '#domain/numbers/binomial.ts';

/** Half of what lies outside a 95 % range. */
const TAIL = 0.025;

/**
 * Whether a number of hits lies outside the central 95 % of the binomial distribution: more or fewer than a chance `p` explains.
 * Of twenty such questions one is answered so by luck.
 */
export const isBeyondChance = (hits: number, tries: number, p: number): boolean =>
  chanceOfAtLeast(hits, tries, p) < TAIL || 1 - chanceOfAtLeast(hits + 1, tries, p) < TAIL;
