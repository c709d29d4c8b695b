import { espn } from '#local/standins/feeds/espn/espn.ts';
import type { EspnWorld, StandInEvent } from '#local/standins/feeds/espn/world.ts';
import type { FeedReply } from '#local/standins/feeds/feed.ts';

const SCHEDULED = { name: 'STATUS_SCHEDULED', state: 'pre', completed: false, detail: 'Scheduled' };

/** A game as ESPN's scoreboard lists it, in the parts that a schedule has. */
export interface ListedFixture {
  readonly id: string;
  readonly date: string;
  /** "DAL @ BUF" in ESPN's codes. */
  readonly sides: readonly [away: string, home: string];
  /** Away and home. */
  readonly score?: readonly [number, number];
  readonly status?: object;
  readonly season: { readonly year: number; readonly type: number; readonly slug?: string };
  readonly headline?: string;
  readonly competition?: object;
  readonly team?: (code: string) => object;
}

const FINAL = { name: 'STATUS_FINAL', state: 'post', completed: true, detail: 'Final' };

/** An item of a month's list, or with `inBlocks` of a team's schedule. */
export function listedItem(game: ListedFixture, inBlocks = false) {
  const { id, date, sides, score, season, headline, competition, team } = game;
  const side = (code: string, at: number) => {
    const points = score?.[at];
    return {
      homeAway: at === 1 ? 'home' : 'away',
      ...(points !== undefined && {
        score: inBlocks ? { value: points, displayValue: String(points) } : String(points),
      }),
      team: {
        id: String(code.charCodeAt(0) * 1_000 + code.charCodeAt(1)),
        abbreviation: code,
        displayName: `${code} Team`,
        ...team?.(code),
      },
    };
  };
  const { type, ...named } = season;
  return {
    id,
    date,
    ...(inBlocks ? { season: named, seasonType: { type } } : { season }),
    competitions: [
      {
        date,
        competitors: sides.map(side).toReversed(),
        status: { type: game.status ?? (score ? FINAL : SCHEDULED) },
        ...(headline !== undefined && { notes: [{ type: 'event', headline }] }),
        ...competition,
      },
    ],
  };
}

export const espnEventOf = (
  game: ListedFixture,
  item: object = listedItem(game),
): StandInEvent => ({
  id: game.id,
  start: Date.parse(game.date),
  ranked: false,
  item: () => item,
});

/** ESPN's stand-in behind a `fetch`, with the addresses asked. */
export function askedInSeason(
  world: Partial<EspnWorld>,
  now: Date,
  change?: (given: FeedReply, url: URL) => FeedReply,
) {
  const asked: string[] = [];
  const feed = espn({ events: () => [], ...world }, change);
  const headers = new Headers({ 'user-agent': 'Test (+https://test.example)' });
  const fetch = async (address: string | URL | Request): Promise<Response> => {
    const url = new URL(String(address));
    asked.push(url.pathname.replace(/^.*\/sports\//, '') + url.search);
    const { status, body } = feed.answer({ url, headers, now: now.getTime() });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  return { asked, fetch };
}
