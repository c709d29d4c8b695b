import type { EventSport } from '#domain/events/event.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { DayRange, Quarantined } from './source.ts';

export interface EventAnswer {
  readonly events: readonly FeedEvent[];
  readonly quarantined: readonly Quarantined[];
  /** True if a feed, or a part of one, did not answer for all days, which are to be requested again. */
  readonly incomplete?: true | undefined;
}

/**
 * One outside feed of events of individual sports. `events` returns what is on, finished or scheduled in a range of days, and
 * rejects with a SourceError if the feed as a whole is unusable for the sport.
 */
export interface EventSource {
  readonly name: string;
  /** True for the sample source: its events and their prices are samples. */
  readonly sample: boolean;
  events(sport: EventSport, days: DayRange, now: Date): Promise<EventAnswer>;
}
