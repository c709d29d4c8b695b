import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { BaseballBox, BaseballBoxSide } from '#engine/players/baseball/box.ts';
import { readGameFile } from '../../fit/readGameFile.ts';
import { type BatterRow, readBatters } from './readBatters.ts';
import { readLineups } from './readLineups.ts';
import { readStarts, type StartRow } from './readStarts.ts';

/** One side of a game with all that the files say of it. */
export interface GameSide extends BaseballBoxSide {
  readonly batters: readonly BatterRow[];
  readonly starter: StartRow | undefined;
  /** Who started where: from the box score, else from the file of line-ups. */
  readonly lineup: readonly { readonly playerId: string; readonly slot: number }[];
}

export interface BaseballGame extends BaseballBox {
  readonly id: string;
  readonly home: GameSide;
  readonly away: GameSide;
  /** A doubleheader of 2020 or 2021 was played over seven innings. */
  readonly short: boolean;
}

/** First season that is read: starters were left in longer before. */
const FIRST_SEASON = 2014;

/**
 * The league's games with their box scores, in the order of play, and a SHA-256 of the files' hashes. Throws a FileError if the
 * games, the starts or the batters cannot be read; line-ups are optional.
 */
export function readBaseballGames(folder: string): { games: BaseballGame[]; hash: string } {
  const { games, hash } = readGameFile(join(folder, 'mlb.csv.gz'), 'MLB');
  const batterFile = readBatters(folder);
  const startFile = readStarts(folder);
  const batters = grouped(batterFile.rows, ({ game, team }) => `${game}|${team}`);
  const lineups = grouped(readLineups(folder), ({ game, team }) => `${game}|${team}`);
  const starts = new Map(
    startFile.rows.map((row) => [`${row.date}|${row.gameNumber}|${row.team}`, row]),
  );
  const known = games.filter(({ season }) => season >= FIRST_SEASON);
  const twice = new Set(
    known.filter(({ id }) => id.endsWith('|2')).map(({ date, homeKey }) => `${date}|${homeKey}`),
  );
  const joined = known.map(({ id, season, date, homeKey, awayKey, homeScore, awayScore }) => {
    const side = (team: string, runs: number): GameSide => {
      const rows = batters.get(`${id}|${team}`) ?? [];
      const started = rows.filter((row) => row.started);
      return {
        team,
        runs,
        batters: rows,
        starter: starts.get(`${date}|${/\|(\d)$/.exec(id)?.[1] ?? '1'}|${team}`),
        lineup: oneAPlace(started.length > 0 ? started : (lineups.get(`${id}|${team}`) ?? [])),
      };
    };
    return {
      id,
      season,
      date,
      home: side(homeKey, homeScore),
      away: side(awayKey, awayScore),
      short: (season === 2020 || season === 2021) && twice.has(`${date}|${homeKey}`),
    };
  });
  const hashes = [hash, batterFile.hash, startFile.hash].join(' ');
  return { games: joined, hash: createHash('sha256').update(hashes).digest('hex') };
}

/** The first of each place: a file may name two starters in one. */
const oneAPlace = (rows: GameSide['lineup']): GameSide['lineup'] =>
  rows.filter(({ slot }, at) => rows.findIndex((row) => row.slot === slot) === at);

function grouped<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
