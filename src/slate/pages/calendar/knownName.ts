import { eventLeagueName } from '#contract/answers/calendar/eventEntry.ts';
import { teamsFileSchema } from '#contract/answers/calendar/teams.ts';
import { TEAMS_FILE } from '#contract/homePaths.ts';
import { sportOf } from '#domain/events/sportEvent.ts';
import { EVENT_LEAGUES } from '#domain/leagues/eventLeague.ts';
import { isEventSport, type LeaguePage } from '#domain/leagues/leaguePage.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';

/** The name of a tour or series in a sport; undefined if it has none at this address. */
const tourIn = (page: LeaguePage, slug: string): string | undefined => {
  const found = EVENT_LEAGUES.find(
    (league) => league.toLowerCase() === slug && sportOf(league) === page,
  );
  return found && eventLeagueName(found);
};

/**
 * The name of a team, tour or series without a game or event to come, which has an empty calendar; undefined if there is none at this
 * address. Teams are those with a page in the last build.
 */
export async function knownName(
  { site, context }: Call,
  page: LeaguePage,
  slug: string,
): Promise<string | undefined> {
  if (isEventSport(page)) return tourIn(page, slug);
  const file = await builtPage(site, context.site.url ?? '', TEAMS_FILE);
  const teams = teamsFileSchema.parse(JSON.parse(file))[page.toLowerCase()] ?? {};
  return Object.hasOwn(teams, slug) ? teams[slug] : undefined;
}
