import type { IndividualEvent } from '#contract/answers/individual/event.ts';
import { INDIVIDUAL_UPCOMING, PLATFORM_STATS, UFC_UPCOMING } from '#contract/paths.ts';
import type { PlatformStatsAnswer } from '#contract/platformStats.ts';
import type { IndividualSport } from '#domain/leagues/individualSport.ts';
import { FAILURES, PART_FAILURES } from '#domain/words/failures.ts';
import { listRead } from '../list.ts';
import { readPlatformStats } from '../platformStats.ts';
import { endpoint, endpointQuestion, perName } from './endpoint.ts';
import { readIndividualEvent } from './read/individualEvent.ts';

/** UFC has its own endpoint; the Formula 1 page requests every sport and picks its own. */
const pathOf = (sport: IndividualSport | undefined): string => {
  if (sport === 'UFC') return UFC_UPCOMING;
  return sport === undefined ? INDIVIDUAL_UPCOMING : `${INDIVIDUAL_UPCOMING}?sport=${sport}`;
};

const events = (sport: IndividualSport | undefined) =>
  endpointQuestion(
    pathOf(sport),
    (answer) => listRead(answer, readIndividualEvent(sport)),
    FAILURES.events,
  );

/** Upcoming events of every individual sport. */
export const individualEventsQuery = endpoint(INDIVIDUAL_UPCOMING, events(undefined));

/** A sport's upcoming events. */
export const leagueEvents = perName<IndividualSport, readonly Required<IndividualEvent>[]>(
  (sport) => endpoint(pathOf(sport), events(sport)),
);

/** The platform's four figures. */
export const platformStatsQuery = endpoint<PlatformStatsAnswer>(
  PLATFORM_STATS,
  endpointQuestion(PLATFORM_STATS, readPlatformStats, PART_FAILURES.figures),
);
