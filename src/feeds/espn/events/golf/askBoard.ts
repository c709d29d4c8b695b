import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { joined, left } from '../../../eventAnswer.ts';
import { tried } from '../../../reading/askAll.ts';
import { type FetchJsonOptions, fetchJson } from '../../../reading/fetchJson.ts';
import { SourceError } from '../../../source.ts';
import { readLeague } from '../askScoreboard.ts';
import type { Completing } from '../completed.ts';
import { type EspnEventLeague, PATHS } from '../paths.ts';
import { golfReader } from './tournament.ts';
import { withBoard } from './withBoard.ts';

const BASE_URL = 'https://site.api.espn.com';

type Tour = Extract<EspnEventLeague, GolfTour>;
type Tournament = Extract<FeedEvent, { readonly kind: 'tournament' }>;

const HOUR_MS = 3_600_000;
/** A tournament's leaderboard is requested from its week on until the day after its end. */
const BEFORE_HOURS = 7 * 24;
const AFTER_HOURS = 36;

const isTournament = (event: FeedEvent): event is Tournament => event.kind === 'tournament';

/** A tour's tournament that is under way or has just ended, else its next one of this week. */
export function currentOf(events: readonly FeedEvent[], now: Date): Tournament | undefined {
  const hoursTo = (instant: string) => (Date.parse(instant) - now.getTime()) / HOUR_MS;
  const held = events
    .filter(isTournament)
    .filter(({ status }) => status !== 'postponed')
    .filter(({ startTime }) => hoursTo(startTime) < BEFORE_HOURS)
    .filter(({ startTime, endTime }) => hoursTo(endTime ?? startTime) > -AFTER_HOURS)
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime));
  return held.find(({ status }) => status === 'live') ?? held[0];
}

function boardUrl(baseUrl: string, tour: Tour, { sourceId }: Tournament): URL {
  const url = new URL(`/apis/site/v2/sports/${PATHS[tour]}/leaderboard`, baseUrl);
  url.searchParams.set('event', sourceId.replace(/^golf-/, ''));
  return url;
}

/**
 * Completes a tour's current tournament with one request for its leaderboard, the only source of course, place, purse, players
 * who are out and the winner. If it fails, the tournament stays as on the scoreboard.
 * @param baseUrl default https://site.api.espn.com
 */
export const completeTournament =
  (tour: Tour, http: FetchJsonOptions, now: Date, baseUrl: string = BASE_URL): Completing =>
  async (events) => {
    const current = currentOf(events, now);
    const asIs = { events, quarantined: [] };
    if (!current) return asIs;
    const item = `${current.sourceId} leaderboard`;
    const board = await tried(async () => {
      const url = boardUrl(baseUrl, tour, current);
      const answer = readLeague(await fetchJson(url, http), tour, golfReader(tour));
      if (answer.ok) return answer.value.events.filter(isTournament);
      throw new SourceError(`${url.host}${url.pathname} ${answer.reason}`);
    });
    if (!board.ok) return joined([asIs, left(item, board.error.message)]);
    const own = board.value.find(({ sourceId }) => sourceId === current.sourceId);
    if (!own) return joined([asIs, left(item, 'names other tournaments')]);
    return {
      events: events.map((event) => (event === current ? withBoard(current, own) : event)),
      quarantined: [],
    };
  };
