import type { Estimate } from '#engine/tennis/estimate.ts';
import type { PlayedMatch } from '#engine/tennis/match.ts';
import type { PointParams } from '#engine/tennis/pointParams.ts';
import { learnService } from '#engine/tennis/service.ts';

/** Both players' service effects before a match: their sum and its variance. */
export interface Served {
  readonly mean: number;
  readonly variance: number;
}

/** Service effects before each match, learned from those before it. */
export function walkService(
  matches: readonly PlayedMatch[],
  wins: ArrayLike<number>,
  params: PointParams,
): Served[] {
  const services = new Map<string, Estimate>();
  const serviceOf = (key: string): Estimate => {
    const known = services.get(key);
    if (known) return known;
    const fresh = { mean: 0, variance: params.serviceVar };
    services.set(key, fresh);
    return fresh;
  };
  return matches.map((match, index) => {
    const a = serviceOf(match.a.key);
    const b = serviceOf(match.b.key);
    const before = { mean: a.mean + b.mean, variance: a.variance + b.variance };
    learnService(a, b, match, wins[index] ?? 0.5, params);
    return before;
  });
}
