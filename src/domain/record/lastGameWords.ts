import type { League } from '../leagues/league.ts';
import { easternDate, fullDate } from '../time/time.ts';
import type { RecordRow } from './recordRow.ts';

/** How a league's last game on our record ended: "Last: Patriots @ Seahawks, February 8, 2026: 13–29."; undefined without one. */
export function lastGameWords(league: League, graded: readonly RecordRow[]): string | undefined {
  const [last] = graded
    .filter((row) => row.kind === 'game' && row.league === league && row.homeScore !== undefined)
    .toSorted((one, other) => other.startTime.localeCompare(one.startTime));
  if (!last) return undefined;
  const day = fullDate(easternDate(last.startTime));
  return `Last game on our record: ${last.name}, ${day}: ${last.awayScore}–${last.homeScore}.`;
}
