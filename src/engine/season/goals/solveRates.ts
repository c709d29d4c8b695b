import { clamp } from '#domain/numbers/numbers.ts';
import { NORMAL_NODES } from '../../quadrature.ts';
import { exp } from '../../rng/exp.ts';
import { log } from '../../rng/log.ts';
import { normalQuantile } from '../../rng/normal.ts';
import { poissonTable } from './poissonTables.ts';
import { addResults, type ResultShares } from './resultShares.ts';

/** Logarithms of both sides' rates at the ratings' means. */
interface LogRates {
  readonly home: number;
  readonly away: number;
}

const ROUNDS = 40;
const CLOSE = 1e-9;
const STEP = 1e-4;
/** Bounds of half the log product and of the log ratio: rates stay within the grid for all but absurd strengths. */
const [LEAST_PACE, MOST_PACE] = [log(0.15), log(5)];
const MOST_RATIO = 4;

/**
 * The rates whose results have the published shares in the mean over the strengths: ln(home rate ÷ away rate) is normal with the
 * given variance around theirs. Newton's method on half the log product and the log ratio, with the seven-point rule; where no
 * rates of a real game give the shares, the nearest ones within bounds.
 * @param start half the log product to start from
 */
export function solveGoalRates(
  shares: ResultShares,
  variance: number,
  rho: number,
  start: number,
): LogRates {
  let pace = start;
  let ratio = normalQuantile(clamp(shares.home + shares.draw / 2, 1e-4, 1 - 1e-4)) * 1.2;
  const sd = Math.sqrt(variance);
  for (let round = 0; round < ROUNDS; round++) {
    const now = meanShares(pace, ratio, sd, rho);
    const home = shares.home - now.home;
    const draw = shares.draw - now.draw;
    if (Math.abs(home) + Math.abs(draw) < CLOSE) break;
    const byPace = meanShares(pace + STEP, ratio, sd, rho);
    const byRatio = meanShares(pace, ratio + STEP, sd, rho);
    const a = (byPace.home - now.home) / STEP;
    const b = (byRatio.home - now.home) / STEP;
    const c = (byPace.draw - now.draw) / STEP;
    const d = (byRatio.draw - now.draw) / STEP;
    const determinant = a * d - b * c;
    if (!(Math.abs(determinant) > 1e-12)) break;
    pace = clamp(
      pace + clamp((home * d - draw * b) / determinant, -0.5, 0.5),
      LEAST_PACE,
      MOST_PACE,
    );
    ratio = clamp(
      ratio + clamp((draw * a - home * c) / determinant, -1, 1),
      -MOST_RATIO,
      MOST_RATIO,
    );
  }
  return { home: pace + ratio / 2, away: pace - ratio / 2 };
}

function meanShares(pace: number, ratio: number, sd: number, rho: number): ResultShares {
  const out = { home: 0, draw: 0 };
  for (const [node, weight] of NORMAL_NODES) {
    const half = (ratio + sd * node) / 2;
    addResults(
      out,
      weight,
      poissonTable(exp(pace + half)),
      0,
      poissonTable(exp(pace - half)),
      0,
      rho,
    );
    if (sd === 0) return { home: out.home / weight, draw: out.draw / weight };
  }
  return out;
}
