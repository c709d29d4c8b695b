import type { FileMatch } from './row.ts';

/** Sorted by day of play, then round, then place in the file. */
export function matchesInOrder(matches: readonly FileMatch[]): FileMatch[] {
  return matches
    .map((match, place) => ({ match, place }))
    .sort(
      (one, other) =>
        one.match.day - other.match.day ||
        one.match.order - other.match.order ||
        one.place - other.place,
    )
    .map(({ match }, order) => ({ ...match, order }));
}
