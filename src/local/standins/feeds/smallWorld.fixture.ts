import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { SCOREBOARD_PATHS } from '#feeds/espn/events/paths.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { bovada } from './bovada.ts';
import { espn } from './espn/espn.ts';
import type { StandInEvent } from './espn/world.ts';
import { f1dbStandIn } from './f1db.ts';
import type { StandInFeed } from './feed.ts';
import { jolpicaStandIn } from './jolpica.ts';
import { nflverseStandIn } from './nflverse.ts';
import { openMeteoStandIn } from './openMeteo.ts';
import { sportsDb } from './sportsDb.ts';
import { weatherGovStandIn } from './weatherGov.ts';

const DAY = 86_400_000;
const DAYS = 70;

/** The world's leagues: all that the product requests. */
const PLACES = new Set<string>([
  ...TEAM_LEAGUES.map((league) => FEED_FACTS[league].espn.path),
  ...Object.values(SCOREBOARD_PATHS),
]);
const COUPONS = new Set([
  ...TEAM_LEAGUES.map((league) => FEED_FACTS[league].bovada),
  'ufc-mma',
  'boxing',
  'tennis',
]);

/** An event a day in every league, ten weeks each way. */
function events(path: string, now: number): readonly StandInEvent[] | undefined {
  if (!PLACES.has(path)) return undefined;
  return Array.from({ length: 2 * DAYS }, (_, at) => {
    const start = now + (at - DAYS) * DAY;
    const id = String(Math.floor(start / DAY));
    return { id, start, teams: ['2'], item: () => ({ id, date: new Date(start).toISOString() }) };
  });
}

/** All feeds without keys, each with a little of everything that the product requests. */
export const smallFeeds = (): Readonly<Record<string, StandInFeed>> => ({
  ESPN: espn({
    events,
    injuries: () => ({ injuries: [] }),
    roster: (_, id) => ({ athletes: [], team: { id } }),
    depthChart: (_, id) => ({ team: { id }, depthchart: [] }),
    summary: (_, id) => ({ boxscore: {}, header: { id } }),
    standings: (path) => (PLACES.has(path) ? { children: [{}, {}] } : undefined),
  }),
  SPORTSDB: sportsDb({ leagues: [{ idLeague: '4445' }], events: () => [] }),
  JOLPICA: jolpicaStandIn({ races: () => [{ round: '1' }] }),
  BOVADA: bovada({ coupon: (path) => (COUPONS.has(path) ? [] : undefined) }),
  OPEN_METEO: openMeteoStandIn(),
  WEATHER_GOV: weatherGovStandIn(),
  NFLVERSE: nflverseStandIn(() => []),
  F1DB: f1dbStandIn(() => ['01-australia']),
});
