import type { LineShare } from '#domain/prices/market.ts';
import type { Constraints } from './constraints.ts';
import type { WantedMoments } from './leastTilt.ts';
import { lostAt, wonAt } from './settle.ts';

/**
 * The figures wanted of the margins, home − away, from −reach to reach: first the results, then the spread's share. Each must be
 * met together with those before it.
 */
export function wantedMargins(
  reach: number,
  { homeWin, shares, spread }: Constraints,
): WantedMoments[] {
  const of = (name: string, value: (margin: number) => number): WantedMoments => ({
    name,
    values: Float64Array.from({ length: 2 * reach + 1 }, (_, index) => value(index - reach)),
  });
  const wanted: WantedMoments[] = [];
  if (shares) {
    wanted.push(of('shares.home', (m) => (m > 0 ? 1 : 0) - shares.home));
    wanted.push(of('shares.draw', (m) => (m === 0 ? 1 : 0) - shares.draw));
  } else if (homeWin !== undefined) {
    wanted.push(of('homeWin', (m) => (m > 0 ? 1 : m === 0 ? 0.5 : 0) - homeWin));
  }
  if (spread) wanted.push(of('lines.spread', covers(spread)));
  return wanted;
}

/** Above 0 if the home side covers; its mean is 0 if the home side wins `share` of the decided stakes. */
const covers =
  ({ line, share }: LineShare) =>
  (margin: number): number =>
    wonAt(margin + line) * (1 - share) - lostAt(margin + line) * share;
