import {
  type FeedReply,
  type FeedRequest,
  htmlReply,
  NOT_FOUND_REPLY,
  reply,
  type StandInFeed,
} from '../feed.ts';
import { isAccepted } from '../userAgent.ts';
import { validated } from '../validated.ts';
import { coreEvent, coreEvents } from './core.ts';
import { readDates } from './dates.ts';
import { isIndividual, isSoccer, limited, listedInFeed } from './listed.ts';
import type { EspnWorld } from './world.ts';

/** The literal answer to every range for a team sport since 2026-09-15. */
const RANGE_REFUSED: FeedReply = reply(
  { code: 400, message: 'Failed to get events endpoint.' },
  400,
);

const SITE = /^\/apis\/site\/v2\/sports\/([\w-]+)\/([\w.-]+)\/(.+)$/;
const STANDINGS = /^\/apis\/v2\/sports\/([\w-]+)\/([\w.-]+)\/standings$/;
const CORE =
  /^\/v2\/sports\/([\w-]+)\/leagues\/([\w.-]+)\/events(?:\/(\d+)(?:\/competitions\/(\d+)(\/predictor)?)?)?$/;
const TEAM = /^teams\/(\d+)\/(schedule|depthcharts|roster)$/;

/** College boards without a group list ranked teams alone; these list all of a division. */
const WHOLE = new Map([
  ['football/college-football', '80'],
  ['basketball/mens-college-basketball', '50'],
]);

function board(world: EspnWorld, path: string, { url, now }: FeedRequest): FeedReply {
  const events = world.events(path, now);
  if (!events) return NOT_FOUND_REPLY;
  const asked = readDates(url.searchParams.get('dates'));
  if (asked.form === 'odd') return RANGE_REFUSED;
  if (asked.form === 'range' && !isIndividual(path)) return RANGE_REFUSED;
  const whole = WHOLE.get(path);
  const shown =
    whole === undefined || url.searchParams.get('groups') === whole
      ? events
      : events.filter(({ ranked }) => ranked);
  const items = limited(listedInFeed(path, shown, asked, now), url.searchParams.get('limit'));
  return reply({ ...world.board?.(path), events: items.map(({ item }) => item()) });
}

/** A team's season; for soccer, only played games, or with `fixture` only those to come. */
function schedule(
  world: EspnWorld,
  path: string,
  team: string,
  { url, now }: FeedRequest,
): FeedReply {
  const events = world.events(path, now);
  const own = events?.filter(({ teams }) => teams?.includes(team)) ?? [];
  if (own.length === 0) return NOT_FOUND_REPLY;
  const asked = readDates(url.searchParams.get('season'));
  const season = asked.form === 'year' ? listedInFeed(path, own, asked, now) : own;
  const toCome = url.searchParams.get('fixture') === 'true';
  const told = season.filter(({ start }) => !isSoccer(path) || start > now === toCome);
  return reply({ team: { id: team }, events: told.map(({ item }) => item()) });
}

function site(world: EspnWorld, request: FeedRequest): FeedReply {
  const { url, now } = request;
  const [, sport = '', league = '', rest = ''] = SITE.exec(url.pathname) ?? [];
  const path = `${sport}/${league}`;
  if (rest === 'scoreboard') return board(world, path, request);
  const found = (given: object | undefined): FeedReply => (given ? reply(given) : NOT_FOUND_REPLY);
  const event = url.searchParams.get('event') ?? '';
  if (rest === 'injuries') return found(world.injuries?.(path, now));
  if (rest === 'summary') return found(world.summary?.(path, event, now));
  if (rest === 'leaderboard' && sport === 'golf') return found(world.leaderboard?.(event, now));
  const [, team = '', what] = TEAM.exec(rest) ?? [];
  if (what === 'schedule') return schedule(world, path, team, request);
  if (what === 'roster') return found(world.roster?.(path, team, now));
  return what === 'depthcharts' ? found(world.depthChart?.(path, team, now)) : NOT_FOUND_REPLY;
}

/** Standings of a league; of college only the division's by its group. */
function standings(world: EspnWorld, path: string, { url, now }: FeedRequest): FeedReply {
  const whole = WHOLE.get(path);
  if (whole !== undefined && url.searchParams.get('group') !== whole) return NOT_FOUND_REPLY;
  const year = Number(url.searchParams.get('season') ?? Number.NaN);
  const found = world.standings?.(path, year, now);
  return found ? reply(found) : NOT_FOUND_REPLY;
}

function answer(world: EspnWorld, request: FeedRequest): FeedReply {
  const { url, headers, now } = request;
  if (!isAccepted(headers.get('user-agent'))) return htmlReply(403, 'Access Denied');
  const [table, tableSport, tableLeague] = STANDINGS.exec(url.pathname) ?? [];
  if (table !== undefined) return standings(world, `${tableSport}/${tableLeague}`, request);
  if (url.pathname === '/apis/site/v2/sports/golf/leaderboard') {
    const found = world.leaderboard?.(url.searchParams.get('event') ?? '', now);
    return found ? reply(found) : NOT_FOUND_REPLY;
  }
  const [core, sport = '', league = '', id, competition, predictor] = CORE.exec(url.pathname) ?? [];
  if (core === undefined) return SITE.test(url.pathname) ? site(world, request) : NOT_FOUND_REPLY;
  if (predictor !== undefined) {
    const found = world.predictor?.(`${sport}/${league}`, id ?? '', now);
    return found ? reply(found) : NOT_FOUND_REPLY;
  }
  return id === undefined
    ? coreEvents(world, [sport, league], url.searchParams, now)
    : coreEvent(world, [sport, league, id], now, competition);
}

/** "scoreboard football/nfl", "depthcharts football/nfl", "core football/nfl"; for other requests, their path. */
function kindOf({ pathname }: URL): string {
  const [core, coreSport, coreLeague] = CORE.exec(pathname) ?? [];
  if (core !== undefined) return `core ${coreSport}/${coreLeague}`;
  const [table, tableSport, tableLeague] = STANDINGS.exec(pathname) ?? [];
  if (table !== undefined) return `standings ${tableSport}/${tableLeague}`;
  const [, sport, league, rest = ''] = SITE.exec(pathname) ?? [];
  return sport === undefined ? pathname : `${TEAM.exec(rest)?.[2] ?? rest} ${sport}/${league}`;
}

/** Changes an answer before it gets its ETag. */
type ChangeReply = (given: FeedReply, url: URL) => FeedReply;

/**
 * ESPN's two open APIs on one address, answering and refusing as several users of the live service report for September to
 * November 2026: team sports by day, month or year and never by range, individual sports by range too, no soccer by days beyond
 * tomorrow, silently 25 events above a limit of 500, and 403 for requesters who do not identify themselves.
 */
export const espn = (world: EspnWorld, change: ChangeReply = (given) => given): StandInFeed => ({
  name: 'ESPN',
  kindOf,
  answer: (request) => validated(change(answer(world, request), request.url), request),
});
