import { type Histogram, quantile, runsIn } from '#domain/game/scoreGrid.ts';

/** How well one stat of one player was said. */
export interface LineScore {
  /** |median − actual|, in the stat's unit. */
  readonly absolute: number;
  /** Continuous ranked probability score, in the stat's unit: 0 is sure and right. */
  readonly crps: number;
  /** −ln of the probability of what happened, nats. */
  readonly log: number;
  /** Share of the forecast below the actual value, and up to it: where a randomized PIT lies. */
  readonly pit: readonly [below: number, upTo: number];
}

/** A value that never came up was said to come up once in this many. */
const NEVER = 40_000;

/**
 * Scores a forecast of a whole number. CRPS: Gneiting and Raftery (2007), "Strictly Proper Scoring Rules", JASA 102; over whole
 * numbers it is the sum of squared differences of the distribution functions.
 * @param said how often each value came up, ascending
 */
export function scoreOf(said: Histogram, actual: number): LineScore {
  const runs = runsIn(said);
  let crps = 0;
  let below = 0;
  let at = 0;
  let seen = 0;
  const lowest = Math.min(said[0]?.[0] ?? actual, actual);
  let from = lowest;
  // Between two values the distribution is level; the actual value is a step as well.
  const level = (to: number): void => {
    const share = seen / runs;
    const under = Math.max(0, Math.min(to, actual) - from);
    const over = Math.max(0, to - Math.max(from, actual));
    crps += under * share ** 2 + over * (1 - share) ** 2;
    from = Math.max(from, to);
  };
  for (const [value, count] of said) {
    level(value);
    seen += count;
    if (value < actual) below += count;
    else if (value === actual) at = count;
  }
  level(Math.max(actual, from));
  const probability = Math.max(at / runs, 1 / NEVER);
  return {
    absolute: Math.abs(quantile(said, 0.5) - actual),
    crps,
    log: -Math.log(probability),
    pit: [below / runs, (below + at) / runs],
  };
}

/**
 * Share of a randomized PIT that lies in the central range of a level (0–1): averages to the level if the forecast is calibrated.
 * Source: Czado, Gneiting and Held (2009), "Predictive model assessment for count data", Biometrics 65, without the draw.
 */
export function insideShare([below, upTo]: LineScore['pit'], level: number): number {
  const [low, high] = [(1 - level) / 2, (1 + level) / 2];
  if (upTo <= below) return Number(below >= low && below <= high);
  return Math.max(0, Math.min(upTo, high) - Math.max(below, low)) / (upTo - below);
}
