import { afterEach, beforeEach, expect, test } from 'vitest';
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
  expect(Object.keys(settings)).toEqual(
    ['ESPN', 'BOVADA', 'SPORTSDB', 'JOLPICA', 'OPEN_METEO', 'WEATHER_GOV', 'NFLVERSE', 'F1DB'].map(
      (name) => `${name}_BASE_URL`,
    ),
  );
  const board = await fetch(`${settings.ESPN_BASE_URL}${BOARD}`, { headers });
  expect((await board.json()).events.length).toBeGreaterThan(0);
  const range = await fetch(
    `${settings.ESPN_BASE_URL}${BOARD.replace('20261121', '20261121-20261122')}`,
    { headers },
  );
  expect(range.status).toBe(400);
});

test('a feed may be dead from the beginning; what is not known is an error with the usage', async () => {
  const { ESPN_BASE_URL } = await run('ESPN=5xx');
  expect((await fetch(`${ESPN_BASE_URL}${BOARD}`, { headers })).status).toBe(503);
  for (const wrong of ['ESPN=ill', 'AP=400', '']) {
    await expect(run(wrong)).rejects.toThrow('npm run feeds');
  }
});
