import { type Field, MISSED_CUT, PLAYING } from './field.ts';
import type { Cut } from './inputs.ts';
import { rank, type Scoreboard, scoreAt } from './scoreboard.ts';

/** Cuts whoever is outside the first `places` and ties and, with a shot rule, too far behind the lead. */
export function makeCut(field: Field, cut: Cut, board: Scoreboard): void {
  rank(board, field);
  let line = scoreAt(board, cut.places);
  if (cut.within > 0) line = Math.max(line, scoreAt(board, 1) + cut.within);
  for (let i = 0; i < field.count; i++) {
    if (field.state[i] !== PLAYING || (field.total[i] ?? 0) <= line) continue;
    field.state[i] = MISSED_CUT;
    field.playing -= 1;
  }
}
