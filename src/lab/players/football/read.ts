import { join } from 'node:path';
import { type FootballLine, footballPosition } from '#engine/players/football/box.ts';
import { type Cells, countCell, numberCell, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, optionalRows, readRows } from '../../data/readRows.ts';
import { gameId } from '../../fit/row.ts';

/** One player's line of a game, and what the lines of the model do not hold. */
export interface LineRow {
  readonly id: string;
  readonly season: number;
  readonly week: number;
  readonly date: string;
  readonly team: string;
  readonly player: string;
  readonly line: FootballLine;
  /** Absent if the source lacks them. */
  readonly sacks: number | undefined;
  readonly fumblesLost: number;
  readonly kickTouchdowns: number;
}

/** A player of a team before a game: on its chart, or on its injury report. */
export interface NoteRow {
  readonly season: number;
  readonly week: number;
  readonly team: string;
  readonly playerId: string;
  readonly pos: string;
  /** Of the report; "" on a chart. */
  readonly status: string;
  /** Of the chart; 0 on a report. */
  readonly depth: number;
}

/** Who threw first, by game. */
interface StarterRow {
  readonly id: string;
  readonly home: string;
  readonly away: string;
}

/** Reads DIR/players/nfl_player_games.csv.gz. Throws a FileError if it cannot be read. */
export const readFootballLines = (folder: string) =>
  readRows(join(folder, 'players/nfl_player_games.csv.gz'), {
    required: ['season', 'week', 'date', 'home', 'away', 'team', 'player_id', 'pos', 'attempts'],
    read: (row: Cells): LineRow | CsvProblem => orProblem(() => lineOf(row)),
  });

const lineOf = (row: Cells): LineRow => ({
  id: gameId(row),
  season: countCell(row, 'season'),
  week: countCell(row, 'week'),
  date: textCell(row, 'date'),
  team: textCell(row, 'team'),
  player: textCell(row, 'player'),
  sacks: numberCell(row, 'sacks'),
  fumblesLost: numberCell(row, 'fumbles_lost') ?? 0,
  kickTouchdowns: numberCell(row, 'special_teams_tds') ?? 0,
  line: {
    playerId: textCell(row, 'player_id'),
    position: footballPosition(row.pos ?? '') ?? 'TE',
    ...snapShareOf(row),
    attempts: countCell(row, 'attempts'),
    completions: countCell(row, 'completions'),
    passingYards: numberCell(row, 'passing_yards') ?? 0,
    passingTouchdowns: countCell(row, 'passing_tds'),
    interceptions: countCell(row, 'interceptions'),
    carries: countCell(row, 'carries'),
    rushingYards: numberCell(row, 'rushing_yards') ?? 0,
    rushingTouchdowns: countCell(row, 'rushing_tds'),
    targets: countCell(row, 'targets'),
    receptions: countCell(row, 'receptions'),
    receivingYards: numberCell(row, 'receiving_yards') ?? 0,
    receivingTouchdowns: countCell(row, 'receiving_tds'),
  },
});

function snapShareOf(row: Cells): { snapShare?: number } {
  const snapShare = numberCell(row, 'offense_pct');
  return snapShare === undefined ? {} : { snapShare };
}

/** Reads the charts (from 2021 on), if DIR has them. */
export const readCharts = (folder: string): readonly NoteRow[] =>
  readNotes(folder, 'nfl_depth', (row) => ({ status: '', depth: countCell(row, 'depth') }));

/** Reads the final injury reports, if DIR has them. */
export const readReports = (folder: string): readonly NoteRow[] =>
  readNotes(folder, 'nfl_injuries', (row) => ({ status: row.status ?? '', depth: 0 }));

const readNotes = (
  folder: string,
  file: string,
  more: (row: Cells) => Pick<NoteRow, 'status' | 'depth'>,
): readonly NoteRow[] =>
  optionalRows(join(folder, `players/${file}.csv.gz`), {
    required: ['season', 'week', 'team', 'player_id', 'pos'],
    read: (row: Cells): NoteRow | CsvProblem =>
      orProblem(() => ({
        season: countCell(row, 'season'),
        week: countCell(row, 'week'),
        team: textCell(row, 'team'),
        playerId: textCell(row, 'player_id'),
        pos: textCell(row, 'pos'),
        ...more(row),
      })),
  });

/** Reads who started at quarterback, if DIR has the file. */
export const readPassers = (folder: string): readonly StarterRow[] =>
  optionalRows(join(folder, 'nfl_quarterbacks.csv.gz'), {
    required: ['date', 'home', 'away', 'home_qb_id', 'away_qb_id'],
    read: (row: Cells): StarterRow | CsvProblem =>
      orProblem(() => ({
        id: gameId(row),
        home: row.home_qb_id ?? '',
        away: row.away_qb_id ?? '',
      })),
  });
