import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyedFeedsOf } from '#feeds/joined/oddsFeeds.ts';
import { type Cleanup, createCleanup } from '../../cleanup.ts';
import { feedsCommand } from './command.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
let cleanup: Cleanup;
beforeEach(() => {
  cleanup = createCleanup();
});
afterEach(() => cleanup.run());

async function run(...become: string[]): Promise<Readonly<Record<string, string>>> {
  const printed: string[] = [];
  await feedsCommand(become, { now: () => NOW, print: (text) => void printed.push(text), cleanup });
  return Object.fromEntries(printed.map((line) => line.split('=')));
}

const BOARD = '/apis/site/v2/sports/basketball/nba/scoreboard?dates=20261121&limit=500';
const headers = { 'user-agent': 'Simcast (+https://simcast.example)' };

test('every feed is served, with games of today, and refuses what it refuses', async () => {
  const settings = await run();
  const served = [
    'ESPN',
    'BOVADA',
    'SPORTSDB',
    'JOLPICA',
    'OPEN_METEO',
    'WEATHER_GOV',
    'NFLVERSE',
    'F1DB',
    'THE_ODDS_API',
    'PROPLINE',
  ];
  expect(Object.keys(settings)).toEqual([
    ...served.map((name) => `${name}_BASE_URL`),
    'THE_ODDS_API_KEY',
    'PROPLINE_API_KEY',
  ]);
  const board = await fetch(`${settings.ESPN_BASE_URL}${BOARD}`, { headers });
  expect((await board.json()).events.length).toBeGreaterThan(0);
  const range = await fetch(
    `${settings.ESPN_BASE_URL}${BOARD.replace('20261121', '20261121-20261122')}`,
    { headers },
  );
  expect(range.status).toBe(400);
});

test('eleven books price the games of today, with the stand-in’s key alone', async () => {
  const settings = await run();
  const feeds = keyedFeedsOf({ ...settings, ODDS_BOOKS: 'pinnacle,draftkings,bovada' }, 'test');
  expect(feeds).toHaveLength(2);
  const read = (at: Date) => feeds[0]?.feed.read('NBA', at);
  const first = await read(NOW);
  if (!first?.ok) throw new Error(first?.reason);
  expect(first.quarantined).toEqual([]);
  expect(first.games.length).toBeGreaterThan(0);
  for (const { quotes } of first.games) {
    expect(quotes.map(({ book }) => book)).toEqual(['pinnacle', 'draftkings', 'bovada']);
    for (const { moneyline, spread, total } of quotes)
      expect(moneyline && spread && total).toBeDefined();
  }
  const line = await feeds[1]?.feed.read('NBA', NOW);
  expect(line?.ok && line.games[0]?.quotes.length).toBe(11);
  const wrong = keyedFeedsOf({ ...settings, THE_ODDS_API_KEY: 'mine' }, 'test');
  expect(await wrong[0]?.feed.read('NBA', NOW)).toMatchObject({ trouble: 'wrongKey' });
});

test('a feed may be dead from the beginning; what is not known is an error with the usage', async () => {
  const { ESPN_BASE_URL } = await run('ESPN=5xx');
  expect((await fetch(`${ESPN_BASE_URL}${BOARD}`, { headers })).status).toBe(503);
  for (const wrong of ['ESPN=ill', 'AP=400', '']) {
    await expect(run(wrong)).rejects.toThrow('npm run feeds');
  }
});
