import { FileError } from '../data/readRows.ts';

/** How many seasons are walked where none is asked for: the newest. */
const NEWEST = 2;

/**
 * The seasons asked for, or the newest that have one before them to be fitted on, ascending.
 * Throws a FileError where there is none, or one that was asked for has no games or none before it.
 */
export function testedSeasons(
  league: string,
  rows: readonly { readonly season: number }[],
  asked: readonly number[] | undefined,
  most = NEWEST,
): readonly number[] {
  const known = [...new Set(rows.map(({ season }) => season))].sort((one, other) => one - other);
  const seasons = asked ?? known.slice(1).slice(-most);
  if (seasons.length === 0) throw new FileError(`${league}: no season before ${known[0]}`);
  for (const season of seasons) {
    if (!known.includes(season)) throw new FileError(`${league}: no games of season ${season}`);
    if (season === known[0]) throw new FileError(`${league}: no season before ${season}`);
  }
  return seasons;
}
