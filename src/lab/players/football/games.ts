import { join } from 'node:path';
import type { FootballBox, SideBox } from '#engine/players/football/box.ts';
import { readGameFile } from '../../fit/readGameFile.ts';
import { type GameKicks, readKicks } from './kicks.ts';
import {
  type LineRow,
  type NoteRow,
  readCharts,
  readFootballLines,
  readPassers,
  readReports,
} from './read.ts';

/** A game of the files with all that is known of its players. */
export interface FootballGame {
  readonly id: string;
  readonly season: number;
  readonly week: number;
  readonly date: string;
  readonly box: FootballBox;
  readonly rows: readonly LineRow[];
  /** Who threw first; "" if not told. */
  readonly passers: { readonly home: string; readonly away: string };
  readonly kicks: GameKicks | undefined;
}

/** What a league's files say, in the order of play. */
export interface FootballFiles {
  readonly games: readonly FootballGame[];
  /** Charts and reports by season, week and team: see `noteKey`. */
  readonly charts: ReadonlyMap<string, readonly NoteRow[]>;
  readonly reports: ReadonlyMap<string, readonly NoteRow[]>;
  /** SHA-256 of the player file. */
  readonly hash: string;
}

export const noteKey = (season: number, week: number, team: string): string =>
  `${season}|${week}|${team}`;

/** Reads the NFL's player files. Throws a FileError if DIR lacks the games or the lines. */
export function readFootballFiles(folder: string): FootballFiles {
  const { games } = readGameFile(join(folder, 'nfl.csv.gz'), 'NFL');
  const { rows, hash } = readFootballLines(folder);
  const byGame = Map.groupBy(rows, ({ id }) => id);
  const passers = new Map(readPassers(folder).map((row) => [row.id, row]));
  const kicks = readKicks(
    folder,
    new Map(games.map(({ id, homeScore, awayScore }) => [id, [homeScore, awayScore]])),
  );
  return {
    hash,
    charts: Map.groupBy(readCharts(folder), (row) => noteKey(row.season, row.week, row.team)),
    reports: Map.groupBy(readReports(folder), (row) => noteKey(row.season, row.week, row.team)),
    games: games.flatMap((game) => {
      const lines = byGame.get(game.id);
      const first = lines?.[0];
      if (!lines || !first) return [];
      const side = (team: string, score: number): SideBox => ({
        team,
        score,
        lines: lines.filter((row) => row.team === team).map(({ line }) => line),
      });
      const { id, season, date } = game;
      const [, home = '', away = ''] = id.split('|');
      return {
        id,
        season,
        date,
        week: first.week,
        rows: lines,
        passers: { home: passers.get(id)?.home ?? '', away: passers.get(id)?.away ?? '' },
        kicks: kicks.get(id),
        box: {
          season,
          home: side(home, game.homeScore),
          away: side(away, game.awayScore),
        },
      };
    }),
  };
}
