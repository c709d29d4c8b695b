import type { IncomingMessage, ServerResponse } from 'node:http';
import { startTestServer, type TestServer } from '#feeds/reading/misbehaving.fixture.ts';
import { type FeedCounts, newCounts } from '#local/standins/feeds/counts.ts';
import type { FeedReply, StandInFeed } from '#local/standins/feeds/feed.ts';
import { type FeedMode, inMode } from '#local/standins/feeds/mode.ts';
import type { FeedFault } from '#local/standins/feeds/ofWorld/feedFaults.ts';
import { tellersOf } from '#local/standins/feeds/ofWorld/tellers.ts';
import type { World } from '#local/standins/world/world.ts';

/** How the feeds behave at the moment. */
interface Weather {
  readonly time: number;
  readonly faultOf: (path: string) => FeedFault | undefined;
  /** The build hook's status; undefined: no response at all. */
  readonly hook: number | undefined;
  /** State of each feed as a whole; absent: all work. */
  readonly modeOf?: ((name: string) => FeedMode) | undefined;
}

export interface SeasonFeedServer {
  /** A feed's address. Each has its own host, so that one's failures do not count against another. */
  readonly urlOf: (name: string) => string;
  weather: Weather;
  /** Counts of each feed's requests. */
  readonly countsOf: (name: string) => FeedCounts;
  /** Times of the build requests that were accepted. */
  readonly builds: number[];
  /** For each game: what scoreboards said about it, by time, as far as it was readable. */
  readonly said: Map<string, Map<number, string>>;
  readonly close: () => Promise<void>;
}

/** Milliseconds between two requests, by the feed's count: no less than the interval that the product keeps. */
const APART_MS = 260;

/** Applies a fault to a request before its response; false if there is none. */
function upset(
  fault: FeedFault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  switch (fault) {
    case 'slow':
      return true;
    case 'reset':
      request.socket.destroy();
      return true;
    case 'down':
      response.writeHead(503).end();
      return true;
    case 'html':
      response.end('<!doctype html><title>Sorry</title>');
      return true;
    case 'redirect':
      response.writeHead(302, { location: 'http://elsewhere.invalid/' }).end();
      return true;
    case 'huge':
      response.writeHead(200, { 'content-length': '99000000' }).write('[');
      return true;
    default:
      return false;
  }
}

const textOf = ({ status, body }: FeedReply): string => {
  if (status === 304) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
};

/** A request's headers; without If-None-Match during a fault, so that nothing is confirmed. */
function headersOf({ headers }: IncomingMessage, fault: FeedFault | undefined): Headers {
  const told = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') told.set(name, value);
  }
  if (fault) told.delete('if-none-match');
  return told;
}

/** Starts all feeds, by name, and the build hook, named HOOK; they behave as `weather` says. */
export async function startSeasonFeeds(world: World): Promise<SeasonFeedServer> {
  const builds: number[] = [];
  const said = new Map<string, Map<number, string>>();
  const counts = new Map<string, FeedCounts>();
  const servers = new Map<string, TestServer>();
  /** Requests since the weather last changed. */
  let asked = 0;
  let since = 0;

  function respond(
    name: string,
    feed: StandInFeed,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const { faultOf, modeOf, time } = feeds.weather;
    const url = new URL(request.url ?? '/', 'http://feeds.invalid');
    const mode = modeOf?.(name) ?? 'well';
    const fault = faultOf(url.pathname);
    if (mode === 'unreachable') return void request.socket.destroy();
    if (upset(fault, request, response)) return;
    asked = time === since ? asked + 1 : 0;
    since = time;
    const now = time + asked * APART_MS;
    const told = inMode(mode, feed.answer, { url, headers: headersOf(request, fault), now });
    const text = textOf(told);
    counts.get(name)?.add(feed.kindOf(url), { ...told, bytes: Buffer.byteLength(text) });
    response.writeHead(told.status, { ...told.headers });
    response.end(fault === 'torn' ? text.slice(0, text.length / 2) : text);
  }

  function hook(response: ServerResponse): void {
    const { hook: answer, time } = feeds.weather;
    if (answer === undefined) return;
    if (answer === 200) builds.push(time);
    response.writeHead(answer).end();
  }

  const feeds: SeasonFeedServer = {
    urlOf: (name) => servers.get(name)?.url ?? 'http://nobody.invalid',
    weather: { time: 0, faultOf: () => undefined, hook: 200 },
    countsOf: (name) => counts.get(name) ?? newCounts(),
    builds,
    said,
    close: async () => {
      await Promise.all([...servers.values()].map(({ close }) => close()));
    },
  };
  const tellers = tellersOf(world, {
    faultOf: (path) => feeds.weather.faultOf(path),
    time: () => feeds.weather.time,
    say: (what, text) => {
      const times = said.get(what) ?? new Map<number, string>();
      said.set(what, times.set(feeds.weather.time, text));
    },
  });
  for (const [name, feed] of Object.entries(tellers)) {
    counts.set(name, newCounts());
    servers.set(name, await startTestServer((...both) => respond(name, feed, ...both)));
  }
  servers.set('HOOK', await startTestServer((_, response) => hook(response)));
  return feeds;
}
