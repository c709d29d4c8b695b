import { expect, test } from 'vitest';
import { feedRefusal } from './feedRefusal.fixture.ts';

const SITE = 'https://site.api.espn.com/apis/site/v2/sports';
const COUPON = 'https://www.bovada.lv/services/sports/event/coupon/events/A/description';

test.each([
  `${SITE}/football/nfl/scoreboard?dates=20261121&limit=500`,
  `${SITE}/mma/ufc/scoreboard?dates=20261121-20261230`,
  `${SITE}/football/nfl/injuries`,
  'https://www.thesportsdb.com/api/v1/json/3/eventsday.php?d=2026-11-21&l=4445',
  'https://api.jolpi.ca/ergast/f1/2026/10/results.json?limit=100',
  `${COUPON}/football/nfl`,
  'https://api.open-meteo.com/v1/forecast?latitude=41&longitude=-87&hourly=temperature_2m',
])('%s has an answer', (address) => {
  expect(feedRefusal(address)).toBeUndefined();
});

test.each([
  [400, `${SITE}/football/nfl/scoreboard?dates=20261121-20261122`],
  [404, `${SITE}/football/nothing/scoreboard?dates=20261121`],
  [404, `${SITE}/football/nfl/weather`],
  [404, 'https://www.thesportsdb.com/api/v1/json/3/lookup.php?id=1'],
  [404, 'https://api.jolpi.ca/ergast/f2/2026/races.json'],
  [404, `${COUPON}/curling`],
  [400, 'https://api.open-meteo.com/v1/forecast?latitude=41&longitude=-87&hourly=luck'],
  [404, 'https://feed.example/anything'],
])('%i: %s', (status, address) => {
  expect(feedRefusal(address)?.status).toBe(status);
});

test('who does not say who asks is refused where the feed refuses that', () => {
  const address = `${SITE}/football/nfl/scoreboard?dates=20261121`;
  expect(feedRefusal(address, new Headers())?.status).toBe(403);
});
