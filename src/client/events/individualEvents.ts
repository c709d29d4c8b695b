import { PATHS } from '#contract/paths.ts';
import { FAILURES } from '#domain/answers/failures.ts';
import type { IndividualEvent, IndividualSport } from '#domain/answers/individualEvent.ts';
import { listOf } from '../checks.ts';
import { isIndividualEvent } from './checks.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

const made = new Map<string, Endpoint<readonly IndividualEvent[]>>();

/** UFC has an endpoint of its own; the Formula 1 page asks for every sport and picks its own. */
const pathOf = (sport: IndividualSport | undefined): string => {
  if (sport === 'UFC') return PATHS.ufcUpcoming;
  return sport === undefined ? PATHS.individualEvents : `${PATHS.individualEvents}?sport=${sport}`;
};

/** Upcoming events of one sport, or of every individual sport. */
export function individualEvents(sport?: IndividualSport): Endpoint<readonly IndividualEvent[]> {
  const path = pathOf(sport);
  const known = made.get(path) ?? endpoint(path, listOf(isIndividualEvent), FAILURES.events);
  made.set(path, known);
  return known;
}
