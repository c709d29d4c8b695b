import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkWeather } from '#domain/plausible/game.ts';
import { badNumbers, badTexts, mutate, mutations } from '../reading/mutations.fixture.ts';
import { readForecast, weatherGovWeatherAt } from './forecast.ts';
import { readGrid } from './grid.ts';
import { hour, hourly, POINT } from './weatherGov.fixture.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const AS_OF = NOW.toISOString();
const HERE = { latitude: 42.77, longitude: -78.79 };
const ONE_PM = '2026-11-22T13:00:00-05:00';
const TWO_PM = '2026-11-22T14:00:00-05:00';

function at(answer: unknown, start = '2026-11-22T18:00:00Z') {
  const read = readForecast(answer, HERE, NOW);
  if (!read.ok) throw new Error(read.reason);
  return weatherGovWeatherAt(read.value, new Date(start), AS_OF).value;
}
const of = (change: object) => at(hourly(hour(ONE_PM, change)));

test('the hour in which play begins, in the units of the product', () => {
  expect(at(hourly(hour(ONE_PM), hour(TWO_PM, { temperature: 36 })))).toEqual({
    temperature: 38,
    windSpeed: 10,
    windDirection: 'WNW',
    precipitation: 0,
    humidity: 58,
    description: 'Mostly sunny',
    asOf: AS_OF,
  });
  const two = hourly(hour(ONE_PM), hour(TWO_PM, { temperature: 36 }));
  expect(at(two, '2026-11-22T18:59:59Z')?.temperature).toBe(38);
  expect(at(two, '2026-11-22T19:00:00Z')?.temperature).toBe(36);
  expect(at(two, '2026-11-22T20:00:00Z')).toBeUndefined();
});

test.each([
  [{ windSpeed: '5 to 10 mph' }, 10],
  [{ windSpeed: '16 km/h' }, 10],
  [{ windSpeed: { unitCode: 'wmoUnit:km_h-1', value: 24.076 } }, 15],
  [{ windSpeed: { unitCode: 'wmoUnit:kt', value: 24 } }, undefined],
  [{ windSpeed: '10' }, undefined],
  [{ windSpeed: null }, undefined],
])('wind of %o is %s mph', (change, mph) => {
  expect(of(change)?.windSpeed).toBe(mph);
});

test.each([
  [{ temperature: 3, temperatureUnit: 'C' }, 37],
  [{ temperature: { unitCode: 'wmoUnit:degC', value: 10 } }, 50],
  [{ temperature: { unitCode: 'wmoUnit:degF', value: 10.4 } }, 10],
  [{ temperature: 300, temperatureUnit: 'K' }, undefined],
  [{ temperature: 500 }, undefined],
])('%o is %s °F', (change, degrees) => {
  expect(of(change)?.temperature).toBe(degrees);
});

test('a chance of rain is no amount of rain', () => {
  const chance = (value: unknown) => of({ probabilityOfPrecipitation: { value } });
  expect(chance(60)?.precipitation).toBeUndefined();
  expect(chance(null)?.precipitation).toBeUndefined();
  expect(chance(0)?.precipitation).toBe(0);
});

describe('refused', () => {
  const elsewhere = { ...hourly(hour(ONE_PM)), geometry: { coordinates: [[[-71.2, 42.1]]] } };
  test.each([
    ['not a forecast', { status: 500, title: 'Unexpected Problem' }],
    ['not a forecast', null],
    ['no hours', hourly()],
    ['no hours', hourly(null, { startTime: 'soon' })],
    ['of another place', elsewhere],
    ['a forecast that has run out', hourly(hour('2026-11-22T05:59:00-05:00'))],
  ])('%s', (reason, answer) => {
    expect(readForecast(answer, HERE, NOW)).toEqual({ ok: false, reason });
  });

  test.each([null, {}, { properties: {} }, { properties: { gridId: '../x', gridX: 1, gridY: 1 } }])(
    'no square: %j',
    (answer) => {
      expect(readGrid(answer).ok).toBe(false);
    },
  );
});

test('the square of a place', () => {
  expect(readGrid(POINT)).toEqual({ ok: true, value: { office: 'BUF', x: 45, y: 60 } });
});

test('mutations never throw and never let nonsense through', () => {
  fc.assert(
    fc.property(mutations, (changes) => {
      const document = hourly(hour(ONE_PM), hour(TWO_PM));
      mutate(document, changes);
      const read = readForecast(document, HERE, NOW);
      if (!read.ok) return;
      const { value } = weatherGovWeatherAt(read.value, new Date(ONE_PM), AS_OF);
      expect([...badTexts(value), ...badNumbers(value)]).toEqual([]);
      if (value) expect(checkWeather(value).problems).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
