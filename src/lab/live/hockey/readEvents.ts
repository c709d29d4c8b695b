import { join } from 'node:path';
import { PERIOD, PERIODS } from '#engine/live/hockey/params.ts';
import { type Cells, countCell, flagCell, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, readRows } from '../../data/readRows.ts';
import { gameId } from '../../fit/row.ts';
import type { Goals } from './readPeriods.ts';

/** What happened at a second of a game: a goal, a penalty, or other skaters. */
export interface HockeyEvent {
  /** Seconds left of regulation; negative in overtime. */
  readonly left: number;
  readonly kind: string;
  readonly isHome: boolean;
  /** After the event. */
  readonly score: Goals;
  /** Skaters from here on; 0 where the file does not know. */
  readonly skaters: Goals;
  readonly noGoalie: { readonly home: boolean; readonly away: boolean };
}

/** A game's events in order. */
export interface EventGame {
  /** date|home|away. */
  readonly id: string;
  readonly season: number;
  readonly events: readonly HockeyEvent[];
}

const MOST_SKATERS = 7;
const MOST_SCORE = 30;
const COLUMNS = ['season', 'date', 'home', 'away', 'period', 'sec', 'event', 'home_skaters'];

/** Every game of FOLDER/plays/nhl_events.csv.gz. Throws a FileError if it is missing or cannot be used. */
export function readHockeyEvents(folder: string): readonly EventGame[] {
  const path = join(folder, 'plays', 'nhl_events.csv.gz');
  const games = new Map<string, { id: string; season: number; events: HockeyEvent[] }>();
  for (const { id, season, ...event } of readRows(path, { required: COLUMNS, read }).rows) {
    const game = games.get(id);
    if (game) game.events.push(event);
    else games.set(id, { id, season, events: [event] });
  }
  return [...games.values()];
}

const read = (row: Cells): (HockeyEvent & { id: string; season: number }) | CsvProblem =>
  orProblem(() => ({
    id: gameId(row),
    season: countCell(row, 'season'),
    left:
      PERIODS * PERIOD - (countCell(row, 'period') - 1) * PERIOD - countCell(row, 'sec', PERIOD),
    kind: textCell(row, 'event'),
    isHome: row.team === 'h',
    score: {
      home: countCell(row, 'home_score', MOST_SCORE),
      away: countCell(row, 'away_score', MOST_SCORE),
    },
    skaters: {
      home: countCell(row, 'home_skaters', MOST_SKATERS),
      away: countCell(row, 'away_skaters', MOST_SKATERS),
    },
    noGoalie: { home: flagCell(row, 'home_empty'), away: flagCell(row, 'away_empty') },
  }));
