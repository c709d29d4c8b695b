import { beforeEach, expect, test } from 'vitest';
import { openMeteo } from '../../openMeteo/openMeteo.ts';
import { hour, hourly, POINT } from '../../weatherGov/weatherGov.fixture.ts';
import { nothingKept, weatherGov } from '../../weatherGov/weatherGov.ts';
import { usFirst } from './usFirst.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const START = new Date('2026-11-22T18:00:00Z');
const BUFFALO = { latitude: 42.77, longitude: -78.79, inUs: true };
const GREEN_BAY = { latitude: 44.5, longitude: -88.06, inUs: true };
const TORONTO = { latitude: 43.63, longitude: -79.42, inUs: false };

/** Requested paths; those that contain one of `dead` return 500. */
let asked: string[];
let dead: readonly string[];
let kept = nothingKept();
beforeEach(() => {
  asked = [];
  dead = [];
  kept = nothingKept();
});

const send: typeof fetch = async (address) => {
  const url = new URL(String(address));
  asked.push(`${url.host}${url.pathname}`);
  if (dead.some((part) => url.href.includes(part))) return new Response('{}', { status: 500 });
  if (url.pathname.startsWith('/points/')) {
    return Response.json(
      url.pathname.includes('42.77')
        ? POINT
        : { properties: { gridId: 'GRB', gridX: 1, gridY: 2 } },
    );
  }
  if (url.pathname.startsWith('/gridpoints/')) {
    const { properties } = hourly(hour('2026-11-22T13:00:00-05:00'));
    return Response.json({ properties });
  }
  const places = url.searchParams.get('latitude')?.split(',') ?? [];
  const forecasts = places.map(() => ({
    hourly_units: { temperature_2m: '°F' },
    hourly: { time: [START.getTime() / 1000], temperature_2m: [50] },
  }));
  return Response.json(forecasts.length === 1 ? forecasts[0] : forecasts);
};

async function degrees() {
  const http = { fetch: send, delay: async () => undefined };
  const forecasts = usFirst(weatherGov({ ...http, kept }), openMeteo(http));
  const { byPlace, quarantined } = await forecasts([BUFFALO, GREEN_BAY, TORONTO], NOW);
  return {
    told: [...byPlace].map(([key, one]) => [key, one.weatherAt(START).value?.temperature]),
    problems: quarantined.map(({ item }) => item),
  };
}

test('US grounds are asked of weather.gov, the rest of Open-Meteo', async () => {
  expect(await degrees()).toEqual({
    told: [
      ['42.77,-78.79', 38],
      ['44.5,-88.06', 38],
      ['43.63,-79.42', 50],
    ],
    problems: [],
  });
  expect(asked).toEqual([
    'api.weather.gov/points/42.77,-78.79',
    'api.weather.gov/points/44.5,-88.06',
    'api.weather.gov/gridpoints/BUF/45,60/forecast/hourly',
    'api.weather.gov/gridpoints/GRB/1,2/forecast/hourly',
    'api.open-meteo.com/v1/forecast',
  ]);
});

test('squares and forecasts are kept', async () => {
  await degrees();
  asked = [];
  await degrees();
  expect(asked).toEqual(['api.open-meteo.com/v1/forecast']);
  asked = [];
  kept.forecasts.clear();
  await degrees();
  expect(asked.filter((path) => path.includes('/points/'))).toEqual([]);
});

test('one ground that weather.gov fails for is Open-Meteo’s, and is said', async () => {
  dead = ['/GRB/'];
  const { told, problems } = await degrees();
  expect(told.map(([, one]) => one)).toEqual([38, 50, 50]);
  expect(problems).toEqual(['weather at 44.5,-88.06']);
});

test('weather.gov dead: Open-Meteo has all; both dead: both are named', async () => {
  dead = ['weather.gov'];
  const { told, problems } = await degrees();
  expect(told.map(([, one]) => one)).toEqual([50, 50, 50]);
  expect(problems).toEqual(['weather of weather.gov']);
  dead = ['weather.gov', 'open-meteo'];
  expect(await degrees()).toEqual({
    told: [],
    problems: ['weather of weather.gov', 'weather of open-meteo'],
  });
});

test('a square that has become another place’s is looked up anew', async () => {
  await degrees();
  kept.forecasts.clear();
  const there = { office: 'BUF', x: 1, y: 1 };
  kept.grids.set('42.77,-78.79', { grid: there, at: NOW });
  const moved: typeof fetch = async (address, init) =>
    String(address).includes('/BUF/1,1/')
      ? Response.json({
          ...hourly(hour('2026-11-22T13:00:00-05:00')),
          geometry: { coordinates: [[[-71, 42]]] },
        })
      : send(address, init);
  const forecasts = weatherGov({ fetch: moved, delay: async () => undefined, kept });
  const { quarantined } = await forecasts([BUFFALO, GREEN_BAY], NOW);
  expect(quarantined.map(({ reason }) => reason)).toEqual([
    'api.weather.gov/gridpoints/BUF/1,1/forecast/hourly sent of another place',
  ]);
  expect(kept.grids.has('42.77,-78.79')).toBe(false);
});
