import { exp } from '../rng/exp.ts';
import type { Constraints, LineShare } from './constraints.ts';
import { type Joint, marginSums, multiplied, totalSums } from './joint.ts';
import { type ResultFactors, resultFactors } from './results.ts';
import { shareWon } from './settle.ts';
import { solveTilt, tilted } from './tilt.ts';

/** Rounds in which margins and totals are fitted to each other; plain games need three to ten. */
const MOST_ROUNDS = 400;
const MET = 1e-9;

/**
 * The table tilted so that it says what is asked, and else as near to itself as can be: each score's weight times
 * exp(α·win + δ·draw + β·(home − away) + γ·(home + away)), the form that changes a distribution least in relative
 * entropy for given means of these four (Kullback, 1959; Csiszár, 1975, "I-divergence geometry"). α and δ set the
 * results, β the spread's share, γ the total's; the shares are met to 1e-8. By products, sums and roots alone:
 * the same digits on every machine.
 * Throws a RangeError that names the input which the table cannot meet, or not beside the others.
 */
export function anchor(joint: Joint, wanted: Constraints): Joint {
  const asksMargin = Boolean(wanted.homeWin !== undefined || wanted.shares || wanted.spread);
  if (!asksMargin && !wanted.total) return joint;
  const ones = new Float64Array(2 * joint.size - 1).fill(1);
  let byMargin: Float64Array = ones;
  let byTotal: Float64Array = ones;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (asksMargin) {
      const margins = marginSums(joint, byTotal);
      if (round > 0 && meets(margins, byMargin, wanted)) break;
      byMargin = marginFactors(margins, wanted);
    }
    if (!wanted.total) break;
    byTotal = totalFactors(totalSums(joint, byMargin), wanted.total);
    if (!asksMargin) break;
    if (round === MOST_ROUNDS - 1) {
      throw new RangeError('Input lines.total cannot be met beside the others');
    }
  }
  return multiplied(joint, byMargin, byTotal);
}

/** Factor of each margin. */
function marginFactors(margins: Float64Array, wanted: Constraints): Float64Array {
  const centre = (margins.length - 1) / 2;
  const moved = new Float64Array(margins.length);
  const solved = (step: number): ResultFactors => {
    tilted(moved, margins, -centre, exp(step));
    return setResults(moved, wanted);
  };
  const shareAt =
    ({ line }: LineShare) =>
    (step: number) => {
      solved(step);
      return shareWon(moved, -centre, line);
    };
  const { spread } = wanted;
  const step = spread ? solveTilt('lines.spread', shareAt(spread), spread.share, centre) : 0;
  const { up, level, down } = solved(step);
  const factors = tilted(moved, new Float64Array(margins.length).fill(1), -centre, exp(step));
  return scaled(factors, up, level, down);
}

function totalFactors(totals: Float64Array, { line, share }: LineShare): Float64Array {
  const moved = new Float64Array(totals.length);
  const shareAt = (step: number) => shareWon(tilted(moved, totals, 0, exp(step)), 0, -line);
  const step = solveTilt('lines.total', shareAt, share, totals.length - 1);
  return tilted(moved, new Float64Array(totals.length).fill(1), 0, exp(step));
}

/** Multiplies margins by the factors that give the wanted results, and says which. */
function setResults(margins: Float64Array, wanted: Constraints): ResultFactors {
  const { up, level, down } = resultsOf(margins);
  const factors = resultFactors(wanted, up, level, down);
  scaled(margins, factors.up, factors.level, factors.down);
  return factors;
}

function scaled(margins: Float64Array, up: number, level: number, down: number): Float64Array {
  const centre = (margins.length - 1) / 2;
  for (let index = 0; index < margins.length; index++) {
    const factor = index > centre ? up : index < centre ? down : level;
    margins[index] = (margins[index] ?? 0) * factor;
  }
  return margins;
}

/** Weights above, at and below 0. */
function resultsOf(margins: Float64Array): ResultFactors {
  const centre = (margins.length - 1) / 2;
  let up = 0;
  let down = 0;
  for (let index = 0; index < centre; index++) {
    down += margins[index] ?? 0;
    up += margins[centre + 1 + index] ?? 0;
  }
  return { up, level: margins[centre] ?? 0, down };
}

/** Whether margins times their factors say what is asked of them. */
function meets(margins: Float64Array, factors: Float64Array, wanted: Constraints): boolean {
  const played = margins.map((weight, index) => weight * (factors[index] ?? 0));
  const { up, level, down } = resultsOf(played);
  const all = up + level + down;
  const { homeWin, shares, spread } = wanted;
  const misses = [
    homeWin === undefined ? 0 : (up + level / 2) / all - homeWin,
    shares ? up / all - shares.home : 0,
    shares ? down / all - shares.away : 0,
    spread ? shareWon(played, -(margins.length - 1) / 2, spread.line) - spread.share : 0,
  ];
  return misses.every((miss) => Math.abs(miss) <= 2 * MET);
}
