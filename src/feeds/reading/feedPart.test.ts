import { expect, test } from 'vitest';
import { feedPart, isMissing, sectionOf } from './feedPart.ts';

const SITE = 'https://site.api.espn.com/apis/site/v2/sports';
const CORE = 'https://sports.core.api.espn.com/v2/sports';

test.each([
  [`${SITE}/football/nfl/scoreboard?dates=20261126`, 'football/nfl/scoreboard'],
  [`${SITE}/football/nfl/teams/12/depthcharts`, 'football/nfl/teams/*/depthcharts'],
  ['https://api.weather.gov/points/40.81,-74.07', 'points/*'],
  [
    'https://api.weather.gov/gridpoints/OKX/33,37/forecast/hourly',
    'gridpoints/OKX/*/forecast/hourly',
  ],
  ['https://www.thesportsdb.com/api/v1/json/3/eventsday.php', 'api/v1/json/*/eventsday.php'],
])('%s is %s', (url, part) => {
  expect(feedPart(new URL(url))).toBe(part);
});

test('a place that the weather service does not have is no refusal of it', () => {
  const url = new URL('https://api.weather.gov/points/43.63,-79.42');
  expect(isMissing(url, { kind: 'refused', status: 404 })).toBe(true);
  expect(isMissing(url, { kind: 'refused', status: 403 })).toBe(false);
});

test.each([
  [`${SITE}/football/nfl/scoreboard`, 'ESPN football'],
  [`${CORE}/football/leagues/nfl/events/1/competitions/1/predictor`, 'ESPN core football'],
  ['https://site.api.espn.com/apis/v2/sports/soccer/usa.1/standings', 'ESPN standings'],
  ['https://site.api.espn.com/other', 'ESPN'],
])('where %s does not answer, %s rests', (url, section) => {
  expect(sectionOf('ESPN', new URL(url))).toBe(section);
});
