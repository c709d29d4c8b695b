import type { Joint } from '../../joint/joint.ts';
import { MOST } from '../../scoring/rates.ts';
import { moreGoals } from '../goals/births.ts';
import { finalScores } from '../goals/finalScores.ts';
import type { SideRates } from '../goals/rates.ts';
import type { HockeyParams } from './params.ts';
import type { HockeyStand } from './readState.ts';
import { stretchOf } from './stretch.ts';
import { piecesLeft } from './timeline.ts';

/** Every final score from a state of a game that is not over, by births of goals and a level score won by one. */
export function restOfHockey(params: HockeyParams, rates: SideRates, stand: HockeyStand): Joint {
  const stretches = piecesLeft(params, stand).map((piece) => stretchOf(params, rates, piece));
  const regulation = finalScores(MOST, stand, moreGoals(stretches, stand.home - stand.away));
  return withOvertime(regulation, rates.home / (rates.home + rates.away));
}

/**
 * Level scores decided by one goal, which the home side scores or is credited with by a given probability: its share of the scoring,
 * as in the published model.
 */
function withOvertime({ size, weights }: Joint, homeShare: number): Joint {
  const out = weights.slice();
  const add = (cell: number, weight: number) => {
    out[cell] = (out[cell] ?? 0) + weight;
  };
  for (let goals = 0; goals < size; goals++) {
    const level = weights[goals * size + goals] ?? 0;
    if (level === 0) continue;
    // At the table's edge there is no goal more: the loser's is taken.
    const [winner, loser] = goals + 1 < size ? [goals + 1, goals] : [goals, goals - 1];
    out[goals * size + goals] = 0;
    add(winner * size + loser, level * homeShare);
    add(loser * size + winner, level * (1 - homeShare));
  }
  return { size, weights: out };
}
