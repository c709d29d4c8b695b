import type { Estimate } from '#engine/tennis/estimate.ts';
import type { PlayedMatch } from '#engine/tennis/match.ts';
import type { PointParams } from '#engine/tennis/pointParams.ts';
import { learnService } from '#engine/tennis/service.ts';
import { walkForward } from '../walkForward.ts';

/** Both players' service effects before a match: their sum and its variance. */
export interface Served {
  readonly mean: number;
  readonly variance: number;
}

/** Service effects before each match, learned from earlier matches. */
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
  return walkForward(matches, {
    ask(match) {
      const [a, b] = [serviceOf(match.a.key), serviceOf(match.b.key)];
      return { a, b, mean: a.mean + b.mean, variance: a.variance + b.variance };
    },
    learn: (match, { a, b }, index) => learnService(a, b, match, wins[index] ?? 0.5, params),
  });
}
