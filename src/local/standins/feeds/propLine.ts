import { type FeedReply, type FeedRequest, reply, type StandInFeed } from './feed.ts';
import { type Oddity, odd } from './oddOdds.ts';
import type { OddsWorld } from './theOddsApi.ts';

interface PropLineOptions {
  readonly key: string;
  readonly requestsADay: number;
  readonly oddity?: () => Oddity | undefined;
}

const ODDS = /^\/v1\/sports\/([a-z0-9_]+)\/odds$/;
const detail = (status: number, text: string, code?: string): FeedReply =>
  reply({ detail: text, ...(code !== undefined && { error_code: code }) }, status);

/**
 * PropLine: the key in a header, requests counted by the day in headers of its own. Its refusals' texts are assumed (2026-11-27); known
 * are 401 with `invalid_api_key` and the names of the headers.
 */
export function propLineStandIn(world: OddsWorld, options: PropLineOptions): StandInFeed {
  let [day, used] = ['', 0];
  const quota = () => ({
    'x-daily-limit': String(options.requestsADay),
    'x-daily-used': String(used),
    'x-daily-remaining': String(options.requestsADay - used),
  });
  function answer({ url, headers, now }: FeedRequest): FeedReply {
    const key = headers.get('x-api-key') ?? url.searchParams.get('apiKey');
    if (key !== options.key) return detail(401, 'Invalid API key', 'invalid_api_key');
    const today = new Date(now).toISOString().slice(0, 10);
    if (today !== day) [day, used] = [today, 0];
    if (used >= options.requestsADay) {
      return { ...detail(429, 'Daily request limit reached'), headers: quota() };
    }
    used += 1;
    if (url.pathname === '/v1/sports') {
      const sports = world.sports().map((one) => ({ key: one, title: one, active: true }));
      return { ...reply(sports), headers: quota() };
    }
    const [, sport] = ODDS.exec(url.pathname) ?? [];
    if (sport === undefined || !world.sports().includes(sport)) {
      return { ...detail(404, 'Not Found'), headers: quota() };
    }
    const told = odd(reply(world.events(sport, now)), options.oddity?.());
    return { ...told, headers: { ...told.headers, ...quota() } };
  }
  return { name: 'PropLine', kindOf: ({ pathname }) => pathname.slice(1), answer };
}
