import { poissonCounts } from '#engine/scoring/distributions.ts';
import { outcomeOf, ratesFor } from '#engine/scoring/rates.ts';
import type { MarginCall } from './walkMargin.ts';

const SAMPLE = 150;
const ROUNDS = 3;
const EXTRA_MARGINS = [1];

type EmptyNet = readonly [byOne: number, byTwo: number];

/**
 * Probabilities of an empty-net goal for a side one and two ahead, at which the model's shares of one- and
 * two-goal games equal those of the training games.
 */
export function emptyNetRates(calls: readonly MarginCall[]): EmptyNet {
  const one = shareBy(calls, 1);
  const two = shareBy(calls, 2);
  const every = Math.max(1, Math.floor(calls.length / SAMPLE));
  const sample = calls.filter((_, index) => index % every === 0);
  let rates: EmptyNet = [0.2, 0.3];
  for (let round = 0; round < ROUNDS; round++) {
    const regulation = meanRegulation(sample, rates);
    const byOne = bounded(1 - (one - regulation.level) / regulation.byOne);
    rates = [byOne, bounded(1 - (two - regulation.byOne * byOne) / regulation.byTwo)];
  }
  return rates;
}

const bounded = (rate: number): number => Math.max(0, Math.min(0.9, rate));

const shareBy = (calls: readonly MarginCall[], goals: number): number =>
  calls.filter(({ game }) => Math.abs(game.homeScore - game.awayScore) === goals).length /
  calls.length;

/** Mean probabilities after regulation that games are level, or one or two goals apart. */
function meanRegulation(calls: readonly MarginCall[], emptyNet: EmptyNet) {
  const sum = { level: 0, byOne: 0, byTwo: 0 };
  for (const { lineWin, line, total } of calls) {
    const ratioSd = Math.sqrt(line.variance) / (total.mean / 2);
    const game = { distribution: poissonCounts, ratioSd, extraMargins: EXTRA_MARGINS, emptyNet };
    const outcome = outcomeOf(game, ratesFor(game, lineWin, total.mean));
    sum.level += outcome.level / calls.length;
    sum.byOne += outcome.byOne / calls.length;
    sum.byTwo += outcome.byTwo / calls.length;
  }
  return sum;
}
