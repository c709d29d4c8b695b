import { golferNameKey } from '#engine/golf/playerKey.ts';
import { type Cells, day, orProblem } from '../../data/cells.ts';
import type { CsvProblem, RowFormat } from '../../data/readRows.ts';
import { believable } from './leaderboard.ts';

/** One player's line of a leaderboard. */
export interface GolfRow {
  readonly season: number;
  /** First day of the event, ISO. */
  readonly date: string;
  readonly tournament: string;
  readonly eventId: string;
  readonly key: string;
  readonly country: string;
  /** Scores to par of rounds one to four; undefined: not played, or out of range. */
  readonly rounds: readonly (number | undefined)[];
  readonly madeCut: boolean;
  /** Finishing position, if the file has one: it settles play-offs. */
  readonly position: number | undefined;
}

const ROUNDS = ['r1', 'r2', 'r3', 'r4'];

/** Columns: see docs/data-format.md. */
export const GOLF_FORMAT: RowFormat<GolfRow> = {
  required: ['season', 'date', 'tournament', 'event_id', 'player', ...ROUNDS, 'made_cut'],
  read: (cells) => orProblem(() => read(cells)),
};

function read(cells: Cells): GolfRow | CsvProblem {
  const { tournament = '', player = '', event_id: eventId = '' } = cells;
  const date = day(cells, 'date');
  const season = Number(cells.season);
  if (!Number.isInteger(season) || season < 1900) return bad('season', cells.season, 'a year');
  if (tournament === '') return bad('tournament', tournament, 'a name');
  const key = golferNameKey(player);
  if (key === '') return bad('player', player, 'a name');
  for (const column of [...ROUNDS, 'pos']) {
    const value = cells[column] ?? '';
    if (value !== '' && !Number.isFinite(Number(value))) return bad(column, value, 'a number');
  }
  if (!['0', '1'].includes(cells.made_cut ?? '')) return bad('made_cut', cells.made_cut, '0 or 1');
  return {
    season,
    date,
    tournament,
    eventId,
    key,
    country: cells.country ?? '',
    rounds: ROUNDS.map((column) => scoreOf(cells[column] ?? '')),
    madeCut: cells.made_cut === '1',
    position: cells.pos ? Number(cells.pos) : undefined,
  };
}

const scoreOf = (text: string): number | undefined =>
  text !== '' && believable(Number(text)) ? Number(text) : undefined;

const bad = (column: string, value: string | undefined, wanted: string): CsvProblem => ({
  column,
  problem: `"${value ?? ''}" is not ${wanted}`,
});
