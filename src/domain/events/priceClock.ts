import { isClosed, isFreshQuote } from '../game/freshness.ts';
import type { Instant } from '../time/time.ts';
import type { EventStatus } from './event.ts';

/** What the state of an event's prices follows from. */
interface PricedEvent {
  readonly status: EventStatus;
  readonly startTime: string;
  /** When they were last confirmed, ISO 8601 in UTC. */
  readonly asOf: string;
}

/** Whether an event's prices can be taken at a moment: the words of games (domain/prices/priceCall.ts). */
export interface PriceClock {
  readonly state: 'open' | 'old' | 'closed';
  readonly postponed: boolean;
}

export function priceClock({ status, startTime, asOf }: PricedEvent, now: Instant): PriceClock {
  const game = { status, gameTime: startTime };
  const postponed = status === 'postponed';
  if (isClosed(game, now)) return { state: 'closed', postponed };
  return { state: isFreshQuote(game, asOf, now) ? 'open' : 'old', postponed };
}

/** A past sample's prices. */
export const CLOSED_CLOCK: PriceClock = { state: 'closed', postponed: false };
