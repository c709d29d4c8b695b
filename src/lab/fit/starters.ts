import { join } from 'node:path';
import type { League } from '#domain/leagues/league.ts';
import { starterKey } from '#domain/starters/starterKey.ts';
import { textOrder } from '#domain/words/textOrder.ts';
import type { NamedStarter } from '#engine/ratings/game.ts';
import { type Cells, day, orProblem, textCell } from '../data/cells.ts';
import { type CsvProblem, optionalRows } from '../data/readRows.ts';
import { readSnaps, type SnapPlayer, whoStarted } from './quarterbackSnaps.ts';
import { type FileGame, gameId } from './row.ts';

/** Optional files of who started, and their columns of names. */
const FILES: Readonly<
  Partial<Record<League, readonly [file: string, home: string, away: string]>>
> = {
  NFL: ['nfl_quarterbacks', 'home_qb', 'away_qb'],
  MLB: ['mlb_starters', 'home_sp', 'away_sp'],
};

/** Who started a game, by `FileGame.id`. */
interface Started extends Pick<FileGame, 'id' | 'homeStarter' | 'awayStarter'> {}

/** The games with their starters if DIR has the league's file of starters; else unchanged. */
export function withStarterFile(
  games: readonly FileGame[],
  folder: string,
  league: League,
): readonly FileGame[] {
  const started = readStarters(folder, league);
  return games.map((game) => ({ ...game, ...started.get(game.id) }));
}

/** One row of the file: the game and its starters. */
interface StarterRow {
  readonly id: string;
  readonly date: string;
  readonly home: SnapPlayer & { readonly team: string };
  readonly away: SnapPlayer & { readonly team: string };
}

/** Throws a FileError if the file exists but cannot be read. */
function readStarters(folder: string, league: League): ReadonlyMap<string, Started> {
  const [file, home, away] = FILES[league] ?? [];
  if (!file || !home || !away) return new Map();
  const required = ['date', 'home', 'away', home, away];
  const read = (row: Cells): StarterRow | CsvProblem =>
    orProblem(() => ({
      id: gameId(row),
      date: day(row, 'date'),
      home: { team: textCell(row, 'home'), ...playerOf(row, home) },
      away: { team: textCell(row, 'away'), ...playerOf(row, away) },
    }));
  const rows = optionalRows(join(folder, `${file}.csv.gz`), { required, read });
  const names = latestNames(rows);
  const snapsOf = league === 'NFL' ? readSnaps(folder) : undefined;
  const started = (date: string, side: StarterRow['home']): NamedStarter | undefined => {
    const { id, name } = side.id ? whoStarted(side, snapsOf?.(date, side.team)) : side;
    return named(league, names.get(id) ?? name);
  };
  return new Map(
    rows.map(({ id, date, ...sides }) => [
      id,
      { id, homeStarter: started(date, sides.home), awayStarter: started(date, sides.away) },
    ]),
  );
}

const playerOf = (row: Cells, column: string): SnapPlayer => ({
  id: row[`${column}_id`] ?? '',
  name: row[column] ?? '',
});

/** The last spelling of each player with an id in the file: one id is one player. */
function latestNames(rows: readonly StarterRow[]): ReadonlyMap<string, string> {
  return new Map(
    rows
      .toSorted((one, other) => textOrder(one.date, other.date))
      .flatMap(({ home, away }) => [home, away])
      .filter(({ id, name }) => id !== '' && name !== '')
      .map(({ id, name }) => [id, name]),
  );
}

function named(league: League, name: string): NamedStarter | undefined {
  const key = starterKey(league, name);
  return key === '' ? undefined : { key, name };
}
