import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Score } from '#domain/game.ts';
import type { League } from '#domain/league.ts';
import { startServer, type TestServer } from '#server/sources/reading/misbehaving.fixture.ts';
import type { FeedFault } from '../faults/kinds.ts';
import { type Told, toldAt } from '../world/game.ts';
import type { World } from '../world/world.ts';
import { type Asked, readAsked } from './asked.ts';
import { bovadaEvent, couponOf } from './bovadaCoupon.ts';
import { cardBoard } from './espnCards.ts';
import { espnEvent, gamesOn, scoreboard } from './espnGames.ts';
import { faultyEvents } from './faultyEvents.ts';

/** What the feeds are to do at the moment. */
export interface Weather {
  readonly time: number;
  readonly faultOf: (path: string) => FeedFault | undefined;
  /** What the build hook answers; undefined: nothing at all. */
  readonly hook: number | undefined;
}

export interface FeedServer {
  /** Each has a host of its own: what one does is not held against another. */
  readonly urlOf: (name: string) => string;
  weather: Weather;
  /** Builds that were asked for and taken, by the time at which they were. */
  readonly builds: number[];
  /** Of each game: what a scoreboard said of it, by the time of saying, as far as it could be read. */
  readonly said: Map<string, Map<number, string>>;
  readonly close: () => Promise<void>;
}

const HOUR = 3_600_000;
const OTHER: Partial<Record<League, League>> = { NFL: 'NCAAF', NBA: 'WNBA', EPL: 'LaLiga' };

/** Of whose answer nothing can be read, and of whose games nothing can that has a score. */
const UNREADABLE: ReadonlySet<FeedFault> = new Set(['torn', 'otherLeague']);
const WITHOUT_SCORE: ReadonlySet<FeedFault> = new Set(['implausible', 'noScore']);

/** What is said of a game whose sides stand the wrong way round. */
export const SWAPPED = 'swapped';

/** Name under which it is noted that a league's coupon was read. */
export const couponName = (league: string): string => `coupon of ${league}`;

/** What is said of a game, in a word, whichever way round its sides stand. */
export function saidOf(
  status: string,
  score: Score | undefined,
  start: string,
  sides: { readonly home: string; readonly away: string },
): string {
  const scored = score ? [`${sides.home} ${score.home}`, `${sides.away} ${score.away}`] : [];
  return [status, start, ...scored.sort()].join(', ');
}

const textOf = ({ status, score, start, home, away }: Told): string =>
  saidOf(status, score, new Date(start).toISOString(), {
    home: home.team.name,
    away: away.team.name,
  });

const idOf = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'id' in event ? event.id : undefined;

type Json = object | readonly unknown[];

/** All the feeds and the build hook, by their names, as they are in `weather`. */
export async function startFeeds(world: World, names: readonly string[]): Promise<FeedServer> {
  const builds: number[] = [];
  const said = new Map<string, Map<number, string>>();

  function say(what: string, text: string): void {
    const times = said.get(what) ?? new Map<number, string>();
    said.set(what, times.set(feeds.weather.time, text));
  }

  function boardOf(league: League, days: { from: string; to: string }, fault?: FeedFault): Json {
    const { time } = feeds.weather;
    const at = fault === 'hourOld' ? time - HOUR : time;
    const games = gamesOn(world.games, league, days, at);
    const events = faultyEvents(
      games.map(({ id, told }) => espnEvent(league, id, told)),
      fault,
    );
    const listed = new Set(events.map((event) => idOf(event)));
    for (const { id, told } of games) {
      if (!listed.has(id) || (fault && UNREADABLE.has(fault))) continue;
      const misread = told.score !== undefined && fault !== undefined && WITHOUT_SCORE.has(fault);
      if (!misread) say(id, fault === 'swapped' ? SWAPPED : textOf(told));
    }
    return scoreboard(fault === 'otherLeague' ? (OTHER[league] ?? 'NFL') : league, events);
  }

  function couponAt(league: League, fault?: FeedFault): Json {
    const at = feeds.weather.time;
    const open = world.games
      .filter((game) => game.league === league)
      .map((game) => ({ id: game.id, told: toldAt(game, at) }))
      .filter(({ told }) => told.named && told.status === 'scheduled' && told.start > at)
      .filter(({ told }) => told.start < at + 8 * 24 * HOUR);
    const events = open.map(({ id, told }) => bovadaEvent(league, id, told));
    if (!fault || !UNREADABLE.has(fault)) say(couponName(league), 'read');
    return couponOf(
      fault === 'otherLeague' ? (OTHER[league] ?? 'NFL') : league,
      faultyEvents(events, fault),
    );
  }

  function answerOf(asked: Asked, fault?: FeedFault): Json | undefined {
    switch (asked.what) {
      case 'scoreboard':
        return boardOf(asked.league, asked.days, fault);
      case 'coupon':
        return couponAt(asked.league, fault);
      case 'cards': {
        const board = cardBoard(world.cards, asked.days, feeds.weather.time);
        return { ...board, events: faultyEvents(board.events, fault) };
      }
      case 'otherScoreboard':
        return { events: [] };
      case 'otherCoupon':
        return [];
      case 'injuries':
        return { injuries: [] };
      case 'sportsDb':
        return { events: null, leagues: [] };
      case 'jolpica':
        return { MRData: { series: 'f1', RaceTable: { Races: [] } } };
      default:
        return undefined;
    }
  }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://feeds.invalid');
    const asked = readAsked(url);
    if (asked.what === 'hook') {
      const { hook, time } = feeds.weather;
      if (hook === undefined) return;
      if (hook === 200) builds.push(time);
      response.writeHead(hook).end();
      return;
    }
    const fault = feeds.weather.faultOf(url.pathname);
    if (fault === 'slow') return;
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === 'down') return void response.writeHead(503).end();
    if (fault === 'html') return void response.end('<!doctype html><title>Sorry</title>');
    if (fault === 'redirect') {
      return void response.writeHead(302, { location: 'http://elsewhere.invalid/' }).end();
    }
    if (fault === 'huge') {
      response.writeHead(200, { 'content-length': '99000000' }).write('[');
      return;
    }
    const answer = answerOf(asked, fault);
    const text = JSON.stringify(answer) ?? '';
    if (answer === undefined) response.writeHead(404);
    response.end(fault === 'torn' ? text.slice(0, text.length / 2) : text);
  }

  const servers = new Map<string, TestServer>();
  for (const name of names) servers.set(name, await startServer(respond));
  const feeds: FeedServer = {
    urlOf: (name) => servers.get(name)?.url ?? 'http://nobody.invalid',
    weather: { time: 0, faultOf: () => undefined, hook: 200 },
    builds,
    said,
    close: async () => {
      await Promise.all([...servers.values()].map(({ close }) => close()));
    },
  };
  return feeds;
}
