import { FileError } from '../data/readRows.ts';
import type { LineLog, Walked } from './types.ts';

export interface Seasoned {
  readonly season: number;
}

/** A season and what may be known about it: the constants come only from the earlier rows. */
export interface UpTo<Row> {
  readonly season: number;
  readonly earlier: readonly Row[];
  /** The earlier rows and the season's own, which are forecast and learned from one after the other. */
  readonly through: readonly Row[];
}

export const upTo = <Row extends Seasoned>(rows: readonly Row[], season: number): UpTo<Row> => ({
  season,
  earlier: rows.filter((row) => row.season < season),
  through: rows.filter((row) => row.season <= season),
});

/** A league's results in order of play. */
export interface Results<Row> {
  readonly league: string;
  readonly rows: readonly Row[];
}

/** What each sport supplies for its backtest. */
export interface SportWalk<Row extends Seasoned, File extends Results<Row>, Season> {
  readonly leagues: readonly string[];
  /** How many seasons are walked by default, and how many must come before one: two and one if absent. */
  readonly newest?: number;
  readonly before?: number;
  /** Reads a league's results from a folder. Throws a FileError if they cannot be read. */
  read(name: string, folder: string, log: LineLog): File;
  /** Forecasts one season. It never receives anything later. */
  season(file: Omit<File, 'rows'>, rows: UpTo<Row>, log: LineLog): Season;
  /** Combines all seasons: questions, quantities, shapes, notes. */
  tell(seasons: readonly Season[], file: File): Omit<Walked, 'league' | 'seasons'>;
}

/**
 * The given seasons, or the newest with enough seasons before them to fit on, ascending.
 * Throws a FileError if there is none, or a given one has no games or too few seasons before it.
 */
export function seasonsToTest(
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

/** Walks the given (or newest) seasons of results already read forward: every sport uses this walk. */
function walkSeasons<Row extends Seasoned, File extends Results<Row>, Season>(
  sport: SportWalk<Row, File, Season>,
  file: File,
  asked: readonly number[] | undefined,
  log: LineLog,
): { readonly seasons: readonly number[]; readonly walks: readonly Season[] } {
  const seasons = seasonsToTest(file, asked, sport);
  const walks = seasons.map((season) => sport.season(file, upTo(file.rows, season), log));
  return { seasons, walks };
}

/** The same, with the seasons combined. */
export function walkResults<Row extends Seasoned, File extends Results<Row>, Season>(
  sport: SportWalk<Row, File, Season>,
  file: File,
  asked: readonly number[] | undefined,
  log: LineLog,
): Walked {
  const { seasons, walks } = walkSeasons(sport, file, asked, log);
  return { league: file.league, seasons, ...sport.tell(walks, file) };
}
