import { listAt, type ProbeAsk } from '../probe/probeAsk.ts';
import { THE_ODDS_API_URL } from './theOddsApi.ts';

/** The list of sports in season, which costs no credit; nothing without the owner's key. */
export function theOddsApiProbes(
  apiKey: string | undefined,
  baseUrl = THE_ODDS_API_URL,
): readonly ProbeAsk[] {
  if (!apiKey) return [];
  const url = new URL('/v4/sports/', baseUrl);
  url.searchParams.set('apiKey', apiKey);
  const expects = { kind: 'list', of: listAt(), item: 'sport', least: 1 } as const;
  return [{ feed: 'The Odds API', what: 'sports in season', url, expects }];
}
