import { listAt, type ProbeAsk } from '../probe/probeAsk.ts';
import { PROP_LINE_URL } from './propLine.ts';

/** The list of its sports: one request of the day's; nothing without the owner's key. */
export function propLineProbes(
  apiKey: string | undefined,
  baseUrl = PROP_LINE_URL,
): readonly ProbeAsk[] {
  if (!apiKey) return [];
  const url = new URL('/v1/sports', baseUrl);
  const expects = { kind: 'list', of: listAt(), item: 'sport', least: 1 } as const;
  return [{ feed: 'PropLine', what: 'sports', url, headers: { 'x-api-key': apiKey }, expects }];
}
