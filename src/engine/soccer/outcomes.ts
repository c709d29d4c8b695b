import { fillCounts, GOAL_COUNTS } from './goalCounts.ts';

/** Inputs of the soccer model: see model.ts. */
export interface GoalRates {
  readonly homeRate: number;
  readonly awayRate: number;
  readonly homeLogSd: number;
  readonly awayLogSd: number;
  readonly rho: number;
}

/** Exact probabilities of one game, as its simulation would give them with endless runs. */
export interface Outcomes {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  /** More than 2.5 goals. */
  readonly over: number;
}

const homeCounts = new Float64Array(GOAL_COUNTS);
const awayCounts = new Float64Array(GOAL_COUNTS);
const at = (counts: Float64Array, goals: number): number => counts[goals] ?? 0;

/**
 * Probabilities of the results of a game. The rates are independent, so the two mixed counts p and q are too, and
 * Dixon and Coles' factor moves ρ·p₁·q₁ from 0–0 and from 1–1 to 1–0 and to 0–1, whatever the rates'
 * uncertainty: E λe^−λ is p₁.
 */
export function outcomesOf(rates: GoalRates): Outcomes {
  fillCounts(homeCounts, rates.homeRate, rates.homeLogSd);
  fillCounts(awayCounts, rates.awayRate, rates.awayLogSd);
  const moved = rates.rho * at(homeCounts, 1) * at(awayCounts, 1);
  let home = moved;
  let draw = -2 * moved;
  let homeAll = 0;
  let awayBelow = 0;
  for (let goals = 0; goals < GOAL_COUNTS; goals++) {
    home += at(homeCounts, goals) * awayBelow;
    draw += at(homeCounts, goals) * at(awayCounts, goals);
    homeAll += at(homeCounts, goals);
    awayBelow += at(awayCounts, goals);
  }
  const all = homeAll * awayBelow;
  return {
    home: home / all,
    draw: draw / all,
    away: 1 - (home + draw) / all,
    over: 1 - underThree() / all,
  };
}

/** Two goals or fewer: the four cells that the factor touches are all among them. */
function underThree(): number {
  let under = 0;
  for (let home = 0; home < 3; home++) {
    for (let away = 0; home + away < 3; away++)
      under += at(homeCounts, home) * at(awayCounts, away);
  }
  return under;
}

/** Cells of the exact score matrix: `visit` is called for every score from 0–0 to 15–15; the shares sum to 1. */
export function eachScoreShare(
  rates: GoalRates,
  visit: (home: number, away: number, share: number) => void,
): void {
  fillCounts(homeCounts, rates.homeRate, rates.homeLogSd);
  fillCounts(awayCounts, rates.awayRate, rates.awayLogSd);
  const moved = rates.rho * at(homeCounts, 1) * at(awayCounts, 1);
  const sum = (counts: Float64Array) => counts.reduce((total, share) => total + share, 0);
  const all = sum(homeCounts) * sum(awayCounts);
  for (let home = 0; home < GOAL_COUNTS; home++) {
    for (let away = 0; away < GOAL_COUNTS; away++) {
      const low = home < 2 && away < 2 ? (home === away ? -moved : moved) : 0;
      visit(home, away, (at(homeCounts, home) * at(awayCounts, away) + low) / all);
    }
  }
}
