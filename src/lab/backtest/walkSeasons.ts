import { FileError } from '../data/readRows.ts';
import type { Backtest, Log, Walked } from './types.ts';

interface Seasoned {
  readonly season: number;
}

/** A season and what may be known of it: the constants come from the earlier rows alone. */
export interface UpTo<Row> {
  readonly season: number;
  readonly earlier: readonly Row[];
  /** The earlier ones and the season's own, which are forecast and learned from one after the other. */
  readonly through: readonly Row[];
}

export const upTo = <Row extends Seasoned>(rows: readonly Row[], season: number): UpTo<Row> => ({
  season,
  earlier: rows.filter((row) => row.season < season),
  through: rows.filter((row) => row.season <= season),
});

/** A league's results, in the order of play. */
export interface Results<Row> {
  readonly league: string;
  readonly rows: readonly Row[];
}

/** What a sport fills in for its backtest. */
export interface SportWalk<Row extends Seasoned, File extends Results<Row>, Season> {
  readonly leagues: readonly string[];
  /** How many seasons are walked where none is asked for, and how many must lie before one: two, and one. */
  readonly newest?: number;
  readonly before?: number;
  /** A folder's results of the league that is named. Throws a FileError where they cannot be read. */
  read(name: string, folder: string, log: Log): File;
  /** Forecasts one season. What is later it is never given. */
  season(file: Omit<File, 'rows'>, rows: UpTo<Row>, log: Log): Season;
  /** What all seasons say: questions, quantities, shapes, notes. */
  tell(seasons: readonly Season[], file: File): Omit<Walked, 'league' | 'seasons'>;
}

/**
 * The seasons asked for, or the newest that have enough before them to be fitted on, ascending.
 * Throws a FileError where there is none, or one that was asked for has no games or too few seasons before it.
 */
export function testedSeasons(
  { league, rows }: Results<Seasoned>,
  asked: readonly number[] | undefined,
  { newest = 2, before = 1 }: { readonly newest?: number; readonly before?: number } = {},
): readonly number[] {
  const known = [...new Set(rows.map(({ season }) => season))].sort((one, other) => one - other);
  const seasons = asked ?? known.slice(before).slice(-newest);
  const few = before === 1 ? 'no season' : `fewer than ${before} seasons`;
  if (seasons.length === 0) throw new FileError(`${league}: ${few} before ${known.at(-1)}`);
  for (const season of seasons) {
    const earlier = known.indexOf(season);
    if (earlier < 0) throw new FileError(`${league}: no games of season ${season}`);
    if (earlier < before) throw new FileError(`${league}: ${few} before ${season}`);
  }
  return seasons;
}

/** Walks the asked seasons of results that are read, or the newest, forward: the one walk that every sport takes. */
export function walkSeasons<Row extends Seasoned, File extends Results<Row>, Season>(
  sport: SportWalk<Row, File, Season>,
  file: File,
  asked: readonly number[] | undefined,
  log: Log,
): { readonly seasons: readonly number[]; readonly walks: readonly Season[] } {
  const seasons = testedSeasons(file, asked, sport);
  const walks = seasons.map((season) => sport.season(file, upTo(file.rows, season), log));
  return { seasons, walks };
}

/** The same, told as one. */
export function walkResults<Row extends Seasoned, File extends Results<Row>, Season>(
  sport: SportWalk<Row, File, Season>,
  file: File,
  asked: readonly number[] | undefined,
  log: Log,
): Walked {
  const { seasons, walks } = walkSeasons(sport, file, asked, log);
  return { league: file.league, seasons, ...sport.tell(walks, file) };
}

export const backtestOf = <Row extends Seasoned, File extends Results<Row>, Season>(
  sport: SportWalk<Row, File, Season>,
): Backtest => ({
  leagues: sport.leagues,
  walk: (name, folder, asked, log) => walkResults(sport, sport.read(name, folder, log), asked, log),
});
