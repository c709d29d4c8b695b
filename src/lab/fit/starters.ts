import { join } from 'node:path';
import type { League } from '#domain/league.ts';
import { starterKey } from '#domain/starters/starterKey.ts';
import type { NamedStarter } from '#engine/ratings/game.ts';
import { type Cells, orProblem } from '../data/cells.ts';
import { optionalRows, type Problem } from '../data/readRows.ts';
import { type FileGame, gameId } from './row.ts';

/** Optional files of who started, and their columns of names. */
const FILES: Readonly<
  Partial<Record<League, readonly [file: string, home: string, away: string]>>
> = {
  NFL: ['nfl_quarterbacks', 'home_qb', 'away_qb'],
  MLB: ['mlb_starters', 'home_sp', 'away_sp'],
  NHL: ['nhl_goalies', 'home_goalie', 'away_goalie'],
};

/** Who started a game, by `FileGame.id`. */
interface Started extends Pick<FileGame, 'id' | 'homeStarter' | 'awayStarter'> {}

/** The games with those who started them, where DIR has the league's file of them; else as they are. */
export function withStarters(
  games: readonly FileGame[],
  folder: string,
  league: League,
): readonly FileGame[] {
  const started = readStarters(folder, league);
  return games.map((game) => ({ ...game, ...started.get(game.id) }));
}

/** Throws a FileError where the file is there and cannot be read. */
function readStarters(folder: string, league: League): ReadonlyMap<string, Started> {
  const [file, home, away] = FILES[league] ?? [];
  if (!file || !home || !away) return new Map();
  const required = ['date', 'home', 'away', home, away];
  const read = (row: Cells): Started | Problem =>
    orProblem(() => {
      return {
        id: gameId(row),
        homeStarter: named(league, row[home]),
        awayStarter: named(league, row[away]),
      };
    });
  const rows = optionalRows(join(folder, `${file}.csv.gz`), { required, read });
  return new Map(rows.map((row) => [row.id, row]));
}

function named(league: League, name = ''): NamedStarter | undefined {
  const key = starterKey(league, name);
  return key === '' ? undefined : { key, name };
}
