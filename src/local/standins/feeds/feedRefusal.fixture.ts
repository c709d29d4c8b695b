import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { bovadaPartPath, type PartSport } from '#feeds/bovada/paths.ts';
import { SCOREBOARD_PATHS } from '#feeds/espn/events/paths.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { bovada } from './bovada.ts';
import { espn } from './espn/espn.ts';
import { type FeedReply, NOT_FOUND_REPLY, type StandInFeed } from './feed.ts';
import { jolpicaStandIn } from './jolpica.ts';
import { openMeteoStandIn } from './openMeteo.ts';
import { sportsDb } from './sportsDb.ts';

const PART_SPORTS: readonly PartSport[] = ['ufc', 'boxing', 'tennis'];

const places = (): ReadonlySet<string> =>
  new Set([
    ...TEAM_LEAGUES.map((league) => FEED_FACTS[league].espn.path),
    ...Object.values(SCOREBOARD_PATHS),
  ]);
const coupons = (): ReadonlySet<string> =>
  new Set([
    ...TEAM_LEAGUES.map((league) => FEED_FACTS[league].bovada),
    ...PART_SPORTS.map(bovadaPartPath),
  ]);

/** An event or competition of ESPN's core API: only the fake knows which exist. */
const CORE_EVENT = /^\/v2\/sports\/[\w-]+\/leagues\/[\w.-]+\/events\/\d+(\/competitions\/\d+)?$/;

/** The feed for a kind of address, without data, and with fresh rate limits. */
function feedOf({ pathname }: URL): StandInFeed | undefined {
  if (/^\/(?:apis\/(?:site\/)?v2|v2)\/sports\//.test(pathname)) {
    const known = () => ({});
    return espn({
      events: (path) => (places().has(path) ? [] : undefined),
      standings: (path) => (places().has(path) ? {} : undefined),
      injuries: known,
      roster: known,
      depthChart: known,
      summary: known,
      predictor: known,
      leaderboard: known,
    });
  }
  if (pathname.startsWith('/api/v1/json/')) return sportsDb({ leagues: [], events: () => [] });
  if (pathname.startsWith('/ergast/')) return jolpicaStandIn({ races: () => [] });
  if (pathname.startsWith('/services/sports/')) {
    return bovada({ coupon: (path) => (coupons().has(path) ? [] : undefined) });
  }
  return pathname.startsWith('/v1/forecast') ? openMeteoStandIn() : undefined;
}

/** A team's schedule at ESPN: only the fake knows which teams there are. */
const TEAM_SCHEDULE = /^\/apis\/site\/v2\/sports\/[\w-]+\/[\w.-]+\/teams\/\d+\/schedule$/;

/** Addresses of fallback feeds: files of nflverse and f1db, weather.gov, CollegeFootballData. */
const SECOND_FEEDS: readonly RegExp[] = [
  /^\/nflverse\/nfldata\/master\/data\/games\.csv$/,
  /^\/repos\/f1db\/f1db\/contents\/src\/data\/seasons\/\d{4}\/races$/,
  /^\/f1db\/f1db\/main\/src\/data\/seasons\/\d{4}\/races\/[\w-]+\/[\w-]+\.yml$/,
  /^\/points\/-?[\d.]+,-?[\d.]+$/,
  /^\/gridpoints\/[A-Z]{3}\/\d+,\d+\/forecast\/hourly$/,
  /^\/games$/,
];

/**
 * What the feed behind an address answers if it has no such address, or refuses the form of request; undefined if it has an
 * answer. Fakes ask this first, so that none answers what the feed itself would not.
 * @param headers of the request; if left out, the requester counts as identified
 */
export function feedRefusal(address: string | URL, headers?: Headers): FeedReply | undefined {
  const url = new URL(address, 'http://feed.invalid');
  if (CORE_EVENT.test(url.pathname)) return undefined;
  if (TEAM_SCHEDULE.test(url.pathname)) return undefined;
  if (SECOND_FEEDS.some((address) => address.test(url.pathname))) return undefined;
  const told = headers ?? new Headers({ 'user-agent': 'Test (+https://test.example)' });
  const reply = feedOf(url)?.answer({ url, headers: told, now: 0 }) ?? NOT_FOUND_REPLY;
  return reply.status >= 400 ? reply : undefined;
}

/** A test's listener that only gives the feed's possible answers; everything else is refused as the feed does. */
export const whereAnswered =
  (listener: RequestListener): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    const refused = feedRefusal(request.url ?? '/');
    if (!refused) return void listener(request, response as Parameters<RequestListener>[1]);
    response.writeHead(refused.status).end(JSON.stringify(refused.body));
  };
