import type { IndividualEvent } from '#contract/answers/individual/event.ts';
import { longestHours } from '#domain/events/upcomingEvents.ts';
import { stateText, type ToldState } from '#domain/game/stateText.ts';
import type { Instant } from '#domain/time/time.ts';

/** The answer lists only events that no feed has ended or called off. */
const toldOfListed = ({ sport, eventTime, timeKnown }: IndividualEvent): ToldState => ({
  status: 'scheduled',
  start: eventTime,
  timeKnown,
  longest: longestHours(sport === 'UFC' ? 'fights' : 'race'),
});

/** The state of a listed event from its start on; undefined before, and while only its day is known. */
export function listedState(event: IndividualEvent, now: Instant): string | undefined {
  const begun = new Date(now).getTime() >= Date.parse(event.eventTime);
  return begun && event.timeKnown ? stateText(toldOfListed(event), now) : undefined;
}
