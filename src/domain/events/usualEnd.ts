import type { EventBody } from './sportEvent.ts';

const HOUR_MS = 3_600_000;
/** Days of play of a golf tournament whose last day no feed names. */
const GOLF_DAYS = 4;

/** Usual length in hours from the start, breaks included. */
function usualHours(event: EventBody): number {
  switch (event.kind) {
    case 'fights':
      return event.league === 'UFC' ? 6 : 5;
    case 'match':
      return event.bestOf === 5 ? 3 : 2;
    case 'race':
      return event.league === 'F1' ? 2 : 3.5;
    case 'tournament':
      return (GOLF_DAYS - 1) * 24;
  }
}

/** When an event ends: as its feed says, else as usual. ISO 8601 in UTC. */
export const usualEventEnd = (event: EventBody): string =>
  (event.kind === 'tournament' ? event.endTime : undefined) ??
  new Date(Date.parse(event.startTime) + usualHours(event) * HOUR_MS).toISOString();
