import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { SCOREBOARD_PATHS } from '#feeds/espn/events/paths.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { bovada } from './bovada.ts';
import { espn } from './espn/espn.ts';
import type { EspnEvent } from './espn/world.ts';
import { f1db } from './f1db.ts';
import type { Feed } from './feed.ts';
import { jolpica } from './jolpica.ts';
import { nflverse } from './nflverse.ts';
import { openMeteo } from './openMeteo.ts';
import { sportsDb } from './sportsDb.ts';
import { weatherGov } from './weatherGov.ts';

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
function events(path: string, now: number): readonly EspnEvent[] | undefined {
  if (!PLACES.has(path)) return undefined;
  return Array.from({ length: 2 * DAYS }, (_, at) => {
    const start = now + (at - DAYS) * DAY;
    const id = String(Math.floor(start / DAY));
    return { id, start, teams: ['2'], item: () => ({ id, date: new Date(start).toISOString() }) };
  });
}

/** All feeds without keys, each with a little of everything that the product requests. */
export const smallFeeds = (): Readonly<Record<string, Feed>> => ({
  ESPN: espn({
    events,
    injuries: () => ({ injuries: [] }),
    roster: (_, id) => ({ athletes: [], team: { id } }),
    depthChart: (_, id) => ({ team: { id }, depthchart: [] }),
    summary: (_, id) => ({ boxscore: {}, header: { id } }),
    standings: (path) => (PLACES.has(path) ? { children: [{}, {}] } : undefined),
  }),
  SPORTSDB: sportsDb({ leagues: [{ idLeague: '4445' }], events: () => [] }),
  JOLPICA: jolpica({ races: () => [{ round: '1' }] }),
  BOVADA: bovada({ coupon: (path) => (COUPONS.has(path) ? [] : undefined) }),
  OPEN_METEO: openMeteo(),
  WEATHER_GOV: weatherGov(),
  NFLVERSE: nflverse(() => []),
  F1DB: f1db(() => ['01-australia']),
});
