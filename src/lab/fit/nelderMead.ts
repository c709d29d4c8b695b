import { mean } from '#domain/numbers/numbers.ts';

interface Minimum {
  readonly at: readonly number[];
  readonly value: number;
  readonly evaluations: number;
}

export interface Search {
  /** First step along each axis. */
  readonly steps: readonly number[];
  /** The search ends after this many evaluations. */
  readonly most: number;
  /** … or when the simplex's values differ by less than this. */
  readonly tolerance: number;
}

interface Vertex {
  readonly at: number[];
  readonly value: number;
}

/**
 * Minimum of a function of several numbers without derivatives; deterministic.
 * Nelder and Mead (1965), "A simplex method for function minimization", Computer Journal 7(4), with the
 * dimension-dependent coefficients of Gao and Han (2012), Computational Optimization and Applications 51(1).
 * A value that is not finite counts as infinitely bad.
 */
export function nelderMead(
  loss: (at: readonly number[]) => number,
  start: readonly number[],
  { steps, most, tolerance }: Search,
): Minimum {
  const n = start.length;
  const [expand, contract, shrink] = [1 + 2 / n, 0.75 - 1 / (2 * n), 1 - 1 / n];
  let evaluations = 0;
  const vertex = (at: number[]): Vertex => {
    evaluations += 1;
    const value = loss(at);
    return { at, value: Number.isFinite(value) ? value : Number.POSITIVE_INFINITY };
  };
  const simplex = [vertex([...start])];
  for (const [axis, step] of steps.entries()) {
    simplex.push(vertex(start.map((x, other) => (other === axis ? x + step : x))));
  }
  const sort = () => simplex.sort((one, other) => one.value - other.value);
  const at = (index: number): Vertex => simplex[index] as Vertex;
  sort();
  while (evaluations < most && at(n).value - at(0).value > tolerance) {
    const centre = start.map((_, axis) => mean(simplex.slice(0, n).map((v) => v.at[axis] ?? 0)));
    const along = (factor: number) =>
      vertex(centre.map((c, axis) => c + factor * ((at(n).at[axis] ?? 0) - c)));
    const reflected = along(-1);
    if (reflected.value < at(0).value) {
      const expanded = along(-expand);
      simplex[n] = expanded.value < reflected.value ? expanded : reflected;
    } else if (reflected.value < at(n - 1).value) {
      simplex[n] = reflected;
    } else {
      const inside = reflected.value >= at(n).value;
      const contracted = along(inside ? contract : -contract);
      if (contracted.value < Math.min(reflected.value, at(n).value)) simplex[n] = contracted;
      else shrinkTo(simplex, shrink, vertex);
    }
    sort();
  }
  return { at: at(0).at, value: at(0).value, evaluations };
}

function shrinkTo(simplex: Vertex[], factor: number, vertex: (at: number[]) => Vertex): void {
  const best = simplex[0] as Vertex;
  for (let index = 1; index < simplex.length; index++) {
    const { at } = simplex[index] as Vertex;
    simplex[index] = vertex(best.at.map((b, axis) => b + factor * ((at[axis] ?? 0) - b)));
  }
}
