import type { GolfRow } from './row.ts';

/** From this share of equal lines on, two leaderboards of one day count as the same. */
const COPY = 0.8;

/** Whether two leaderboards of the same day are mostly the same lines. */
export function isCopy(one: readonly GolfRow[], other: readonly GolfRow[]): boolean {
  if (one[0]?.date !== other[0]?.date) return false;
  const lines = new Set(other.map(lineOf));
  const same = one.filter((row) => lines.has(lineOf(row))).length;
  return same > COPY * Math.max(one.length, other.length);
}

const lineOf = ({ key, rounds }: GolfRow): string => `${key}|${rounds[0]}|${rounds[1]}`;
