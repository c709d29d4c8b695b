import { nelderMead } from '../nelderMead.ts';

/** One block of a search: the axes searched together, as indices, and the limit of evaluations. */
interface Block {
  readonly axes: readonly number[];
  readonly most: number;
}

/**
 * Minimum by block-coordinate descent: Nelder–Mead over a few axes at a time, block after block, `rounds` times,
 * with steps half as wide each round. A simplex over all sixteen axes at once hardly moves.
 * Source: Bertsekas (1999), "Nonlinear Programming", 2nd ed., §2.7 (block coordinate descent).
 */
export function inBlocks(
  loss: (at: readonly number[]) => number,
  start: readonly number[],
  steps: readonly number[],
  blocks: readonly Block[],
  rounds: number,
): { readonly at: readonly number[]; readonly value: number } {
  let at = [...start];
  let value = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    for (const { axes, most } of blocks) {
      const within = (inner: readonly number[]): number[] => {
        const whole = [...at];
        for (const [index, axis] of axes.entries()) whole[axis] = inner[index] ?? 0;
        return whole;
      };
      const found = nelderMead(
        (inner) => loss(within(inner)),
        axes.map((axis) => at[axis] ?? 0),
        { steps: axes.map((axis) => (steps[axis] ?? 0) / 2 ** round), most, tolerance: 1e-6 },
      );
      if (found.value < value || value === Number.POSITIVE_INFINITY) {
        at = within(found.at);
        value = found.value;
      }
    }
  }
  return { at, value };
}
