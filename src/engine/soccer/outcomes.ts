import { sum } from '#domain/numbers/numbers.ts';
import { tightenedTable } from '../joint/tightenedTable.ts';
import { beforeEasing } from './easing.ts';
import { fillCounts, GOAL_COUNTS } from './goalCounts.ts';

/** Inputs of the soccer model: see model.ts. */
export interface GoalRates {
  readonly homeRate: number;
  readonly awayRate: number;
  readonly homeLogSd: number;
  readonly awayLogSd: number;
  readonly rho: number;
  /** 0 if absent. */
  readonly easing?: number | undefined;
  readonly tightness?: number | undefined;
}

/** Exact probabilities of one game, the limit of infinitely many runs. */
interface ExactShares {
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
 * Probabilities of a game's results. The rates are independent, so the two mixed counts p and q are too. Dixon and Coles' factor
 * moves ρ·p₁·q₁ from 0–0 and from 1–1 to 1–0 and to 0–1, whatever the rates' uncertainty: E λe^−λ is p₁.
 */
export function outcomesOf(asPlayed: GoalRates): ExactShares {
  const rates = beforeEasing(asPlayed);
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
    over: rates.tightness ? overOf(asPlayed) : 1 - (underThree() - easedOver(rates)) / all,
  };
}

/** P(more than 2.5 goals), for games without a short formula. */
function overOf(asPlayed: GoalRates): number {
  let over = 0;
  eachScoreShare(asPlayed, (home, away, share) => {
    if (home + away > 2) over += share;
  });
  return over;
}

/** Probability that easing adds to three goals or more: 2–0 may become 2–1, and 3–0 may become 2–0. */
function easedOver({ easing = 0 }: GoalRates): number {
  const nil = (goals: number) =>
    at(homeCounts, goals) * at(awayCounts, 0) + at(homeCounts, 0) * at(awayCounts, goals);
  return (easing / 2) * (nil(2) - nil(3));
}

/** Two goals or fewer: this covers the four cells that the factor touches. */
function underThree(): number {
  let under = 0;
  for (let home = 0; home < 3; home++) {
    for (let away = 0; home + away < 3; away++)
      under += at(homeCounts, home) * at(awayCounts, away);
  }
  return under;
}

/** Calls `visit` with every cell of the exact score matrix, from 0–0 to 15–15; the shares sum to 1. */
export function eachScoreShare(
  asPlayed: GoalRates,
  visit: (home: number, away: number, share: number) => void,
): void {
  const rates = beforeEasing(asPlayed);
  fillCounts(homeCounts, rates.homeRate, rates.homeLogSd);
  fillCounts(awayCounts, rates.awayRate, rates.awayLogSd);
  const moved = rates.rho * at(homeCounts, 1) * at(awayCounts, 1);
  const all = sum(homeCounts) * sum(awayCounts);
  const { easing = 0 } = rates;
  const played = (home: number, away: number): number => {
    const low = home < 2 && away < 2 ? (home === away ? -moved : moved) : 0;
    return at(homeCounts, home) * at(awayCounts, away) + low;
  };
  /** Half of the easing's share from a score whose leader is two or more ahead. */
  const eased = (leader: number, other: number, home: number, away: number): number =>
    leader - other > 1 ? (easing / 2) * at(homeCounts, home) * at(awayCounts, away) : 0;
  const weights = new Float64Array(GOAL_COUNTS * GOAL_COUNTS);
  for (let home = 0; home < GOAL_COUNTS; home++) {
    for (let away = 0; away < GOAL_COUNTS; away++) {
      const stays = Math.abs(home - away) > 1 ? 1 - easing : 1;
      const comes =
        eased(home + 1, away, home + 1, away) +
        eased(away + 1, home, home, away + 1) +
        eased(home, away - 1, home, away - 1) +
        eased(away, home - 1, home - 1, away);
      weights[home * GOAL_COUNTS + away] = (stays * played(home, away) + comes) / all;
    }
  }
  const joint = { size: GOAL_COUNTS, weights };
  const { weights: shares } = rates.tightness ? tightenedTable(joint, rates.tightness) : joint;
  shares.forEach((share, cell) => {
    visit(Math.floor(cell / GOAL_COUNTS), cell % GOAL_COUNTS, share);
  });
}
