import { logistic } from '#domain/numbers/logOdds.ts';
import type { PlayedMatch, TennisEntrant } from '#engine/tennis/match.ts';
import { nelderMead } from '../../fit/nelderMead.ts';

const UNRANKED = 600;
const SEARCH = { steps: [0.2], most: 40, tolerance: 1e-7 };

const gap = (a: TennisEntrant, b: TennisEntrant): number =>
  Math.log((b.rank ?? UNRANKED) / (a.rank ?? UNRANKED));

/**
 * The world ranking as a forecast: logit P(A wins) = slope · ln(rank of B ÷ rank of A).
 * Source: Klaassen and Magnus (2003), "Forecasting the winner of a tennis match", European Journal of Operational
 * Research 148(2), with one slope. @param earlier matches the slope is fitted on
 */
export function worldRank(earlier: readonly PlayedMatch[]): (match: PlayedMatch) => number {
  const loss = ([slope = 0]: readonly number[]): number =>
    earlier.reduce((sum, { a, b, winner }) => {
      const p = logistic(slope * gap(a, b));
      return sum - Math.log(winner === 'a' ? p : 1 - p);
    }, 0) / earlier.length;
  const [slope = 0] = nelderMead(loss, [0.5], SEARCH).at;
  return ({ a, b }) => logistic(slope * gap(a, b));
}
