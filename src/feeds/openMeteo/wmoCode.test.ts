import { expect, test } from 'vitest';
import { weatherWords } from './wmoCode.ts';

/** Every code of the feed's documentation; all others from 0 to 100 have no words. */
const EXPECTED: Readonly<Record<number, string>> = {
  0: 'Clear sky',
  1: 'Mainly clear',
  2: 'Partly cloudy',
  3: 'Overcast',
  45: 'Fog',
  48: 'Freezing fog',
  51: 'Light drizzle',
  53: 'Drizzle',
  55: 'Heavy drizzle',
  56: 'Light freezing drizzle',
  57: 'Freezing drizzle',
  61: 'Light rain',
  63: 'Rain',
  65: 'Heavy rain',
  66: 'Light freezing rain',
  67: 'Freezing rain',
  71: 'Light snow',
  73: 'Snow',
  75: 'Heavy snow',
  77: 'Snow grains',
  80: 'Light rain showers',
  81: 'Rain showers',
  82: 'Heavy rain showers',
  85: 'Light snow showers',
  86: 'Heavy snow showers',
  95: 'Thunderstorm',
  96: 'Thunderstorm with hail',
  99: 'Thunderstorm with heavy hail',
};

test.each(Array.from({ length: 101 }, (_, code) => [code, EXPECTED[code]] as const))(
  'code %i reads %s',
  (code, words) => {
    expect(weatherWords(code)).toBe(words);
  },
);

test.each([undefined, -1, 0.5, Number.NaN, 12345])('code %s has no words', (code) => {
  expect(weatherWords(code)).toBeUndefined();
});
