import type { League } from '#domain/league.ts';
import { isPossibleScore } from '#domain/plausible/score.ts';

/** A side's score: a whole number, as text, number or `{ value }`. Undefined for anything else. */
export function readScore(value: unknown, league: League): number | undefined {
  const inner =
    typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  const digits = typeof inner === 'string' && /^\s*\d{1,3}(\.0+)?\s*$/.test(inner);
  const score = digits ? Number(inner) : inner;
  return typeof score === 'number' && isPossibleScore(score, league) ? score : undefined;
}
