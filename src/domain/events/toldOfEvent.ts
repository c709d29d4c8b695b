import type { ToldState } from '../game/stateText.ts';
import { oldestEventDatum } from './oldestDatum.ts';
import { type SportEvent, sportOf } from './sportEvent.ts';
import { longestHours } from './upcomingEvents.ts';

type Kind = SportEvent['kind'];

/** Whether its start says whether it is under way: of a tournament nobody gives more than the day. */
const isStartKnown = (timeKnown: boolean, kind: Kind): boolean =>
  timeKnown || kind === 'tournament';

/** What is known of an event's state. */
export const toldOfEvent = ({
  status,
  startTime,
  timeKnown,
  kind,
}: Pick<SportEvent, 'status' | 'startTime' | 'timeKnown' | 'kind'>): ToldState => ({
  status,
  start: startTime,
  timeKnown: isStartKnown(timeKnown, kind),
  longest: longestHours(kind),
});

/** An event element's attributes for the page's clock (client/gameClock.ts). */
export const eventClock = (event: SportEvent) => ({
  'data-start': event.startTime,
  'data-status': event.status,
  'data-time-known': isStartKnown(event.timeKnown, event.kind),
  'data-longest': longestHours(event.kind),
  'data-as-of': oldestEventDatum(event),
  'data-league': sportOf(event.league),
});
