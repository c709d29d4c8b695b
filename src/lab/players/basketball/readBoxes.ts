import { join } from 'node:path';
import { textOrder } from '#domain/words/textOrder.ts';
import type { BasketballBoxLine, BasketballBoxScore } from '#engine/players/basketball/state.ts';
import { COUNTS } from '#engine/players/basketball/stats.ts';
import { type Cells, countCell, day, numberCell, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, readRows } from '../../data/readRows.ts';

/** A box score, with its place in the files. */
export interface Box extends BasketballBoxScore {
  readonly id: string;
  readonly date: string;
  /** By player. */
  readonly names: ReadonlyMap<string, string>;
}

/** Box scores of a league in the order of play, and the SHA-256 of their file. */
interface Boxes {
  readonly boxes: readonly Box[];
  readonly hash: string;
}

interface Row extends BasketballBoxLine {
  readonly season: number;
  readonly date: string;
  readonly home: string;
  readonly away: string;
  readonly name: string;
}

const COLUMNS: Readonly<Record<(typeof COUNTS)[number], string>> = {
  points: 'pts',
  rebounds: 'reb',
  assists: 'ast',
  threes: 'fg3m',
  steals: 'stl',
  blocks: 'blk',
  turnovers: 'tov',
};

/** Reads DIR/players/<league>_player_games.csv.gz: one row a player and game. Throws a FileError if it cannot be read. */
export function readBoxes(folder: string, league: string): Boxes {
  const path = join(folder, 'players', `${league.toLowerCase()}_player_games.csv.gz`);
  const { rows, hash } = readRows(path, {
    required: ['season', 'date', 'home', 'away', 'team', 'min', 'pts', 'reb', 'ast'],
    read,
  });
  return { boxes: boxesOf(rows), hash };
}

const read = (cells: Cells): Row | CsvProblem =>
  orProblem(() => ({
    ...tried(numberCell(cells, 'fg3a')),
    season: countCell(cells, 'season'),
    date: day(cells, 'date'),
    home: textCell(cells, 'home'),
    away: textCell(cells, 'away'),
    team: textCell(cells, 'team'),
    playerId: cells.player_id || cells.espn_id || textCell(cells, 'player'),
    name: cells.player ?? '',
    position: cells.pos ?? '',
    minutes: countCell(cells, 'min', 100),
    counts: COUNTS.map((name) => numberCell(cells, COLUMNS[name]) ?? Number.NaN),
  }));

const tried = (threesTried: number | undefined): Pick<BasketballBoxLine, 'threesTried'> =>
  threesTried === undefined ? {} : { threesTried };

/** Games of the rows, those of a day in the order of the file; a score is what its players scored. */
function boxesOf(rows: readonly Row[]): Box[] {
  const games = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.minutes === 0) continue;
    const id = `${row.date}|${row.home}|${row.away}`;
    const game = games.get(id);
    if (game) game.push(row);
    else games.set(id, [row]);
  }
  return [...games]
    .flatMap(([id, lines]) => {
      const [first] = lines;
      return first ? [boxOf(id, first, lines)] : [];
    })
    .sort((one, other) => textOrder(one.date, other.date));
}

function boxOf(id: string, { season, date, home, away }: Row, lines: readonly Row[]): Box {
  const scored = (team: string): number =>
    lines.reduce((sum, line) => sum + (line.team === team ? (line.counts[0] ?? 0) : 0), 0);
  return {
    id,
    season,
    date,
    home,
    away,
    homeScore: scored(home),
    awayScore: scored(away),
    lines,
    names: new Map(lines.map(({ playerId, name }) => [playerId, name])),
  };
}
