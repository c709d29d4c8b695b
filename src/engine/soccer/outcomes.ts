import { exp } from '../rng/exp.ts';
import { lowScoreFactor } from './lowScores.ts';

/** Exact probabilities of one game at given rates. */
export interface Outcomes {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  /** More than 2.5 goals. */
  readonly over: number;
}

const GOALS = 13;
const homeCounts = new Float64Array(GOALS);
const awayCounts = new Float64Array(GOALS);

/** Dixon–Coles probabilities with scores 0 to 12 of each side; they sum to 1. */
export function outcomesAt(homeRate: number, awayRate: number, rho: number): Outcomes {
  fill(homeCounts, homeRate);
  fill(awayCounts, awayRate);
  let home = 0;
  let draw = 0;
  let away = 0;
  let over = 0;
  for (let h = 0; h < GOALS; h++) {
    for (let a = 0; a < GOALS; a++) {
      const factor = lowScoreFactor(h, a, homeRate, awayRate, rho);
      const mass = (homeCounts[h] ?? 0) * (awayCounts[a] ?? 0) * factor;
      if (h > a) home += mass;
      else if (h === a) draw += mass;
      else away += mass;
      if (h + a > 2) over += mass;
    }
  }
  const all = home + draw + away;
  return { home: home / all, draw: draw / all, away: away / all, over: over / all };
}

function fill(out: Float64Array, rate: number): void {
  let probability = exp(-rate);
  for (let k = 0; k < GOALS; k++) {
    out[k] = probability;
    probability *= rate / (k + 1);
  }
}
