import type { EventSport } from '#domain/events/event.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { type CalendarDate, easternDate } from '#domain/time/time.ts';
import type { EventSource } from '../../eventSource.ts';
import { sampleBoxing } from './boxing.ts';
import { sampleF1 } from './f1.ts';
import { sampleGolf } from './golf.ts';
import { sampleNascar } from './nascar.ts';
import { sampleTennis } from './tennis.ts';
import { sampleUfc } from './ufc.ts';

const OF_SPORT: Readonly<Record<EventSport, (today: CalendarDate) => readonly FeedEvent[]>> = {
  UFC: sampleUfc,
  Boxing: sampleBoxing,
  Tennis: sampleTennis,
  F1: sampleF1,
  NASCAR: sampleNascar,
  Golf: sampleGolf,
};

/** An event with its books' prices at an instant: the only part of a day's fixtures that changes. */
function seenAt(event: FeedEvent, asOf: string): FeedEvent {
  if (event.kind !== 'fights') return event;
  const bouts = event.bouts.map((bout) => ({
    ...bout,
    moneyline: bout.moneyline?.map((quote) => ({ ...quote, asOf })),
  }));
  return { ...event, bouts };
}

/** The sample events, for machines without a network: real names, made-up fixtures and dates near today. */
export const sampleEventSource = (): EventSource => ({
  name: 'demo',
  sample: true,
  async events(sport, { from, to }, now) {
    const events = OF_SPORT[sport](easternDate(now)).filter(({ startTime }) => {
      const date = easternDate(startTime);
      return date >= from && date <= to;
    });
    return { events: events.map((event) => seenAt(event, now.toISOString())), quarantined: [] };
  },
});
