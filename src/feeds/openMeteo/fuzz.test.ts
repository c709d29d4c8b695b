import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkWeather } from '#domain/plausible/game.ts';
import { badNumbers, badTexts, mutate, mutations } from '../reading/mutations.fixture.ts';
import { openMeteoWeatherAt, parseForecasts } from './forecast.ts';

const AS_OF = '2026-11-22T12:00:00.000Z';
const START = new Date('2026-11-22T18:00:00Z');
const HOUR = 3600;
const SIX_PM = START.getTime() / 1000;
const PLACES = [
  { latitude: 42.77, longitude: -78.79 },
  { latitude: 44.5, longitude: -88.06 },
];

const answer = () =>
  PLACES.map((place) => ({
    ...place,
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
    },
  }));

const weatherOf = (document: unknown) =>
  parseForecasts(document, PLACES)?.map((one) =>
    one.ok ? openMeteoWeatherAt(one.value, START, AS_OF).value : undefined,
  );

test('mutations of forecasts never throw and never let nonsense through', () => {
  fc.assert(
    fc.property(mutations, (changes) => {
      const document = answer();
      mutate(document, changes);
      for (const weather of weatherOf(document) ?? []) {
        expect([...badTexts(weather), ...badNumbers(weather)]).toEqual([]);
        if (weather) expect(checkWeather(weather).problems).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

test('one mutated forecast costs no other', () => {
  const [, second] = weatherOf(answer()) ?? [];
  expect(second).toMatchObject({ temperature: 38 });
  fc.assert(
    fc.property(mutations, (changes) => {
      const document = answer();
      mutate(document[0], changes);
      expect(weatherOf(document)?.[1]).toEqual(second);
    }),
    { numRuns: 200 },
  );
});
