import { exp } from '../rng/exp.ts';
import { type Joint, multipliedTable } from './joint.ts';

const MOST_ROUNDS = 30;
/** Tolerance for the means. */
const NEAR = 1e-9;

/**
 * The table with its totals drawn closer together: each score's weight times exp(−tightness · (total − mean)² ÷ 2), tilted by
 * margin and total so that P(home), P(level), P(away) and both sides' mean scores stay the same. A variance V of the total
 * becomes about V ÷ (1 + tightness · V).
 * @param tightness above 0
 */
export function tightenedTable(joint: Joint, tightness: number): Joint {
  const length = 2 * joint.size - 1;
  const before = momentsOf(joint);
  const wanted = meansOf(before, before);
  const bell = new Float64Array(length);
  for (let total = 0; total < length; total++) {
    const gap = total - wanted.total;
    bell[total] = exp((-tightness * gap * gap) / 2);
  }
  const byMargin = new Float64Array(length);
  const byTotal = new Float64Array(length);
  let apart = 0;
  let together = 0;
  for (let round = 0; ; round++) {
    for (let index = 0; index < length; index++) {
      byMargin[index] = exp(apart * (index - joint.size + 1));
      byTotal[index] = (bell[index] ?? 0) * exp(together * (index - wanted.total));
    }
    const tilted = multipliedTable(joint, byMargin, byTotal);
    const moments = momentsOf(tilted);
    const means = meansOf(moments, before);
    const marginMiss = wanted.margin - means.margin;
    const totalMiss = wanted.total - means.total;
    if (Math.abs(marginMiss) + Math.abs(totalMiss) < NEAR || round === MOST_ROUNDS) {
      for (let index = 0; index < length; index++) {
        const result = resultAt(index - joint.size + 1);
        const all = moments.all[result];
        if (all > 0) byMargin[index] = ((byMargin[index] ?? 0) * before.all[result]) / all;
      }
      return multipliedTable(joint, byMargin, byTotal);
    }
    const { margins, totals, both } = means;
    const determinant = margins * totals - both * both;
    if (!(determinant > 0)) return tilted;
    apart += (totals * marginMiss - both * totalMiss) / determinant;
    together += (margins * totalMiss - both * marginMiss) / determinant;
  }
}

const [HOME, LEVEL, AWAY] = [0, 1, 2] as const;
type Three = [home: number, level: number, away: number];
const RESULTS = [HOME, LEVEL, AWAY] as const;
const resultAt = (margin: number) => (margin > 0 ? HOME : margin < 0 ? AWAY : LEVEL);

/** By result: total weight, and sums of margin, total and their products. */
interface Moments {
  readonly all: Three;
  readonly margin: Three;
  readonly total: Three;
  readonly margins: Three;
  readonly totals: Three;
  readonly both: Three;
}

const none = (): Three => [0, 0, 0];

function momentsOf({ size, weights }: Joint): Moments {
  const sums: Moments = {
    all: none(),
    margin: none(),
    total: none(),
    margins: none(),
    totals: none(),
    both: none(),
  };
  for (const result of RESULTS) {
    let all = 0;
    let first = 0;
    let together = 0;
    let margins = 0;
    let totals = 0;
    let both = 0;
    for (let home = 0; home < size; home++) {
      const from = result === HOME ? 0 : result === LEVEL ? home : home + 1;
      const to = result === HOME ? home : result === LEVEL ? home + 1 : size;
      for (let away = from; away < to; away++) {
        const weight = weights[home * size + away] ?? 0;
        const margin = home - away;
        const total = home + away;
        all += weight;
        first += weight * margin;
        together += weight * total;
        margins += weight * margin * margin;
        totals += weight * total * total;
        both += weight * margin * total;
      }
    }
    sums.all[result] = all;
    sums.margin[result] = first;
    sums.total[result] = together;
    sums.margins[result] = margins;
    sums.totals[result] = totals;
    sums.both[result] = both;
  }
  return sums;
}

/** Means of margin and total with the results' shares as before, and their variances within the results. */
function meansOf(now: Moments, before: Moments) {
  const out = { margin: 0, total: 0, margins: 0, totals: 0, both: 0 };
  const weight = before.all[HOME] + before.all[LEVEL] + before.all[AWAY];
  for (const result of RESULTS) {
    const all = now.all[result];
    if (!(all > 0)) continue;
    const share = before.all[result] / weight;
    const margin = now.margin[result] / all;
    const total = now.total[result] / all;
    out.margin += share * margin;
    out.total += share * total;
    out.margins += share * (now.margins[result] / all - margin * margin);
    out.totals += share * (now.totals[result] / all - total * total);
    out.both += share * (now.both[result] / all - margin * total);
  }
  return out;
}
