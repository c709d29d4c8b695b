import type { Credits } from '../oddsFeed.ts';

/** A count in a header: a whole number from 0. Some are written "19934.0". */
export function countInHeader(headers: Headers, name: string): number | undefined {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d{1,9}(?:\.0+)?$/.test(text) ? Math.trunc(Number(text)) : undefined;
}

/** The quota in The Odds API's headers (its guide, v4, read 2026-11-27). */
export const oddsApiCredits = (headers: Headers): Credits => ({
  last: countInHeader(headers, 'x-requests-last'),
  used: countInHeader(headers, 'x-requests-used'),
  remaining: countInHeader(headers, 'x-requests-remaining'),
});
