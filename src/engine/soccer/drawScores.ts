import { anchor } from '../joint/anchor.ts';
import type { Constraints } from '../joint/constraints.ts';
import { type Joint, marginSums, totalSums } from '../joint/joint.ts';
import { shareWon } from '../joint/settle.ts';

/** The line whose share a table keeps where no total is asked for. */
const LINE = 2.5;

/**
 * The table anchored to the wanted figures, with its draws at other scores: 0–0, 1–1, 2–2 … weigh as the factors say, the last
 * factor for all higher ones, and the draws' share stays. What is not asked for stays, too: results, and the share over 2.5.
 */
export function anchoredDraws(
  joint: Joint,
  factors: ArrayLike<number> | undefined,
  wanted: Constraints,
): Joint {
  if (!factors || factors.length === 0) return anchor(joint, wanted);
  const { size, weights } = joint;
  const level = Float64Array.from({ length: size }, (_, goals) => {
    const factor = factors[Math.min(goals, factors.length - 1)] ?? 1;
    return (weights[goals * size + goals] ?? 0) * factor;
  });
  let now = 0;
  for (const weight of level) now += weight;
  const margins = marginSums(joint);
  const draws = margins[size - 1] ?? 0;
  const mended = weights.slice();
  level.forEach((weight, goals) => {
    mended[goals * size + goals] = now > 0 ? (weight * draws) / now : 0;
  });
  const over = shareWon(totalSums(joint), 0, -LINE);
  return anchor(
    { size, weights: mended },
    {
      ...wanted,
      shares: wanted.shares ?? sharesOf(margins, size),
      total: wanted.total ?? { line: LINE, share: over },
    },
  );
}

function sharesOf(margins: Float64Array, size: number): NonNullable<Constraints['shares']> {
  let [home, away] = [0, 0];
  margins.forEach((weight, at) => {
    if (at > size - 1) home += weight;
    else if (at < size - 1) away += weight;
  });
  const draw = margins[size - 1] ?? 0;
  const all = home + draw + away;
  return { home: home / all, draw: draw / all, away: away / all };
}
