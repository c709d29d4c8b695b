import { type OddsBoard, oddsBoard } from '#domain/answers/oddsBoard.ts';
import type { OddsQuote } from '#domain/odds.ts';
import type { Store } from '#server/store/store.ts';
import { type Reading, reading } from './reading.ts';

/** One source's published prices of the games still to start, by league. Reads the store alone, never a feed. */
export async function readOdds(
  store: Pick<Store, 'readPublishedFacts' | 'readCurrentSlate'>,
  source: OddsQuote['source'],
  now: Date,
): Promise<Reading<OddsBoard>> {
  const body = oddsBoard(await store.readPublishedFacts({ from: now }), source, now);
  return reading(store, body, Object.values(body).flat());
}
