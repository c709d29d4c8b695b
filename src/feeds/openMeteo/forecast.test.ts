import { describe, expect, test } from 'vitest';
import { compassPoint } from './compassPoint.ts';
import { openMeteoWeatherAt, parseForecasts } from './forecast.ts';

const AS_OF = '2026-11-22T12:00:00.000Z';
/** The place of all answers. */
const HERE = { latitude: -37.8, longitude: 144.9 };
const HOUR = 3600;
const SIX_PM = Date.UTC(2026, 10, 22, 18) / 1000;

const answer = (rest: object = {}, hourly: object = {}) => ({
  utc_offset_seconds: 0,
  hourly_units: {
    temperature_2m: '°F',
    wind_speed_10m: 'mp/h',
    precipitation: 'inch',
    visibility: 'ft',
  },
  hourly: {
    time: [SIX_PM - HOUR, SIX_PM, SIX_PM + HOUR],
    temperature_2m: [40.2, 38.4, 37],
    relative_humidity_2m: [70, 71, 72],
    precipitation: [0, 0.5, 0.021],
    weather_code: [3, 61, 65],
    visibility: [79000, 47520, 10000],
    wind_speed_10m: [10, 12.4, 14],
    wind_direction_10m: [270, 292, 300],
    uv_index: [1, 0.4, 0],
    ...hourly,
  },
  ...rest,
});
const at = (json: unknown, start = '2026-11-22T18:00:00Z') => {
  const forecast = parseForecasts(json, [HERE])?.[0];
  if (!forecast?.ok) throw new Error(forecast?.reason);
  return openMeteoWeatherAt(forecast.value, new Date(start), AS_OF).value;
};

test('the hour of kickoff in the units of the product; rain is what falls in the hour after it', () => {
  expect(at(answer())).toEqual({
    temperature: 38,
    windSpeed: 12,
    windDirection: 'WNW',
    precipitation: 0.02,
    visibility: 9,
    humidity: 71,
    uvIndex: 0,
    description: 'Light rain',
    asOf: AS_OF,
  });
});

test('the nearest hour counts: half past belongs to the next one', () => {
  expect(at(answer(), '2026-11-22T18:29:00Z')?.temperature).toBe(38);
  expect(at(answer(), '2026-11-22T18:30:00Z')?.temperature).toBe(37);
  expect(at(answer(), '2026-11-22T17:30:00Z')?.temperature).toBe(38);
  expect(at(answer(), '2026-11-22T17:29:00Z')?.temperature).toBe(40);
});

test('a start the forecast does not reach has no weather', () => {
  expect(at(answer(), '2026-11-22T19:30:00Z')).toBeUndefined();
  expect(at(answer(), '2026-11-22T16:29:00Z')).toBeUndefined();
});

test('metric answers and local times without a zone are converted', () => {
  const metric = answer(
    {
      utc_offset_seconds: -18000,
      hourly_units: {
        temperature_2m: '°C',
        wind_speed_10m: 'km/h',
        precipitation: 'mm',
        visibility: 'm',
      },
    },
    {
      time: ['2026-11-22T12:00', '2026-11-22T13:00', '2026-11-22T14:00'],
      temperature_2m: [4, 10, 3],
      wind_speed_10m: [1, 20, 1],
      precipitation: [0, 0, 25.4],
      visibility: [1, 24140, 1],
    },
  );
  expect(at(metric)).toMatchObject({
    temperature: 50,
    windSpeed: 12,
    precipitation: 1,
    visibility: 15,
  });
});

test('each figure stands alone: null, nonsense and unknown units leave the rest', () => {
  const patchy = answer(
    { hourly_units: { temperature_2m: 'K', wind_speed_10m: 'mp/h', visibility: 'ft' } },
    {
      wind_speed_10m: [1, null, 1],
      visibility: [1, -5, 1],
      weather_code: [1, 12345, 1],
      uv_index: 'x',
    },
  );
  expect(at(patchy)).toMatchObject({
    temperature: undefined,
    windSpeed: undefined,
    visibility: undefined,
    description: undefined,
    uvIndex: undefined,
    precipitation: undefined,
    humidity: 71,
  });
  expect(at(answer({}, { time: [SIX_PM], temperature_2m: [500] }))?.temperature).toBeUndefined();
});

test('figures that were not asked for are not known: the others stand', () => {
  const bare = answer(
    { hourly_units: { temperature_2m: '°F', wind_speed_10m: 'mp/h', uv_index: '' } },
    { wind_direction_10m: undefined, visibility: undefined, weather_code: [0, 51, 0] },
  );
  expect(at(JSON.parse(JSON.stringify(bare)))).toMatchObject({
    temperature: 38,
    windSpeed: 12,
    humidity: 71,
    description: 'Light drizzle',
    windDirection: undefined,
    visibility: undefined,
  });
});

describe('answers', () => {
  test('a list for several places, each on its own; the order is that of the question', () => {
    const read = parseForecasts([answer(), { error: true }], [HERE, HERE]);
    expect(read?.map(({ ok }) => ok)).toEqual([true, false]);
  });

  test.each([
    [[answer()], 2],
    [[], 1],
    [[answer(), answer()], 1],
  ])('a number of places that does not fit is no answer', (json, places) => {
    expect(parseForecasts(json, Array(places).fill(HERE))).toBeUndefined();
  });

  test('a forecast of another place is refused, also where two stand in each other’s stead', () => {
    const there = { latitude: 44.5, longitude: -88.06 };
    const near = { latitude: 44.62, longitude: -88.125 };
    const read = parseForecasts([answer(near), answer(HERE)], [HERE, there]);
    expect(read).toEqual([
      { ok: false, reason: 'of another place (44.62, -88.125)' },
      { ok: false, reason: 'of another place (-37.8, 144.9)' },
    ]);
    expect(parseForecasts(answer(near), [there])?.[0]?.ok).toBe(true);
  });
});

test.each([
  [0, 'N'],
  [11.24, 'N'],
  [11.26, 'NNE'],
  [90, 'E'],
  [348.75, 'N'],
  [360, 'N'],
  [361, undefined],
  [-1, undefined],
  [undefined, undefined],
])('wind from %s° is %s', (degrees, point) => {
  expect(compassPoint(degrees)).toBe(point);
});
