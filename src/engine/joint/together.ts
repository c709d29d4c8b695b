import { clamp } from '#domain/numbers/numbers.ts';
import { type Given, givenInput, givenInputs, readOptional } from '../inputs.ts';
import { exp } from '../rng/exp.ts';
import { type Joint, marginSums, multipliedTable, totalSums } from './joint.ts';

/**
 * How margin and total go together beyond what a sport's model says, as log odds per SD of each: `gap` of a clear result, whoever
 * wins, with a high score; `favorite` of the favorite's margin with a high score.
 */
export interface Together {
  readonly gap: number;
  readonly favorite: number;
}

/** Bounds of both, far beyond any fitted one. */
const MOST = 0.5;
/** SDs beyond which a score says no more. */
const FARTHEST = 2.5;
/** A favorite by a third of an SD of the margin is one; an even game has none. */
const CLEAR = 3;
const MOST_ROUNDS = 200;
/** Tolerance of the kept shares. */
const KEPT = 1e-10;

/** Reads `together`, if given. Throws a RangeError that names what is wrong. */
export function readTogether(inputs: Given): Together | undefined {
  const value = givenInput(inputs, 'together');
  if (value === undefined) return undefined;
  const given = givenInputs(value, 'together');
  return {
    gap: readOptional(given, 'gap', 0, -MOST, MOST),
    favorite: readOptional(given, 'favorite', 0, -MOST, MOST),
  };
}

/** What `together` weighs in a score of this table: [gap, favorite] × total, in SDs. */
function togetherIn(joint: Joint): (home: number, away: number) => [number, number] {
  const { size, weights } = joint;
  let [all, margin, total, gap, margins, totals] = [0, 0, 0, 0, 0, 0];
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const weight = weights[home * size + away] ?? 0;
      const [apart, sum] = [home - away, home + away];
      all += weight;
      margin += weight * apart;
      total += weight * sum;
      gap += weight * Math.abs(apart);
      margins += weight * apart * apart;
      totals += weight * sum * sum;
    }
  }
  const [meanMargin, meanTotal, meanGap] = [margin / all, total / all, gap / all];
  const marginSd = Math.sqrt(Math.max(margins / all - meanMargin * meanMargin, 1e-9));
  const totalSd = Math.sqrt(Math.max(totals / all - meanTotal * meanTotal, 1e-9));
  const toward = clamp((CLEAR * meanMargin) / marginSd, -1, 1);
  const within = (sds: number): number => clamp(sds, -FARTHEST, FARTHEST);
  return (home, away) => {
    const high = within((home + away - meanTotal) / totalSd);
    return [
      high * within((Math.abs(home - away) - meanGap) / marginSd),
      high * toward * within((home - away - meanMargin) / marginSd),
    ];
  };
}

/**
 * The table with margin and total tied together as fitted, every margin's and every total's share kept: so the winner, and each
 * spread and total, are exactly what they were, and only what two of them do together changes. Proportional fitting of both sets of
 * shares (Deming and Stephan, 1940); + − × ÷ and our own exp alone.
 */
export function tiedTogether(joint: Joint, together: Together | undefined): Joint {
  if (!together || (together.gap === 0 && together.favorite === 0)) return joint;
  const { size, weights } = joint;
  const weighed = togetherIn(joint);
  const tied = new Float64Array(weights.length);
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const cell = home * size + away;
      const weight = weights[cell] ?? 0;
      if (weight === 0) continue;
      const [gap, favorite] = weighed(home, away);
      tied[cell] = weight * exp(together.gap * gap + together.favorite * favorite);
    }
  }
  return keepingShares({ size, weights: tied }, marginSums(joint), totalSums(joint));
}

function keepingShares(joint: Joint, margins: Float64Array, totals: Float64Array): Joint {
  const byMargin = new Float64Array(margins.length).fill(1);
  const byTotal = new Float64Array(totals.length).fill(1);
  let all = 0;
  for (const weight of margins) all += weight;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let miss = 0;
    marginSums(joint, byTotal).forEach((is, at) => {
      const wanted = margins[at] ?? 0;
      miss += Math.abs(is * (byMargin[at] ?? 0) - wanted);
      if (is > 0) byMargin[at] = wanted / is;
    });
    if (round > 0 && miss <= KEPT * all) break;
    totalSums(joint, byMargin).forEach((is, at) => {
      if (is > 0) byTotal[at] = (totals[at] ?? 0) / is;
    });
  }
  return multipliedTable(joint, byMargin, byTotal);
}
