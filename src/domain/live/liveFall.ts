import type { Histogram } from '../game/scoreGrid.ts';
import type { LiveScore } from './liveFigures.ts';

/** Where a score would fall among the published runs if it were final; shares, 0–1. */
interface LiveFall {
  /** Runs whose margin (home − away) is at most the score's. */
  readonly marginAtMost: number;
  /** Runs that ended closer, whoever won. */
  readonly closer: number;
}

/** @param margins of the published runs, home − away */
export function liveFall(margins: Histogram, { home, away }: LiveScore): LiveFall {
  let [runs, atMost, closer] = [0, 0, 0];
  for (const [margin, count] of margins) {
    runs += count;
    if (margin <= home - away) atMost += count;
    if (Math.abs(margin) < Math.abs(home - away)) closer += count;
  }
  const share = (count: number): number => (runs === 0 ? 0 : Number((count / runs).toFixed(4)));
  return { marginAtMost: share(atMost), closer: share(closer) };
}
