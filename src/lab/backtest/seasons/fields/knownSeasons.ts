import { join } from 'node:path';
import type { League } from '#domain/leagues/league.ts';
import { readGameFile } from '../../../fit/readGameFile.ts';
import type { FileGame } from '../../../fit/row.ts';

/** A season whose games are all known. */
export interface KnownSeason {
  readonly season: number;
  /** Games that count in the table, in order of date. */
  readonly regular: readonly FileGame[];
  /** Games of the postseason, in order of date. */
  readonly postseason: readonly FileGame[];
}

/** Where a game counts, where the file's own mark is not enough; undefined: as the file says. */
type PartOf = (game: FileGame) => 'regular' | 'postseason' | 'neither' | undefined;

/** The seasons of a league's file that have a postseason, the earliest first. */
export function knownSeasons(folder: string, league: League, partOf: PartOf): KnownSeason[] {
  const { games } = readGameFile(join(folder, `${league.toLowerCase()}.csv.gz`), league);
  const seasons = new Map<number, FileGame[]>();
  for (const game of games) {
    const of = seasons.get(game.season);
    if (of) of.push(game);
    else seasons.set(game.season, [game]);
  }
  const part = (game: FileGame) => partOf(game) ?? (game.postseason ? 'postseason' : 'regular');
  return [...seasons]
    .sort(([one], [other]) => one - other)
    .map(([season, all]) => ({
      season,
      regular: all.filter((game) => part(game) === 'regular'),
      postseason: all.filter((game) => part(game) === 'postseason'),
    }))
    .filter(({ postseason }) => postseason.length > 0);
}
