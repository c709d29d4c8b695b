import { type Histogram, splitAt } from '../game/scoreGrid.ts';

/**
 * Where a side's result fell among the simulated games, a percentile from 1 to 99: the share of them in which the side did worse,
 * and half of those that ended exactly so. Undefined if nothing was simulated.
 * @param margins runs by home score − away score
 * @param margin the result: home score − away score
 */
export function whereItFell(
  margins: Histogram,
  margin: number,
  side: 'home' | 'away',
): number | undefined {
  if (margins.length === 0) return undefined;
  const { above, at, below } = splitAt(margins, margin);
  const worse = side === 'home' ? below : above;
  return Math.min(99, Math.max(1, Math.round(100 * (worse + at / 2))));
}

/** "won by 4", "lost by 1", "drew": what a result was for a side. */
export function outcomeWords(own: number, other: number): string {
  if (own === other) return 'drew';
  return own > other ? `won by ${own - other}` : `lost by ${other - own}`;
}
