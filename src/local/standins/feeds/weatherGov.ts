import { NOT_FOUND_REPLY, reply, type StandInFeed } from './feed.ts';

const POINT = /^\/points\/(-?\d{1,3}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/;
const HOURLY = /^\/gridpoints\/([A-Z]{3})\/(\d+),(\d+)\/forecast\/hourly$/;
const HOURS = 156;
const HOUR_MS = 3_600_000;

/** A box around a place whose grid square was requested; for other squares, a box without any area. */
const around = ([lat = 0, lon = 0]: readonly number[]) => [
  [
    [lon - 0.02, lat - 0.02],
    [lon + 0.02, lat - 0.02],
    [lon + 0.02, lat + 0.02],
    [lon - 0.02, lat + 0.02],
    [lon - 0.02, lat - 0.02],
  ],
];

/** The National Weather Service: a place's square, and the square's mild hours. */
export function weatherGovStandIn(): StandInFeed {
  const squares = new Map<string, readonly number[]>();
  return {
    name: 'Weather.gov',
    kindOf: ({ pathname }) => pathname.split('/')[1] ?? pathname,
    answer: ({ url, now }) => {
      const [, lat, lon] = POINT.exec(url.pathname) ?? [];
      if (lat !== undefined && lon !== undefined) {
        const y = squares.size;
        squares.set(`1,${y}`, [Number(lat), Number(lon)]);
        return reply({ properties: { gridId: 'LOT', gridX: 1, gridY: y } });
      }
      const [, office, x, y] = HOURLY.exec(url.pathname) ?? [];
      if (office === undefined) return NOT_FOUND_REPLY;
      const first = Math.floor(now / HOUR_MS) * HOUR_MS;
      const periods = Array.from({ length: HOURS }, (_, at) => ({
        number: at + 1,
        startTime: new Date(first + at * HOUR_MS).toISOString(),
        temperature: 54,
        temperatureUnit: 'F',
        relativeHumidity: { unitCode: 'wmoUnit:percent', value: 60 },
        windSpeed: '7 mph',
        windDirection: 'SW',
        shortForecast: 'Partly Cloudy',
      }));
      const coordinates = around(squares.get(`${x},${y}`) ?? []);
      return reply({ geometry: { type: 'Polygon', coordinates }, properties: { periods } });
    },
  };
}
