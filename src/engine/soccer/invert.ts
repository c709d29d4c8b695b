import { logistic, logit } from '#domain/numbers/logOdds.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { outcomesOf } from './outcomes.ts';

/** Logarithms of two scoring rates. */
export interface LogRates {
  readonly home: number;
  readonly away: number;
}

/** Fixes the level of scoring, together with the ratio of the two win probabilities: P(over 2.5) or P(draw). */
export type TotalLevel = { readonly over: number } | { readonly draw: number };

/** Log ratio and log product of both rates, and their distance from the market. */
interface Guess {
  readonly ratio: number;
  readonly total: number;
}

const MOST_STEPS = 40;
const CLOSE = 1e-9;
/** Width of the numerical derivatives. */
const NUDGE = 1e-4;
/** Longest step of a round. */
const LONGEST = 0.5;
const [LEAST_TOTAL, MOST_TOTAL] = [Math.log(0.5), Math.log(8)];
const WIDEST_RATIO = 4;

/**
 * Finds the rates at which the model gives home ÷ away and over 2.5 goals or the draw, by Newton's method on the log ratio and
 * the log total. Rates total 0.5 to 8 goals and differ by at most e⁴; a market outside gives an end of that range.
 * @param home de-vigged win probabilities, above 0
 */
export function ratesFromOutcomes(
  home: number,
  away: number,
  level: TotalLevel,
  rho: number,
): LogRates {
  const odds = Math.log(home / away);
  const wanted = 'over' in level ? logit(level.over) : logit(level.draw);
  const missOf = ({ ratio, total }: Guess): [odds: number, level: number] => {
    const outcomes = outcomesOf({ ...ratesAt(ratio, total), homeLogSd: 0, awayLogSd: 0, rho });
    const said = 'over' in level ? outcomes.over : outcomes.draw;
    return [Math.log(outcomes.home / outcomes.away) - odds, logit(said) - wanted];
  };
  let guess: Guess = { ratio: 0.6 * odds, total: 1 };
  for (let step = 0; step < MOST_STEPS; step++) {
    const miss = missOf(guess);
    if (Math.abs(miss[0]) + Math.abs(miss[1]) < CLOSE) break;
    guess = newtonStep(guess, miss, missOf);
  }
  const { homeRate, awayRate } = ratesAt(guess.ratio, guess.total);
  return { home: Math.log(homeRate), away: Math.log(awayRate) };
}

function newtonStep(
  { ratio, total }: Guess,
  miss: readonly [number, number],
  missOf: (guess: Guess) => readonly [number, number],
): Guess {
  const byRatio = missOf({ ratio: ratio + NUDGE, total });
  const byTotal = missOf({ ratio, total: total + NUDGE });
  const [a, c] = [(byRatio[0] - miss[0]) / NUDGE, (byRatio[1] - miss[1]) / NUDGE];
  const [b, d] = [(byTotal[0] - miss[0]) / NUDGE, (byTotal[1] - miss[1]) / NUDGE];
  const determinant = a * d - b * c;
  const ratioStep = (d * miss[0] - b * miss[1]) / determinant;
  const totalStep = (a * miss[1] - c * miss[0]) / determinant;
  return {
    ratio: clamp(ratio - clamp(ratioStep, -LONGEST, LONGEST), -WIDEST_RATIO, WIDEST_RATIO),
    total: clamp(total - clamp(totalStep, -LONGEST, LONGEST), LEAST_TOTAL, MOST_TOTAL),
  };
}

function ratesAt(ratio: number, total: number): { homeRate: number; awayRate: number } {
  const share = logistic(ratio);
  return { homeRate: Math.exp(total) * share, awayRate: Math.exp(total) * (1 - share) };
}
