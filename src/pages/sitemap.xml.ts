import { sitemapXml } from '#components/feed/sitemapXml.ts';
import { fightersOf } from '#components/record/fightersOf.ts';
import { teamsOf } from '#components/record/teamsOf.ts';
import { loadEvents } from '#content/events.ts';
import { sampleEvents } from '#content/samples/index.ts';
import { loadRatings, loadSlate } from '#content/slate.ts';
import { INDIVIDUAL_SPORTS } from '#domain/answers/individualEvent.ts';
import { GOLF_TOURS } from '#domain/eventLeague.ts';
import { EVENT_SPORTS } from '#domain/events/event.ts';
import { TEAM_LEAGUES } from '#domain/league.ts';
import { leaguePagePath, sportPath } from '#domain/leaguePage.ts';
import { SITE } from '#site';

const STANDING = ['/', '/predictions', '/responsible-gambling'];

async function teamPaths(): Promise<readonly string[]> {
  const { games } = await loadSlate();
  const pages = await Promise.all(
    TEAM_LEAGUES.map(async (league) => teamsOf(league, games, await loadRatings(league))),
  );
  return pages.flat().map(({ path }) => path);
}

async function fighterPaths(): Promise<readonly string[]> {
  const live = [...(await loadEvents('UFC')), ...(await loadEvents('Boxing'))];
  return fightersOf([...(await sampleEvents('UFC')), ...live]).map(({ path }) => path);
}

/** Every page that stays: leagues, sports, tours, teams and fighters. Games have a sitemap of their own. */
export async function GET(): Promise<Response> {
  const paths = [
    ...STANDING,
    ...[...TEAM_LEAGUES, ...INDIVIDUAL_SPORTS].map(leaguePagePath),
    ...EVENT_SPORTS.map(sportPath),
    ...GOLF_TOURS.map((tour) => `/golf/${tour}`),
    ...(await teamPaths()),
    ...(await fighterPaths()),
  ];
  return new Response(sitemapXml(paths.map((path) => ({ url: new URL(path, SITE.url).href }))), {
    headers: { 'content-type': 'application/xml' },
  });
}
