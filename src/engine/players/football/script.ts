import type { ScriptTerms } from './params.ts';

/**
 * A linear figure of a side's run: parts[0] at the usual game (22.5 points each, 1.5 touchdowns passed and 1 rushed), then what ten points,
 * a touchdown and ten points of margin either way move it.
 */
export const scripted = (
  parts: ScriptTerms,
  own: number,
  other: number,
  passed: number,
  rushed: number,
): number =>
  (parts[0] ?? 0) +
  (parts[1] ?? 0) * (own / 10 - 2.25) +
  (parts[2] ?? 0) * (other / 10 - 2.25) +
  (parts[3] ?? 0) * (passed - 1.5) +
  (parts[4] ?? 0) * (rushed - 1) +
  (parts[5] ?? 0) * (Math.abs(own - other) / 10);
