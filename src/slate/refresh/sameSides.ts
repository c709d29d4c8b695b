const DAY_MS = 86_400_000;

/** A contest that is on the ledger or about to be. */
export interface KnownContest {
  readonly id: number;
  readonly league: string;
  readonly startTime: string;
  readonly sides: readonly [string, string];
}

const pairOf = ({ league, sides }: KnownContest): string => [league, ...sides.toSorted()].join('|');

/**
 * Of each contest the others of its league between the same two sides, in either order, that start within a day of it; the
 * smallest id first. Two such games are a double-header, or one game under two ids: the ledger says which it knows of.
 */
export function sameSides(
  contests: readonly KnownContest[],
): (contest: KnownContest) => readonly number[] {
  const pairs = Map.groupBy(contests, pairOf);
  return (contest) => {
    const start = Date.parse(contest.startTime);
    const others = (pairs.get(pairOf(contest)) ?? []).filter(
      ({ id, startTime }) => id !== contest.id && Math.abs(Date.parse(startTime) - start) <= DAY_MS,
    );
    return [...new Set(others.map(({ id }) => id))].sort((one, other) => one - other);
  };
}
