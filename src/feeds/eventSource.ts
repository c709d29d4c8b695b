import type { EventSport } from '#domain/events/event.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { DayRange, Quarantined } from './source.ts';

export interface EventAnswer {
  readonly events: readonly FeedEvent[];
  readonly quarantined: readonly Quarantined[];
  /** True where a feed, or a part of one, did not tell of all days: they are to be asked for again. */
  readonly incomplete?: true | undefined;
}

/**
 * One outside feed of events of individual sports. `events` answers what is on, finished or scheduled in a range of
 * days, and rejects with a SourceError when the feed as a whole cannot be used for the sport.
 */
export interface EventSource {
  readonly name: string;
  /** True for the sample source: its events and their prices are samples. */
  readonly sample: boolean;
  events(sport: EventSport, days: DayRange, now: Date): Promise<EventAnswer>;
}
