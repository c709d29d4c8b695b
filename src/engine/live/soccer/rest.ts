import { exp } from '#engine/rng/exp.ts';
import type { Joint } from '../../joint/joint.ts';
import { SOCCER_SCORES } from '../../soccer/joint.ts';
import { moreGoals } from '../goals/births.ts';
import { leadFactor, stretchBy } from '../goals/byLead.ts';
import { finalScores } from '../goals/finalScores.ts';
import type { SideRates } from '../goals/rates.ts';
import { HALF, PART, type SoccerParams, WHOLE_GAME } from './params.ts';
import type { SoccerStand } from './readState.ts';

/** Men more or less that still make a difference. */
const MOST_SHORT = 3;

/** Every final score from a state of a game that is not over, by births of goals alone. */
export function restOfSoccer(params: SoccerParams, rates: SideRates, stand: SoccerStand): Joint {
  const { home, away } = rates;
  const short = stand.homeReds - stand.awayReds;
  const now = {
    home: (home * sentOffFactor(params, short)) / WHOLE_GAME,
    away: (away * sentOffFactor(params, -short)) / WHOLE_GAME,
  };
  const goalsIn = (minutes: number, rate: number) => (lead: number) =>
    minutes * rate * leadFactor(params.lead, lead);
  const stretches = minutesLeft(params, stand).map((minutes) =>
    stretchBy(goalsIn(minutes, now.home), goalsIn(minutes, now.away)),
  );
  return finalScores(SOCCER_SCORES, stand, moreGoals(stretches, stand.home - stand.away));
}

/**
 * The rest of a game in stretches, minutes each at a level score's average rate. Of added time more is left the longer it lasts: of a
 * mean length L after m minutes L·e^(−m/L), as its length is not told.
 */
function minutesLeft({ shape, added }: SoccerParams, stand: SoccerStand): number[] {
  const left: number[] = [];
  for (const half of [1, 2]) {
    if (half < stand.period) continue;
    const end = half * HALF;
    const from = half === stand.period ? stand.minute : end - HALF;
    for (let part = Math.floor(from / PART); part * PART < end; part++) {
      const minutes = (part + 1) * PART - Math.max(from, part * PART);
      left.push(minutes * (shape[part] ?? 1));
    }
    const length = added[half - 1] ?? 0;
    const played = half === stand.period && from === end ? stand.added : 0;
    left.push(length * exp(-played / length) * (shape[end / PART - 1] ?? 1));
  }
  return left;
}

/** @param short men the side has fewer than the other, negative if more */
function sentOffFactor({ short: [own = 1, others = 1] }: SoccerParams, short: number): number {
  let factor = 1;
  for (let man = 0; man < Math.min(Math.abs(short), MOST_SHORT); man++)
    factor *= short > 0 ? own : others;
  return factor;
}
