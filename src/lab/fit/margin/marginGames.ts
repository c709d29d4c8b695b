import { join } from 'node:path';
import type { MarginLeague } from '#domain/leagues/index.ts';
import { type FileGames, readGames } from '../readGames.ts';
import { withStarters } from '../starters.ts';

/**
 * A margin league's games: DIR/<league>.csv.gz, with what optional files beside it tell of them.
 * Throws a FileError where the league's own is missing, or one of them cannot be read.
 */
export function readMarginGames(folder: string, league: MarginLeague): FileGames {
  const file = readGames(join(folder, `${league.toLowerCase()}.csv.gz`), league);
  return { ...file, games: withStarters(file.games, folder, league) };
}
