import type { OddsTrouble } from '#domain/operation/oddsFeeds.ts';
import type { Credits } from '../oddsFeed.ts';
import { countInHeader } from '../theOddsApi/quota.ts';

/**
 * PropLine counts requests by the day and says so in headers of its own (seen in public programs' tests, read 2026-11-27). One request
 * of a league's main markets counts as one: assumed, as no header tells a request's cost.
 */
export const propLineCredits = (headers: Headers): Credits => ({
  used: countInHeader(headers, 'x-daily-used'),
  remaining: countInHeader(headers, 'x-daily-remaining'),
});

const textOf = (body: unknown): string =>
  typeof body === 'object' && body !== null ? JSON.stringify(body).slice(0, 2_000) : '';

/**
 * What a refusal means. Known: 401 with `error_code` "invalid_api_key"; 403 where a plan lacks something. Assumed: 429 for a used-up
 * day as well as for haste, told apart by its words and by what its headers say is left.
 */
export function propLineTrouble(status: number, body: unknown, left?: number): OddsTrouble {
  const text = textOf(body);
  if (status === 402 || /daily.{0,12}(limit|quota)|quota|out_of_usage/i.test(text)) return 'spent';
  if (status === 401) return 'wrongKey';
  if (status === 429) return left === 0 ? 'spent' : 'busy';
  return status >= 500 ? 'down' : 'refused';
}
