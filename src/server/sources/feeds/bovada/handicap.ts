import { readSpread } from '../../reading/price.ts';
import type { BovadaOutcome } from './schema.ts';

/**
 * A handicap or total as Bovada writes it. A quarter line (−0.75) may come as two neighbouring half lines, in one
 * text ("-0.5,-1.0", "0.5/1.0") or in two fields (`handicap`, `handicap2`): the line between them.
 */
export function readHandicap(price: BovadaOutcome['price']): number | undefined {
  const { handicap, handicap2 } = price ?? {};
  const parts = typeof handicap === 'string' ? handicap.trim().split(/\s*[,/]\s*|\s+/) : [handicap];
  const lines = (handicap2 === undefined ? parts : [...parts, handicap2]).map(readSpread);
  const [first, second] = lines;
  if (first === undefined || lines.length > 2) return undefined;
  if (lines.length === 1 || first === second) return first;
  if (second === undefined || Math.abs(first - second) !== 0.5) return undefined;
  return (first + second) / 2;
}
