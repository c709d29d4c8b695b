import { bisect } from '../solve.ts';
import { outcomesAt } from './outcomes.ts';

/** Logarithms of two scoring rates. */
export interface LogRates {
  readonly home: number;
  readonly away: number;
}

/** What fixes the level of scoring beside the ratio of the two win probabilities. */
export type Level = { readonly over: number } | { readonly draw: number };

const logRates = (ratio: number, total: number): LogRates => {
  const share = 1 / (1 + Math.exp(-ratio));
  return { home: Math.log(total * share), away: Math.log(total * (1 - share)) };
};

/**
 * The rates at which the model gives home ÷ away and, with them, over 2.5 goals or the draw.
 * Rates total 0.5 to 8 goals; a market outside gives the nearer end.
 */
export function ratesOf(home: number, away: number, level: Level, rho: number): LogRates {
  const wanted = Math.log(home / away);
  let total = 2.7;
  let ratio = 0;
  for (let round = 0; round < 4; round++) {
    const atTotal = total;
    ratio = bisect((x) => logOdds(x, atTotal, rho), wanted, -4, 4);
    const atRatio = ratio;
    const measure = (t: number) => levelAt(atRatio, t, level, rho);
    total = bisect(measure, 'over' in level ? level.over : -level.draw, 0.5, 8);
  }
  return logRates(ratio, total);
}

function at(ratio: number, total: number, rho: number) {
  const share = 1 / (1 + Math.exp(-ratio));
  return outcomesAt(total * share, total * (1 - share), rho);
}

function logOdds(ratio: number, total: number, rho: number): number {
  const outcomes = at(ratio, total, rho);
  return Math.log(outcomes.home / outcomes.away);
}

/** Rises with the total: the share of overs, or the draw's share with its sign turned. */
function levelAt(ratio: number, total: number, level: Level, rho: number): number {
  const outcomes = at(ratio, total, rho);
  return 'over' in level ? outcomes.over : -outcomes.draw;
}
