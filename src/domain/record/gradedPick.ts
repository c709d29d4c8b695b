import type { RecordRow } from './recordRow.ts';

/** Picks involving a league's team, fighter, player or driver, latest first. */
export const gradedPicks = (
  picks: readonly RecordRow[],
  league: string,
  name: string,
): readonly RecordRow[] =>
  picks
    .filter((graded) => graded.league === league)
    .filter(({ pick, opponent }) => pick === name || opponent === name)
    .toSorted((one, other) => other.startTime.localeCompare(one.startTime) || other.id - one.id);
