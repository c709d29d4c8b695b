import type { IndividualEvent, IndividualSport } from '#contract/answers/individual/event.ts';
import { PATHS } from '#contract/paths.ts';
import type { PlatformStatsAnswer } from '#contract/platformStats.ts';
import { FAILURES } from '#domain/words/failures.ts';
import { readList } from '../list.ts';
import { readPlatformStats } from '../platformStats.ts';
import { endpoint, perName, question } from './endpoint.ts';
import { readIndividualEvent } from './read/individualEvent.ts';

/** UFC has its own endpoint; the Formula 1 page requests every sport and picks its own. */
const pathOf = (sport: IndividualSport | undefined): string => {
  if (sport === 'UFC') return PATHS.ufcUpcoming;
  return sport === undefined ? PATHS.individualEvents : `${PATHS.individualEvents}?sport=${sport}`;
};

const events = (sport: IndividualSport | undefined) =>
  question(
    pathOf(sport),
    (answer) => readList(answer, readIndividualEvent(sport)),
    FAILURES.events,
  );

/** Upcoming events of every individual sport. */
export const individualEventsQuery = endpoint(PATHS.individualEvents, events(undefined));

/** What a league page of an individual sport shows. */
interface LeagueEvents {
  readonly events: readonly IndividualEvent[];
  readonly stats: PlatformStatsAnswer;
}

/** A sport's upcoming events and the platform's figures, both or neither. */
export const leagueEvents = perName<IndividualSport, LeagueEvents>((sport) => {
  const ofSport = events(sport);
  const figures = question(PATHS.platformStats, readPlatformStats, FAILURES.events);
  return endpoint<LeagueEvents>(`league ${sport}`, async () => {
    const [list, stats] = await Promise.all([ofSport(), figures()]);
    return { events: list, stats };
  });
});
