import type { Told } from '../game/stateText.ts';
import { oldestEventDatum } from './oldestDatum.ts';
import { type SportEvent, sportOf } from './sportEvent.ts';
import { longestHours } from './upcomingEvents.ts';

/** What is known of an event's state. */
export const toldOfEvent = ({
  status,
  startTime,
  timeKnown,
  kind,
}: Pick<SportEvent, 'status' | 'startTime' | 'timeKnown' | 'kind'>): Told => ({
  status,
  start: startTime,
  timeKnown,
  longest: longestHours(kind),
});

/** An event element's attributes for the page's clock (client/gameClock.ts). */
export const eventClock = (event: SportEvent) => ({
  'data-start': event.startTime,
  'data-status': event.status,
  'data-time-known': event.timeKnown,
  'data-longest': longestHours(event.kind),
  'data-as-of': oldestEventDatum(event),
  'data-league': sportOf(event.league),
});
