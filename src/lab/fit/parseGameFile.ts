import type { League } from '#domain/leagues/league.ts';
import { textOrder } from '#domain/words/textOrder.ts';
import type { Cells } from '../data/cells.ts';
import { type CsvProblem, type FileRows, parseRows, type RowFormat } from '../data/readRows.ts';
import { type FileGame, gameInRow } from './row.ts';

export interface FileGames extends Pick<FileRows<FileGame>, 'malformed' | 'hash'> {
  /** In order of date, then of the file; a doubleheader's games in their order. */
  readonly games: readonly FileGame[];
}

/** Games of a CSV text. Malformed rows and repeated games are reported and skipped. */
export const parseGameFile = (text: string, file: string, league: League): FileGames =>
  inOrder(parseRows(text, file, gameFormat(league)));

/** A league's rows: each game once. */
export function gameFormat(league: League): RowFormat<FileGame> {
  const seen = new Set<string>();
  return {
    required: ['season', 'date', 'home', 'away', 'home_score', 'away_score'],
    read(record: Cells): FileGame | CsvProblem {
      const game = gameInRow(record, league);
      if ('problem' in game) return game;
      if (seen.has(game.id)) return { column: 'date', problem: `the game ${game.id} again` };
      seen.add(game.id);
      return game;
    },
  };
}

/** Rows as games, in their order. */
export function inOrder({ rows, malformed, hash }: FileRows<FileGame>): FileGames {
  const games = [...rows].sort((one, other) => textOrder(orderOf(one), orderOf(other)));
  return { games, malformed, hash };
}

/** Sort key: the date, then second games last. */
const orderOf = ({ date, id }: FileGame): string => `${date} ${/\|(\d)$/.exec(id)?.[1] ?? '1'}`;
