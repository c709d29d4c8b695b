import type { Joint } from '../joint/joint.ts';
import { tightenedTable } from '../joint/tightenedTable.ts';
import { exp } from '../rng/exp.ts';
import { NORMAL_STEPS, RNG_STEPS } from '../rng/steps.ts';
import { poissonCounts } from '../scoring/distributions.ts';

/** Goals 0 to 30 are told apart; more count as 30. */
export const SOCCER_SCORES = 31;
/** The largest rate, goals: keeps a wide uncertainty from leaving the sport. */
const HIGHEST_RATE = 12;

/** A game before its leads are eased: log-normal rates around their means, and the dependence of low scores. */
interface PlayedRates {
  readonly homeRate: number;
  readonly awayRate: number;
  readonly homeLogSd: number;
  readonly awayLogSd: number;
  readonly rho: number;
  readonly easing: number;
  readonly tightness: number;
}

/** The probability of every final score of a game. */
export function soccerJoint(rates: PlayedRates): Joint {
  const home = goalsOf(uncertain(rates.homeRate, rates.homeLogSd));
  const away = goalsOf(uncertain(rates.awayRate, rates.awayLogSd));
  const weights = new Float64Array(SOCCER_SCORES * SOCCER_SCORES);
  home.counts.forEach((p, h) => {
    away.counts.forEach((q, a) => {
      weights[h * SOCCER_SCORES + a] = p * q;
    });
  });
  moveLowest(weights, home, away, rates.rho);
  const played = rates.easing > 0 ? eased(weights, rates.easing) : weights;
  const joint = { size: SOCCER_SCORES, weights: played };
  return rates.tightness > 0 ? tightenedTable(joint, rates.tightness) : joint;
}

/** A side's possible rates, and its goals over all of them. */
interface Goals {
  readonly rates: Float64Array;
  readonly counts: Float64Array;
}

/** A rate's equally likely values, log-normal; their mean is the rate. */
function uncertain(rate: number, logSd: number): Float64Array {
  const rates = NORMAL_STEPS.map((z) => exp(logSd * z));
  let sum = 0;
  for (const value of rates) sum += value;
  return rates.map((value) => Math.min((rate * RNG_STEPS * value) / sum, HIGHEST_RATE));
}

function goalsOf(rates: Float64Array): Goals {
  const counts = new Float64Array(SOCCER_SCORES);
  const one = new Float64Array(SOCCER_SCORES);
  let left = 1;
  for (let step = 0; step < RNG_STEPS; step++) {
    const reach = poissonCounts(one, rates[step] ?? 0);
    for (let goals = 0; goals < reach; goals++) {
      counts[goals] = (counts[goals] ?? 0) + (one[goals] ?? 0);
    }
  }
  for (let goals = 0; goals < SOCCER_SCORES - 1; goals++) {
    const p = (counts[goals] ?? 0) / RNG_STEPS;
    counts[goals] = p;
    left -= p;
  }
  counts[SOCCER_SCORES - 1] = Math.max(left, 0);
  return { rates, counts };
}

/**
 * Dixon and Coles' factors (their equation 4.2) take from two of the four lowest scores what they give to the other two. So a
 * score that loses a share loses it to the score with the home side's other number of goals. A share above 1, which extreme rates
 * would give, is 1.
 */
function moveLowest(weights: Float64Array, home: Goals, away: Goals, rho: number): void {
  const [h, a] = [lowOf(home, rho), lowOf(away, rho)];
  let fromNil = -h.one * a.nilLost;
  let fromOne = -h.nilLost * a.one;
  if (rho > 0) {
    fromOne = rho * h.one * a.one;
    fromNil = 0;
    for (const x of home.rates) {
      const nil = exp(-x) / RNG_STEPS;
      away.rates.forEach((y, step) => {
        fromNil += Math.min(rho * x * y, 1) * nil * (a.nil[step] ?? 0);
      });
    }
  }
  const add = (h: number, a: number, weight: number) => {
    const cell = h * SOCCER_SCORES + a;
    weights[cell] = Math.max((weights[cell] ?? 0) + weight, 0);
  };
  add(0, 0, -fromNil);
  add(1, 0, fromNil);
  add(1, 1, -fromOne);
  add(0, 1, fromOne);
}

/** A side's P(no goal) and P(one goal) at each step and, for negative rho, the share of P(no goal) that a rate loses. */
function lowOf({ rates }: Goals, rho: number) {
  const nil = rates.map((rate) => exp(-rate) / RNG_STEPS);
  let one = 0;
  let nilLost = 0;
  rates.forEach((rate, step) => {
    one += (nil[step] ?? 0) * rate;
    nilLost += (nil[step] ?? 0) * Math.min(-rho * rate, 1);
  });
  return { nil, one, nilLost };
}

/**
 * Leads of two or more lose a goal: in half of the share the leader scores one fewer, in the other half the trailing side one
 * more.
 */
function eased(weights: Float64Array, easing: number): Float64Array {
  const out = new Float64Array(weights.length);
  const top = SOCCER_SCORES - 1;
  const add = (h: number, a: number, weight: number) => {
    const cell = Math.min(h, top) * SOCCER_SCORES + Math.min(a, top);
    out[cell] = (out[cell] ?? 0) + weight;
  };
  for (let h = 0; h < SOCCER_SCORES; h++) {
    for (let a = 0; a < SOCCER_SCORES; a++) {
      const weight = weights[h * SOCCER_SCORES + a] ?? 0;
      const clear = Math.abs(h - a) > 1;
      add(h, a, clear ? (1 - easing) * weight : weight);
      if (!clear) continue;
      add(h > a ? h - 1 : h, h > a ? a : a - 1, (easing / 2) * weight);
      add(h > a ? h : h + 1, h > a ? a + 1 : a, (easing / 2) * weight);
    }
  }
  return out;
}
