import { clamp } from '#domain/numbers/numbers.ts';
import { HIGHEST_PROBABILITY, LOWEST_PROBABILITY } from '../inputs.ts';
import { rounded } from '../rounded.ts';

/** P(a wins) as an input: four digits. */
export const winAInput = (winA: number): number =>
  rounded(clamp(winA, LOWEST_PROBABILITY, HIGHEST_PROBABILITY), 4);
