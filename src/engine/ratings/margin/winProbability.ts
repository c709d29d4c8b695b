import { normalCdf } from '../../rng/normalCdf.ts';

/** P(home wins), a tie counting half: Φ(slope · μ ÷ √(scale² + v)). */
export const marginWinProbability = (
  scale: number,
  slope: number,
  { mean, variance }: { readonly mean: number; readonly variance: number },
): number => normalCdf((slope * mean) / Math.sqrt(scale * scale + variance));
