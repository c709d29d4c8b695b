import type { PricedEdge } from '#domain/record/picks/pick.ts';
import { addDays, easternDate, easternInstant } from '#domain/time/time.ts';
import type { NamedBet } from './namedBet.ts';

/** The hour of the day before whose prices visitors see: most members get theirs at this hour. */
const HOUR = '10:00';

/** 10 AM of the day before in New York. */
export const yesterdayAt = (now: Date): string =>
  easternInstant(addDays(easternDate(now), -1), HOUR);

/** An edge on a game, as on the ledger, with a price that may be given on. */
export interface EdgeThen extends PricedEdge, Omit<NamedBet, 'market' | 'american' | 'namedAt'> {}

/** Of each bet the best price alone, as a member's page lists them, the best return first. */
export function bestEdgeOfEach(edges: readonly EdgeThen[], namedAt: string): readonly NamedBet[] {
  const sorted = edges.toSorted((one, other) => other.claimed - one.claimed);
  const best = new Map<string, NamedBet>();
  for (const { price, claimed: _, probability: __, choices: ___, ...edge } of sorted) {
    const key = `${edge.gameId} ${edge.market} ${edge.pick}`;
    if (!best.has(key)) best.set(key, { ...edge, american: price, namedAt });
  }
  return [...best.values()];
}
