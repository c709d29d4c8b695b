import { exp } from '../rng/exp.ts';
import { type Joint, multiplied } from './joint.ts';

const MOST_ROUNDS = 30;
/** Means are kept to this. */
const NEAR = 1e-9;

/**
 * The table with its totals drawn together: each score's weight times exp(−tightness · (total − mean)² ÷ 2), tilted
 * by margin and total so that P(home), P(level), P(away) and both sides' mean scores stay as they were. A variance V
 * of the total becomes about V ÷ (1 + tightness · V).
 * @param tightness above 0
 */
export function tightened(joint: Joint, tightness: number): Joint {
  const length = 2 * joint.size - 1;
  const before = momentsOf(joint);
  const wanted = meansOf(before, before);
  const bell = Float64Array.from({ length }, (_, total) => {
    const gap = total - wanted.total;
    return exp((-tightness * gap * gap) / 2);
  });
  let apart = 0;
  let together = 0;
  for (let round = 0; ; round++) {
    const byMargin = Float64Array.from({ length }, (_, index) =>
      exp(apart * (index - joint.size + 1)),
    );
    const byTotal = bell.map((weight, total) => weight * exp(together * (total - wanted.total)));
    const tilted = multiplied(joint, byMargin, byTotal);
    const moments = momentsOf(tilted);
    const means = meansOf(moments, before);
    const marginMiss = wanted.margin - means.margin;
    const totalMiss = wanted.total - means.total;
    if (Math.abs(marginMiss) + Math.abs(totalMiss) < NEAR || round === MOST_ROUNDS) {
      const factors = byMargin.map((factor, index) => {
        const result = resultAt(index - joint.size + 1);
        return moments.all[result] > 0
          ? (factor * before.all[result]) / moments.all[result]
          : factor;
      });
      return multiplied(joint, factors, byTotal);
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

/** By result: all weight, and sums of margin, total and their products. */
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
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const weight = weights[home * size + away] ?? 0;
      const margin = home - away;
      const total = home + away;
      const result = resultAt(margin);
      sums.all[result] += weight;
      sums.margin[result] += weight * margin;
      sums.total[result] += weight * total;
      sums.margins[result] += weight * margin * margin;
      sums.totals[result] += weight * total * total;
      sums.both[result] += weight * margin * total;
    }
  }
  return sums;
}

/** Means of margin and total where the results are as they were before, and their variances within the results. */
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
