import { listAt, type ProbeAsk } from '../probe/probeAsk.ts';

const FEED = 'Jolpica';
const BASE_URL = 'https://api.jolpi.ca';
const RACES = listAt('MRData', 'RaceTable', 'Races');

/** A season's calendar, and the last race. */
export function jolpicaProbes(now: Date, baseUrl = BASE_URL): readonly ProbeAsk[] {
  const at = (path: string): URL => new URL(`/ergast/f1/${path}.json?limit=100`, baseUrl);
  return [
    {
      feed: FEED,
      what: 'calendar of the season',
      url: at(`${now.getUTCFullYear()}/races`),
      expects: { kind: 'list', of: RACES, item: 'race', least: 1 },
    },
    {
      feed: FEED,
      what: 'result of the last race',
      url: at('current/last/results'),
      // Between seasons, the current one has no race yet.
      expects: { kind: 'list', of: RACES, item: 'race', least: 0 },
    },
  ];
}
