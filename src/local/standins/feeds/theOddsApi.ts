import { creditsOf } from '#feeds/theOddsApi/books.ts';
import { type FeedReply, type FeedRequest, htmlReply, reply, type StandInFeed } from './feed.ts';
import { type Oddity, odd } from './oddOdds.ts';
import { rateLimit } from './rateLimit.ts';

/** The data of the stand-in: sports in season, and a sport's events with all books' prices at a time. */
export interface OddsWorld {
  readonly sports: () => readonly string[];
  readonly events: (sport: string, now: number) => readonly OddsWorldEvent[];
}

export interface OddsWorldEvent {
  readonly id: string;
  readonly sport_key: string;
  readonly commence_time: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly bookmakers: readonly {
    readonly key: string;
    readonly markets: readonly { readonly key: string; readonly outcomes: readonly object[] }[];
  }[];
}

interface TheOddsApiOptions {
  readonly key: string;
  /** Credits of the plan. */
  readonly credits: number;
  /** What is wrong with the answers at the moment. */
  readonly oddity?: () => Oddity | undefined;
}

/** The Odds API's error: the codes are its own, the texts close to them (guide and list of codes, read 2026-11-27). */
const error = (status: number, code: string, message: string): FeedReply =>
  reply(
    {
      message,
      error_code: code,
      details_url: `https://the-odds-api.com/liveapi/guides/v4/api-error-codes.html#${code.toLowerCase().replaceAll('_', '-')}`,
    },
    status,
  );

const ODDS = /^\/v4\/sports\/([a-z0-9_]+)\/odds\/?$/;
const MARKETS: ReadonlySet<string> = new Set(['h2h', 'spreads', 'totals', 'h2h_lay', 'outrights']);
const listIn = (url: URL, name: string): readonly string[] =>
  (url.searchParams.get(name) ?? '').split(',').filter(Boolean);

/** An answer without what was not asked for: games of other times, other books, other markets. Lay prices come with `h2h`. */
function askedOf(events: readonly OddsWorldEvent[], url: URL, now: number) {
  const from = Date.parse(url.searchParams.get('commenceTimeFrom') ?? '') || now;
  const books = listIn(url, 'bookmakers');
  const markets = new Set(listIn(url, 'markets'));
  if (markets.has('h2h')) markets.add('h2h_lay');
  return events
    .filter(({ commence_time: start }) => Date.parse(start) >= from)
    .map((event) => ({
      ...event,
      bookmakers: event.bookmakers
        .filter(({ key }) => books.length === 0 || books.includes(key))
        .map((one) => ({ ...one, markets: one.markets.filter(({ key }) => markets.has(key)) })),
    }));
}

/** The Odds API, v4: its key, its quota in headers that count down, its limits, its errors. Empty answers cost nothing. */
export function theOddsApiStandIn(world: OddsWorld, options: TheOddsApiOptions): StandInFeed {
  const tooMany = rateLimit([{ requests: 30, withinMs: 1_000 }]);
  let used = 0;
  const quota = (last: number): Record<string, string> => ({
    'x-requests-remaining': String(Math.max(0, options.credits - used)),
    'x-requests-used': String(used),
    'x-requests-last': String(last),
  });
  const charged = (told: FeedReply, cost: number): FeedReply => {
    used += cost;
    return { ...told, headers: { ...told.headers, ...quota(cost) } };
  };

  function odds(url: URL, now: number, sport: string): FeedReply {
    const [regions, books, markets] = ['regions', 'bookmakers', 'markets'].map((name) =>
      listIn(url, name),
    );
    if (!world.sports().includes(sport)) return error(404, 'UNKNOWN_SPORT', 'Unknown sport');
    if (!regions?.length && !books?.length) {
      return charged(error(422, 'MISSING_REGION', 'Missing regions or bookmakers key'), 0);
    }
    const wanted = markets?.length ? markets : ['h2h'];
    if (!wanted.every((one) => MARKETS.has(one))) {
      return charged(error(422, 'INVALID_MARKET', `Invalid markets: ${wanted.join(',')}`), 0);
    }
    const ways = books?.length ? creditsOf(books.length, 1) : (regions?.length ?? 1);
    const cost = wanted.length * ways;
    if (used + cost > options.credits) {
      const spent = error(401, 'OUT_OF_USAGE_CREDITS', 'Usage quota has been reached.');
      return { ...spent, headers: { ...quota(0), 'x-requests-remaining': '0' } };
    }
    const list = askedOf(world.events(sport, now), url, now);
    return charged(reply(list), list.length === 0 ? 0 : cost);
  }

  function answer({ url, now }: FeedRequest): FeedReply {
    if (tooMany(now)) return error(429, 'EXCEEDED_FREQ_LIMIT', 'Request frequency limit exceeded');
    const key = url.searchParams.get('apiKey');
    if (!key) return error(401, 'MISSING_KEY', 'API key is missing');
    if (key !== options.key) return error(401, 'INVALID_KEY', 'API key is not valid');
    const sports = world.sports().map((one) => ({ key: one, active: true, has_outrights: false }));
    if (/^\/v4\/sports\/?$/.test(url.pathname)) return charged(reply(sports), 0);
    const [, sport] = ODDS.exec(url.pathname) ?? [];
    if (sport === undefined) return htmlReply(404, '404 Not Found');
    return odd(odds(url, now, sport), options.oddity?.());
  }
  return { name: 'The Odds API', kindOf: ({ pathname }) => pathname.slice(1), answer };
}
