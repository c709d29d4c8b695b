import {
  type FeedReply,
  type FeedRequest,
  htmlReply,
  NOT_FOUND_REPLY,
  reply,
  type StandInFeed,
} from './feed.ts';
import { rateLimit } from './rateLimit.ts';

interface SportsDbEvent {
  readonly league: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly item: object;
}

/** The data of TheSportsDB's stand-in. */
export interface SportsDbWorld {
  /** Events in the order of the feed's own list. */
  readonly leagues: readonly object[];
  readonly events: (now: number) => readonly SportsDbEvent[];
}

/** Number of rows with the free key. */
const LEAGUES = 5;
const NEXT = 1;
const PAST = 1;
const DAY = 3;

const FREE_KEYS = ['3', '123'];
const PATH = /^\/api\/v1\/json\/(\w+)\/(\w+)\.php$/;

const orNull = (events: readonly SportsDbEvent[]) =>
  reply({ events: events.length === 0 ? null : events.map(({ item }) => item) });

function answer(world: SportsDbWorld, { url, now }: FeedRequest): FeedReply {
  const [, key = '', file] = PATH.exec(url.pathname) ?? [];
  if (!FREE_KEYS.includes(key)) return NOT_FOUND_REPLY;
  if (file === 'all_leagues') return reply({ leagues: world.leagues.slice(0, LEAGUES) });
  const events = world.events(now).toSorted((one, other) => one.start - other.start);
  const id = url.searchParams.get('id');
  const own = events.filter(({ league }) => league === id);
  if (file === 'eventsnextleague') {
    return orNull(own.filter(({ start }) => start > now).slice(0, NEXT));
  }
  if (file === 'eventspastleague') {
    return orNull(own.filter(({ start }) => start <= now).slice(-PAST));
  }
  if (file !== 'eventsday') return NOT_FOUND_REPLY;
  const day = url.searchParams.get('d');
  const league = url.searchParams.get('l');
  const onDay = events.filter(
    (event) =>
      new Date(event.start).toISOString().slice(0, 10) === day &&
      (league === null || event.league === league),
  );
  return orNull(onDay.slice(0, DAY));
}

/** TheSportsDB as its free key gives it: a few rows of everything, and 30 requests a minute. */
export function sportsDb(world: SportsDbWorld): StandInFeed {
  const isOver = rateLimit([{ requests: 30, withinMs: 60_000 }]);
  return {
    name: 'TheSportsDB',
    kindOf: ({ pathname }) => PATH.exec(pathname)?.[2] ?? pathname,
    answer: (request) =>
      isOver(request.now) ? htmlReply(429, 'Too Many Requests') : answer(world, request),
  };
}
