import {
  type FeedReply,
  type FeedRequest,
  NOT_FOUND_REPLY,
  reply,
  type StandInFeed,
} from './feed.ts';
import { type FeedLimit, rateLimit } from './rateLimit.ts';

const HOUR_MS = 3_600_000;
const PLACES = 1_000;
const DAYS = 16;

/** A mild day's values, by variable, in the units that the product requests. */
const VARIABLES: Readonly<Record<string, readonly [value: number, unit: string]>> = {
  temperature_2m: [54.5, '°F'],
  relative_humidity_2m: [60, '%'],
  precipitation: [0, 'inch'],
  weather_code: [2, 'wmo code'],
  visibility: [52_000, 'ft'],
  wind_speed_10m: [7.2, 'mp/h'],
  wind_direction_10m: [225, '°'],
  uv_index: [1.5, ''],
};

const wrong = (reason: string): FeedReply => reply({ error: true, reason }, 400);

const numbers = (text: string | null): readonly number[] =>
  (text ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map(Number);

/** Its wording for exceeded limits. */
const OVER: readonly (readonly [FeedLimit, string])[] = [
  [
    { requests: 600, withinMs: 60_000 },
    'Minutely API request limit exceeded. Please try again in one minute.',
  ],
  [
    { requests: 5_000, withinMs: HOUR_MS },
    'Hourly API request limit exceeded. Please try again in the next hour.',
  ],
  [
    { requests: 10_000, withinMs: 24 * HOUR_MS },
    'Daily API request limit exceeded. Please try again tomorrow.',
  ],
];

function forecast({ url, now }: FeedRequest): FeedReply {
  const query = url.searchParams;
  const latitudes = numbers(query.get('latitude'));
  const longitudes = numbers(query.get('longitude'));
  const days = Number(query.get('forecast_days') ?? 7);
  const asked = (query.get('hourly') ?? '').split(',').filter((name) => name !== '');
  const unknown = asked.find((name) => !(name in VARIABLES));
  if (latitudes.length === 0 || latitudes.length !== longitudes.length) {
    return wrong("Parameter 'latitude' and 'longitude' must have the same number of elements");
  }
  if (latitudes.length > PLACES)
    return wrong(`Only up to ${PLACES} locations can be requested at once`);
  if (!latitudes.every((one) => Math.abs(one) <= 90)) {
    return wrong('Latitude must be in range of -90 to 90°.');
  }
  if (!Number.isInteger(days) || days < 0 || days > DAYS) {
    return wrong(`Parameter 'forecast_days' is out of range, allowed 0 to ${DAYS}.`);
  }
  if (unknown !== undefined) {
    return wrong(
      `Data corrupted at path ''. Cannot initialize from invalid String value ${unknown}.`,
    );
  }
  const midnight = Math.floor(now / (24 * HOUR_MS)) * 24 * HOUR_MS;
  const time = Array.from({ length: 24 * days }, (_, at) => (midnight + at * HOUR_MS) / 1_000);
  const units = asked.map((name) => [name, VARIABLES[name]?.[1]]);
  const hourly = asked.map((name) => [name, time.map(() => VARIABLES[name]?.[0])]);
  const at = latitudes.map((latitude, place) => ({
    latitude,
    longitude: longitudes[place],
    utc_offset_seconds: 0,
    timezone: 'GMT',
    hourly_units: { time: 'unixtime', ...Object.fromEntries(units) },
    hourly: { time, ...Object.fromEntries(hourly) },
  }));
  return reply(at.length === 1 ? at[0] : at);
}

/** Open-Meteo without a key: 600 places a minute, 5,000 an hour, 10,000 a day, and parameters as documented. */
export function openMeteoStandIn(): StandInFeed {
  const over = rateLimit(OVER.map(([limit]) => limit));
  return {
    name: 'Open-Meteo',
    kindOf: ({ pathname }) => pathname,
    answer: (request) => {
      if (request.url.pathname !== '/v1/forecast') return NOT_FOUND_REPLY;
      const places = Math.max(1, numbers(request.url.searchParams.get('latitude')).length);
      const limit = over(request.now, places);
      const [, reason] = OVER.find(([one]) => one === limit) ?? [];
      return reason === undefined ? forecast(request) : reply({ error: true, reason }, 429);
    },
  };
}
