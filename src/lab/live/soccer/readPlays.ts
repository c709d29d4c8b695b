import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Cells, countCell, numberCell, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, readRows } from '../../data/readRows.ts';
import { gameId } from '../../fit/row.ts';

/** A goal or a sending-off, and the side that scored or is a man short. */
export interface Happening {
  /** From 1, as printed; added time of the second half goes on from 91, of the first from 46 where it is not told apart. */
  readonly minute: number;
  readonly isHome: boolean;
}

/** A game's goals in order. */
export interface SoccerGamePlays {
  /** date|home|away. */
  readonly id: string;
  readonly league: string;
  readonly season: number;
  /** Whether minutes go on past 45 and 90; otherwise many goals of added time are told at 45 and 90. */
  readonly runsOn: boolean;
  readonly goals: readonly Happening[];
  /** Players sent off; undefined where no file tells of cards. */
  readonly reds: readonly Happening[] | undefined;
}

/** A row of either file. */
export interface SoccerHappening extends Happening {
  readonly id: string;
  readonly league: string;
  readonly season: number;
  readonly isAdded: boolean;
  readonly kind: string;
  readonly source: string;
}

const LAST_MINUTE = 130;
const COLUMNS = ['league', 'season', 'date', 'home', 'away', 'minute', 'side', 'kind'];
const GOALS = new Set(['goal', 'pen', 'own']);
const CARDS = new Set(['red', 'second_yellow']);

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

/** Rows put together game by game. */
export function gamesOfEvents(
  goals: readonly SoccerHappening[],
  cards: readonly SoccerHappening[],
): readonly SoccerGamePlays[] {
  const reds = new Map([...byGame(cards)].map(([key, rows]) => [key, rows.filter(isRed)]));
  return [...byGame(goals)]
    .flatMap(([key, rows]) => {
      const [first] = rows;
      if (!first) return [];
      const { id, league, season, source } = first;
      return {
        id,
        league,
        season,
        runsOn: source === 'understat',
        goals: rows.filter(({ kind }) => kind !== 'start').map(happening),
        reds: reds.get(key)?.map(happening),
      };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const isRed = ({ kind }: SoccerHappening): boolean => CARDS.has(kind);
const happening = ({ minute, isHome }: SoccerHappening): Happening => ({ minute, isHome });

function byGame(rows: readonly SoccerHappening[]): ReadonlyMap<string, SoccerHappening[]> {
  const games = new Map<string, SoccerHappening[]>();
  for (const row of rows) {
    const key = `${row.league} ${row.id}`;
    const list = games.get(key);
    if (list) list.push(row);
    else games.set(key, [row]);
  }
  return games;
}

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
