import { join } from 'node:path';
import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import { starterKey } from '#domain/starters/starterKey.ts';
import {
  type Cells,
  countCell,
  day,
  numberCell,
  orProblem,
  textCell,
} from '../../../data/cells.ts';
import { type CsvProblem, optionalRows } from '../../../data/readRows.ts';
import type { FileGame } from '../../row.ts';
import type { PlayerMinutes } from './playerMinutes.ts';

interface MinutesRow extends PlayerMinutes {
  /** date|team */
  readonly side: string;
}

/** More minutes than any player has played in a game with overtimes. */
const MOST_MINUTES = 90;

/**
 * The games with their players, from the optional file DIR/<league>_minutes.csv.gz; unchanged if there is
 * none, or if the league's absences are not rated. Throws a FileError if it cannot be read.
 */
export function withMinutes(
  league: MarginLeague,
  folder: string,
  games: readonly FileGame[],
): readonly FileGame[] {
  if (!FIGURES[league].situations.includes('absentMinutes')) return games;
  const sides = readMinutes(folder, league);
  if (sides.size === 0) return games;
  return games.map((game) => {
    const homePlayed = sides.get(`${game.date}|${game.homeKey}`);
    const awayPlayed = sides.get(`${game.date}|${game.awayKey}`);
    return homePlayed && awayPlayed ? { ...game, homePlayed, awayPlayed } : game;
  });
}

function readMinutes(
  folder: string,
  league: MarginLeague,
): ReadonlyMap<string, readonly PlayerMinutes[]> {
  const sides = new Map<string, PlayerMinutes[]>();
  const path = join(folder, `${league.toLowerCase()}_minutes.csv.gz`);
  const rows = optionalRows(path, {
    required: ['date', 'team', 'player', 'minutes', 'plus_minus'],
    read: (row) => read(row, league),
  });
  for (const { side, ...player } of rows) {
    const known = sides.get(side);
    if (known) known.push(player);
    else sides.set(side, [player]);
  }
  return sides;
}

const read = (row: Cells, league: MarginLeague): MinutesRow | CsvProblem =>
  orProblem(() => ({
    side: `${day(row, 'date')}|${textCell(row, 'team')}`,
    key: starterKey(league, textCell(row, 'player')),
    minutes: countCell(row, 'minutes', MOST_MINUTES),
    plusMinus: numberCell(row, 'plus_minus') ?? 0,
  }));
