import { WEIGHTED } from '#engine/live/basketball/params.ts';
import { normalCdf } from '#engine/rng/normalCdf.ts';

/** A regulation's margin as it ended, and the normal it was expected to come from. */
interface Ending {
  readonly mean: number;
  readonly sd: number;
  readonly end: number;
}

const ROUNDS = 20;

/**
 * How often regulation ends with each |margin| from 0 on, relative to normals: the weights with which each is expected as often as it
 * was seen. Margins beyond the weighted ones have weight 1.
 */
export function endWeights(endings: readonly Ending[]): number[] {
  const seen = new Float64Array(WEIGHTED);
  const plain = endings.map(({ mean, sd, end }) => {
    const size = Math.abs(end);
    if (size < WEIGHTED) seen[size] = (seen[size] ?? 0) + 1;
    return Float64Array.from({ length: WEIGHTED }, (_, margin) =>
      margin === 0 ? around(0, mean, sd) : around(margin, mean, sd) + around(-margin, mean, sd),
    );
  });
  const weights = new Float64Array(WEIGHTED).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const expected = new Float64Array(WEIGHTED);
    for (const row of plain) {
      const all = row.reduce((sum, p, margin) => sum + p * ((weights[margin] ?? 1) - 1), 1);
      row.forEach((p, margin) => {
        expected[margin] = (expected[margin] ?? 0) + (p * (weights[margin] ?? 1)) / all;
      });
    }
    weights.forEach((weight, margin) => {
      const often = expected[margin] ?? 0;
      if (often > 0) weights[margin] = (weight * (seen[margin] ?? 0)) / often;
    });
  }
  return [...weights];
}

const around = (margin: number, mean: number, sd: number): number =>
  normalCdf((margin + 0.5 - mean) / sd) - normalCdf((margin - 0.5 - mean) / sd);
