import type { Instant } from '../time/time.ts';
import { LIVES_MS, type PriceSpan } from './sharpReading.ts';

interface Readings {
  readonly odds: readonly { readonly asOf: string }[];
  readonly priceHistory?: readonly PriceSpan[] | undefined;
}

/** The game, without its readings once the newest one is two minutes old: no price of it is an edge any more. */
export function readingNow<Of extends Readings>(game: Of, now: Instant): Of {
  if (!game.priceHistory) return game;
  const newest = Math.max(...game.odds.map(({ asOf }) => Date.parse(asOf)));
  return new Date(now).getTime() - newest < LIVES_MS ? game : { ...game, priceHistory: undefined };
}
