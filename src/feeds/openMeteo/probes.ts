import { listAt, type ProbeAsk } from '../probe/probeAsk.ts';
import { FREE_URL, forecastUrl, PAID_URL } from './openMeteo.ts';

const FEED = 'Open-Meteo';
/** Soldier Field. */
const CHICAGO = { latitude: 41.86, longitude: -87.62 };
/** Minimum number of hours in a forecast of six days, the first of which has begun. */
const HOURS = 120;

/** One venue's forecast, requested as for games. */
export const openMeteoProbes = (
  baseUrl: string | undefined,
  apiKey: string | undefined,
): readonly ProbeAsk[] => [
  {
    feed: FEED,
    what: 'forecast of one ground',
    url: forecastUrl(baseUrl ?? (apiKey ? PAID_URL : FREE_URL), [CHICAGO], apiKey),
    expects: {
      kind: 'list',
      of: listAt('hourly', 'temperature_2m'),
      item: 'hour',
      least: HOURS,
    },
  },
];
