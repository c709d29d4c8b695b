import { type GolfField, MISSED_CUT, PLAYING } from './field.ts';
import type { Cut } from './inputs.ts';
import { boardScoreAt, rankField, type Scoreboard } from './scoreboard.ts';

/**
 * Sends home whoever is outside the first `places` and ties, and, with a shot rule, that far behind the lead.
 * @returns the score of the last players through
 */
export function makeCut(field: GolfField, cut: Cut, board: Scoreboard): number {
  rankField(board, field);
  let line = boardScoreAt(board, cut.places);
  if (cut.within > 0) line = Math.max(line, boardScoreAt(board, 1) + cut.within);
  for (let i = 0; i < field.count; i++) {
    if (field.state[i] !== PLAYING || (field.total[i] ?? 0) <= line) continue;
    field.state[i] = MISSED_CUT;
    field.playing -= 1;
  }
  return line;
}
