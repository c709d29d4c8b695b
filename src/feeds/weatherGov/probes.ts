import { listAt, type ProbeAsk } from '../probe/probeAsk.ts';
import { readGrid } from './grid.ts';
import { WEATHER_GOV_URL } from './weatherGov.ts';

const FEED = 'Weather.gov';
/** Soldier Field, and its square of the grid. */
const POINT = '41.86,-87.62';
const SQUARE = 'LOT/76,72';
/** Minimum number of hours in a week's forecast. */
const HOURS = 100;

/** Requests for a venue's square, and for a square's forecast. */
export const weatherGovProbes = (baseUrl = WEATHER_GOV_URL): readonly ProbeAsk[] => [
  {
    feed: FEED,
    what: 'square of one ground',
    url: new URL(`/points/${POINT}`, baseUrl),
    expects: {
      kind: 'list',
      of: (json) => (readGrid(json).ok ? 1 : undefined),
      item: 'square',
      least: 1,
    },
  },
  {
    feed: FEED,
    what: 'forecast of one square',
    url: new URL(`/gridpoints/${SQUARE}/forecast/hourly?units=us`, baseUrl),
    expects: { kind: 'list', of: listAt('properties', 'periods'), item: 'hour', least: HOURS },
  },
];
