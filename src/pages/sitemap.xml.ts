import { sitemapXml } from '#components/feed/sitemapXml.ts';
import { EVENT_SPORTS } from '#domain/events/event.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import { leaguePagePath, sportPath } from '#domain/leagues/leaguePage.ts';
import { boardPath, PLAYERS_PATH } from '#domain/players/playerPaths.ts';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';
import { LEGAL_NAMES, legalPath } from '#domain/product/legal.ts';
import { WRONG_PATH } from '#domain/product/paths.ts';
import { PRICE_VIEWS, priceViewPath } from '#domain/product/pricesPage.ts';
import { SEASON_LEAGUES } from '#domain/season/formats/index.ts';
import { POOL_LEAGUES, POOLS_PATH, poolsPath } from '#domain/season/pools/poolLeagues.ts';
import { SEASONS_PATH, seasonPath } from '#domain/season/seasonPaths.ts';
import { TOOL_IDS, TOOLS_PATH, toolPath } from '#domain/tools/links.ts';
import { SITE } from '#site';
import { loadFighterPages, loadTeamPages } from './_profiles.ts';

const STANDING = [
  '/',
  '/predictions',
  '/betting-academy',
  '/track-record',
  WRONG_PATH,
  '/verify',
  '/features',
  '/about',
  '/subscribe',
  '/feeds',
  '/embed',
  '/developers',
  '/data',
  '/settlement',
  ...PRICE_VIEWS.map(priceViewPath),
  '/check',
  TOOLS_PATH,
  SEASONS_PATH,
  POOLS_PATH,
  PLAYERS_PATH,
  ...PLAYER_LEAGUES.map(boardPath),
  ...TOOL_IDS.map((id) => toolPath(id)),
  ...LEGAL_NAMES.map(legalPath),
];

/** Every page that stays: leagues, sports, tours, teams and fighters. Games have a sitemap of their own. */
export async function GET(): Promise<Response> {
  const paths = [
    ...STANDING,
    ...TEAM_LEAGUES.map(leaguePagePath),
    ...SEASON_LEAGUES.map(seasonPath),
    ...POOL_LEAGUES.map(poolsPath),
    ...EVENT_SPORTS.map(sportPath),
    ...GOLF_TOURS.map((tour) => `/golf/${tour}`),
    ...[...(await loadTeamPages()), ...(await loadFighterPages())].map(({ path }) => path),
  ];
  return new Response(sitemapXml(paths.map((path) => ({ url: new URL(path, SITE.url).href }))), {
    headers: { 'content-type': 'application/xml' },
  });
}
