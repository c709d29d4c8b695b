import { join } from 'node:path';
import { countCell, orProblem, textCell } from '../../../data/cells.ts';
import { optionalRows } from '../../../data/readRows.ts';
import { gameId } from '../../../fit/row.ts';

/** Seconds of a game without overtime, and of one whose overtime of five minutes was played out, but for a pulled goalie's. */
const REGULATION = 3600;
const WHOLE_OVERTIME = 3890;

/** "OT" or "SO" for the games beyond regulation whose goalies' time tells it, by the game's id; before 2022–23 no other file does. */
export function nhlOvertime(folder: string): ReadonlyMap<string, 'OT' | 'SO'> {
  const goals = goalsOfSkaters(folder);
  const known = new Map<string, 'OT' | 'SO'>();
  const rows = optionalRows(join(folder, 'nhl_goalies.csv.gz'), {
    required: ['date', 'home', 'away', 'home_toi', 'away_toi'],
    read: (row) =>
      orProblem(() => ({
        id: gameId(row),
        seconds: Math.max(countCell(row, 'home_toi'), countCell(row, 'away_toi')),
      })),
  });
  for (const { id, seconds } of rows) {
    if (seconds <= REGULATION) continue;
    const level = goals.get(id);
    const shootOut = level === undefined ? seconds >= WHOLE_OVERTIME : level === 0;
    known.set(id, shootOut ? 'SO' : 'OT');
  }
  return known;
}

/** Home goals less away goals as skaters scored them, which leaves out the goal that a shoot-out counts for; 2018–19 to 2024–25. */
function goalsOfSkaters(folder: string): Map<string, number> {
  const level = new Map<string, number>();
  const rows = optionalRows(join(folder, 'players', 'nhl_skater_games.csv.gz'), {
    required: ['date', 'home', 'away', 'team', 'goals'],
    read: (row) =>
      orProblem(() => ({
        id: gameId(row),
        goals:
          textCell(row, 'team') === textCell(row, 'home')
            ? countCell(row, 'goals')
            : -countCell(row, 'goals'),
      })),
  });
  for (const { id, goals } of rows) level.set(id, (level.get(id) ?? 0) + goals);
  return level;
}
