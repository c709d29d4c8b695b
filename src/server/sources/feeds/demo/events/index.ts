import type { EventSport } from '#domain/events/event.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { type CalendarDate, easternDate } from '#domain/time.ts';
import type { EventSource } from '../../../eventSource.ts';
import { demoBoxing } from './boxing.ts';
import { demoF1 } from './f1.ts';
import { demoGolf } from './golf.ts';
import { demoNascar } from './nascar.ts';
import { demoTennis } from './tennis.ts';
import { demoUfc } from './ufc.ts';

const BUNDLED: Readonly<Record<EventSport, (today: CalendarDate) => readonly FeedEvent[]>> = {
  UFC: demoUfc,
  Boxing: demoBoxing,
  Tennis: demoTennis,
  F1: demoF1,
  NASCAR: demoNascar,
  Golf: demoGolf,
};

/** The bundled events, for machines without a network: real names, sample fixtures and dates near today. */
export const demoEventSource = (): EventSource => ({
  name: 'demo',
  sample: true,
  async events(sport, { from, to }, now) {
    const events = BUNDLED[sport](easternDate(now)).filter(({ startTime }) => {
      const date = easternDate(startTime);
      return date >= from && date <= to;
    });
    return { events, quarantined: [] };
  },
});
