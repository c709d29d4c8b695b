import { type Generator, unit } from '../rng/generator.ts';
import { type GolfField, LEFT, MISSED_CUT, PLAYING } from './field.ts';
import { heatOf } from './heat.ts';
import { boardScoreAt, rankField, type Scoreboard } from './scoreboard.ts';
import { FINISH_BINS, type FinishTally, MISSED_BIN, TOP_PLACES, WITHDREW_BIN } from './tally.ts';

/**
 * Settles a run: winner, places, cuts. Players tied for first meet in a play-off with equal chances: over a few holes a skill gap
 * of a stroke per round is worth next to nothing.
 * Returns the winner's index in the list.
 */
export function finish(
  field: GolfField,
  board: Scoreboard,
  tally: FinishTally,
  tables: { readonly splits: Float64Array; readonly bins: Uint8Array },
  hasCut: boolean,
  generator: Generator,
): number {
  rankField(board, field);
  const winner = playOff(field, board, generator);
  tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
  for (let i = 0; i < field.count; i++) {
    const state = field.state[i];
    if (state !== PLAYING) {
      if (hasCut && state === LEFT) tally.madeCut[i] = (tally.madeCut[i] ?? 0) + 1;
      bin(tally, i, state === MISSED_CUT ? MISSED_BIN : WITHDREW_BIN);
      continue;
    }
    tally.madeCut[i] = (tally.madeCut[i] ?? 0) + 1;
    const at = (field.total[i] ?? 0) + board.offset;
    const place = board.place[at] ?? 0;
    const tied = board.players[at] ?? 0;
    bin(tally, i, tables.bins[place === 1 && i !== winner ? 2 : place] ?? 0);
    for (let n = TOP_PLACES.length - 1; n >= 0; n--) {
      const paid = TOP_PLACES[n] ?? 0;
      if (place > paid) break;
      const slot = n * field.count + i;
      tally.top[slot] = (tally.top[slot] ?? 0) + 1;
      tally.heat[slot] = (tally.heat[slot] ?? 0) + heatOf(tables.splits, place, tied, paid);
    }
  }
  return winner;
}

function bin(tally: FinishTally, player: number, which: number): void {
  const slot = player * FINISH_BINS + which;
  tally.positions[slot] = (tally.positions[slot] ?? 0) + 1;
}

function playOff(field: GolfField, board: Scoreboard, generator: Generator): number {
  const best = boardScoreAt(board, 1);
  const tied = board.players[best + board.offset] ?? 1;
  let skip = 0;
  if (tied > 1) {
    generator.fill(field.one);
    skip = Math.floor(unit(field.one[0] ?? 0) * tied);
  }
  for (let i = 0; i < field.count; i++) {
    if (field.state[i] !== PLAYING || field.total[i] !== best) continue;
    if (skip === 0) return i;
    skip -= 1;
  }
  return 0;
}
