import { FileError } from '../../data/readRows.ts';

/** The season to test, the newest if none is asked for. Throws a FileError unless at least two seasons come before it. */
export function testedSeason(league: string, seasons: readonly number[], asked?: number): number {
  const known = [...new Set(seasons)].sort((one, other) => one - other);
  const tested = asked ?? known.at(-1);
  const before = known.filter((season) => season < (tested ?? 0)).length;
  if (tested === undefined || !known.includes(tested) || before < 2)
    throw new FileError(`${league} players: season ${tested} has not two seasons before it`);
  return tested;
}
