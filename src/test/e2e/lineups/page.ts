import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { build } from 'rolldown';
import { GAME_PLAYERS } from '#contract/players/paths.ts';
import { FOOTBALL_LINES } from '#domain/lineup/drawn.fixture.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { publishedGames } from '../games.ts';

/** Counts of a stat between its floor and ceiling, a few beyond both. */
function countsOf(floor: number, ceiling: number) {
  const reach = Math.max(1, Math.round((ceiling - floor) / 2));
  const from = floor - reach;
  const width = ceiling + reach - from;
  const counts = Array.from({ length: width + 1 }, (_, at) => 1 + Math.min(at, width - at));
  return { from, counts };
}

/** The lines behind the drawn lineups, as their answer has them. */
export const LINES: readonly PlayerLine[] = FOOTBALL_LINES.map(
  ({ playerId, playerName, team, position, plays = 1, status, ranges = {} }) => ({
    playerId,
    name: playerName,
    side: team,
    position,
    plays,
    ...(status && { status }),
    stats: Object.fromEntries(
      Object.entries(ranges).map(([stat, ends]) => [stat, countsOf(...ends)]),
    ),
  }),
);

/** The component's own HTML: this test's compiler would read its JSX as another library's. */
async function draw(folder: string, gameId: number): Promise<string> {
  const { output } = await build({
    input: join(import.meta.dirname, 'draw.tsx'),
    platform: 'node',
    write: false,
  });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'draw.mjs');
  writeFileSync(file, output[0].code);
  const { drawLineups } = await import(pathToFileURL(file).href);
  return drawLineups(gameId);
}

/**
 * Opens a game's page with football players in its lineups, whatever the slate says of players, and their lines as an answer.
 * @param folder where the test may write
 */
export async function openWithPlayers(
  page: Page,
  request: APIRequestContext,
  folder: string,
): Promise<{ readonly id: number; readonly asked: readonly string[] }> {
  const game = (await publishedGames(request)).find(({ prediction }) => prediction);
  if (!game) throw new Error('The slate has no predicted game');
  const { id } = game;
  const html = await draw(folder, id);
  const asked: string[] = [];
  await page.route(`**/game/${id}`, async (route) => {
    const response = await route.fetch();
    const document = parse(await response.text(), { comment: true });
    const part = document.querySelector('#lineups');
    const heading = part?.querySelector('.inside-head')?.outerHTML ?? '';
    part?.set_content(heading + html);
    await route.fulfill({ response, body: document.toString() });
  });
  await page.route(`**${GAME_PLAYERS.replace(':id', String(id))}`, async (route) => {
    asked.push(route.request().url());
    const asOf = new Date().toISOString();
    await route.fulfill({ json: { asOf, gameId: id, predictionId: 1, players: LINES } });
  });
  await page.goto(`/game/${id}`);
  await page.locator('#who > summary').click();
  return { id, asked };
}
