import { TABLED_GOALS } from './poissonTables.ts';

/** Chances of a home win and of a draw. */
export interface ResultShares {
  home: number;
  draw: number;
}

/**
 * Results of two independent counts of goals with Dixon and Coles' dependence: it moves ρ·p₁·q₁ from 0–0 and from 1–1 to 1–0 and
 * to 0–1. Source: Dixon and Coles (1997), Applied Statistics 46(2), https://doi.org/10.1111/1467-9876.00065.
 * @param home probabilities of goals, from index `homeRow`; likewise `away`
 */
export function addResults(
  out: ResultShares,
  weight: number,
  home: Float64Array,
  homeRow: number,
  away: Float64Array,
  awayRow: number,
  rho: number,
): void {
  const moved = rho * (home[homeRow + 1] ?? 0) * (away[awayRow + 1] ?? 0);
  let win = moved;
  let draw = -2 * moved;
  let below = 0;
  for (let goals = 0; goals < TABLED_GOALS; goals++) {
    const mine = home[homeRow + goals] ?? 0;
    const theirs = away[awayRow + goals] ?? 0;
    win += mine * below;
    draw += mine * theirs;
    below += theirs;
  }
  out.home += weight * win;
  out.draw += weight * draw;
}

/**
 * The same as a chance that the home side's goal of a low score is moved: with ρ below 0 from 1–0 to 0–0 and from 0–1 to 1–1, and
 * the other way with ρ above 0.
 * @param score 2 · home + away, 0 to 3
 */
export function movedShare(score: number, rho: number, homeRate: number, awayRate: number): number {
  if (rho < 0) return score === 2 ? -rho * awayRate : score === 1 ? -rho * homeRate : 0;
  return score === 0 ? rho * homeRate * awayRate : score === 3 ? rho : 0;
}
