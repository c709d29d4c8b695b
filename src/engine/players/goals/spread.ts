import { type Generator, uniform } from '../../rng/generator.ts';
import { normal } from '../../rng/normal.ts';

/** How far a share or a time strays from its mean: two normals, the wider one for the odd night. */
export interface GoalSpread {
  /** SD of the usual night, of the mean. */
  readonly usual: number;
  /** SD of the odd one, of the mean. */
  readonly odd: number;
  /** Chance of an odd one, 0 to 1. */
  readonly oddChance: number;
}

/**
 * A time on the field or ice about its mean, not below 0.
 * @param leaves chance that he leaves early, having played any share of the mean
 * @param more SD of what is not known of the mean, a share of it
 */
export function timeDrawn(
  generator: Generator,
  mean: number,
  spread: GoalSpread,
  leaves: number,
  more: number,
): number {
  const luck = uniform(generator);
  if (luck < leaves) return (mean * luck) / leaves;
  const sd = luck < leaves + (1 - leaves) * spread.oddChance ? spread.odd : spread.usual;
  const drawn = 1 + Math.sqrt(sd * sd + more * more) * normal(generator);
  return drawn > 0 ? mean * drawn : 0;
}
