import { type FeedReply, NOT_FOUND_REPLY, reply } from '../feed.ts';
import { readDates } from './dates.ts';
import { listedInFeed } from './listed.ts';
import type { EspnWorld } from './world.ts';

/** Default number of references on a page. */
const PAGE = 25;

/** An event's address at the real API, whichever host was requested. */
const refOf = (sport: string, league: string, id: string): string =>
  `http://sports.core.api.espn.com/v2/sports/${sport}/leagues/${league}/events/${id}?lang=en&region=us`;

/** The core API's list of a league's events: references, page by page, of any days. */
export function coreEvents(
  world: EspnWorld,
  [sport, league]: readonly [string, string],
  query: URLSearchParams,
  now: number,
): FeedReply {
  const path = `${sport}/${league}`;
  const events = world.events(path, now);
  if (!events) return NOT_FOUND_REPLY;
  const asked = readDates(query.get('dates'));
  if (asked.form === 'odd') return reply({ error: { message: 'Bad Request', code: 400 } }, 400);
  const size = Number(query.get('limit') ?? PAGE);
  const index = Number(query.get('page') ?? 1);
  // Unlike the scoreboard, this list also contains soccer's future days.
  const all = listedInFeed(
    path,
    events,
    asked.form === 'day' ? { ...asked, form: 'range' } : asked,
    now,
  );
  const items = all.slice((index - 1) * size, index * size);
  return reply({
    count: all.length,
    pageIndex: index,
    pageSize: size,
    pageCount: Math.ceil(all.length / size),
    items: items.map(({ id }) => ({ $ref: refOf(sport, league, id) })),
  });
}

const isCompetition = (value: unknown, id: string): value is object =>
  typeof value === 'object' && value !== null && 'id' in value && String(value.id) === id;

/** One event of the core API, or one competition of it. */
export function coreEvent(
  world: EspnWorld,
  [sport, league, id]: readonly [string, string, string],
  now: number,
  competition?: string,
): FeedReply {
  const event = world.events(`${sport}/${league}`, now)?.find((one) => one.id === id);
  if (event && competition !== undefined) {
    const item: { readonly competitions?: unknown } = event.item();
    const held = Array.isArray(item.competitions) ? item.competitions : [];
    const found = held.find((one: unknown) => isCompetition(one, competition));
    return found ? reply(found) : NOT_FOUND_REPLY;
  }
  return event ? reply({ $ref: refOf(sport, league, id), ...event.item() }) : NOT_FOUND_REPLY;
}
