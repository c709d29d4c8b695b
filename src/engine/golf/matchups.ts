import { type GolfField, LEFT, MISSED_CUT, PLAYING } from './field.ts';
import type { GolfInputs } from './inputs.ts';
import type { FinishTally } from './tally.ts';

/** Added to the score, so that finishers rank ahead of players who withdrew after the cut, and so on. */
const AFTER_CUT = 5_000;
const MISSED = 10_000;
const OUT = 20_000;
/** Subtracted for the tournament's winner, to rank ahead of those he beat in the play-off. */
const WON = -10_000;

/**
 * A player's standing, lower is better: finishers by score, then players who withdrew after the cut, then missed cuts by score,
 * then players who withdrew before it. All who withdrew are level.
 */
function standing(field: GolfField, player: number): number {
  const state = field.state[player];
  if (state === LEFT) return AFTER_CUT;
  if (state !== PLAYING && state !== MISSED_CUT) return OUT;
  return (field.total[player] ?? 0) + (state === MISSED_CUT ? MISSED : 0);
}

/** Head-to-heads: the better standing; a play-off does not count, equal scores are a tie. */
export function countPairs(field: GolfField, { pairs }: GolfInputs, tally: FinishTally): void {
  for (let p = 0; p < pairs.length; p++) {
    const pair = pairs[p];
    if (pair === undefined) continue;
    const gap = standing(field, pair[0]) - standing(field, pair[1]);
    const slot = p * 3 + (gap < 0 ? 0 : gap > 0 ? 1 : 2);
    tally.pairs[slot] = (tally.pairs[slot] ?? 0) + 1;
  }
}

/** Best of each group; ties share under dead-heat rules, but the tournament's winner is ahead. */
export function countGroups(
  field: GolfField,
  { groups }: GolfInputs,
  winner: number,
  tally: FinishTally,
  splits: Float64Array,
): void {
  for (let g = 0; g < groups.length; g++) {
    const members = groups[g]?.players;
    const heat = tally.groups[g];
    if (members === undefined || heat === undefined) continue;
    let best = Number.POSITIVE_INFINITY;
    let tied = 0;
    for (let m = 0; m < members.length; m++) {
      const at = place(field, members[m], winner);
      if (at < best) {
        best = at;
        tied = 1;
      } else if (at === best) tied += 1;
    }
    const weight = splits[tied] ?? 0;
    for (let m = 0; m < members.length; m++) {
      if (place(field, members[m], winner) === best) heat[m] = (heat[m] ?? 0) + weight;
    }
  }
}

const place = (field: GolfField, member: number | undefined, winner: number): number =>
  member === winner ? WON : standing(field, member ?? 0);
