import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Cells, countCell, numberCell, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, readRows } from '../../data/readRows.ts';
import { gameId } from '../../fit/row.ts';
import { gamesOfEvents, type SoccerGamePlays, type SoccerHappening } from './gamesOfEvents.ts';

const LAST_MINUTE = 130;
const COLUMNS = ['league', 'season', 'date', 'home', 'away', 'minute', 'side', 'kind'];
const GOALS = new Set(['goal', 'pen', 'own']);

const read = (row: Cells): SoccerHappening | CsvProblem =>
  orProblem(() => ({
    id: gameId(row),
    league: textCell(row, 'league'),
    season: countCell(row, 'season'),
    minute: countCell(row, 'minute', LAST_MINUTE),
    isHome: row.side === 'h',
    isAdded: numberCell(row, 'added') !== undefined,
    kind: textCell(row, 'kind'),
    source: textCell(row, 'source'),
  }));

/** Every game of FOLDER/plays/soccer.csv.gz in the order of play, with the cards of soccer_cards. Throws a FileError if a file cannot be used. */
export const readSoccerPlays = (folder: string): readonly SoccerGamePlays[] =>
  gamesOfEvents(rowsOf(folder, 'soccer'), rowsOf(folder, 'soccer_cards'));

/** Goals of the file that tells added time apart. Throws a FileError if it cannot be used. */
export const readToldGoals = (folder: string): readonly SoccerHappening[] =>
  rowsOf(folder, 'soccer_cards').filter(({ kind }) => GOALS.has(kind));

const rowsOf = (folder: string, name: string): readonly SoccerHappening[] =>
  readRows(join(folder, 'plays', `${name}.csv.gz`), { required: COLUMNS, read }).rows;

/** What a fit on games says of its data: SHA-256 of the games and their numbers of goals, and their first and last day. */
export function provenanceOf(games: readonly SoccerGamePlays[]) {
  const hash = createHash('sha256');
  for (const { id, goals } of games) hash.update(`${id} ${goals.length}\n`);
  return {
    formatVersion: 1,
    dataHash: hash.digest('hex'),
    dataFrom: games[0]?.id.slice(0, 10),
    dataTo: games.at(-1)?.id.slice(0, 10),
  };
}
