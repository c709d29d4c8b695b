import type { Page } from '@playwright/test';
import { EXAMPLE_IN_SHORT } from '#contract/live/exampleLive.fixture.ts';
import type { LiveInShort } from '#contract/live/liveNow.ts';
import { expect } from './test.ts';

const HOUR_S = 3_600;
const GAMES = /(<template data-strip-games(?:="[^"]*")?>)[^<]*/;

/** The line of a game that began so many hours ago. @param of what a reader may follow in it */
export const playedLine = (id: number, hours: number, of = 'nfl'): string =>
  [
    id,
    Math.floor(Date.now() / 1000 - hours * HOUR_S),
    'Giants',
    'Eagles',
    'Eagles 57.3% before',
    of,
  ].join('\t');

/** A game as an answer tells it. */
export const toldGames = (id: number, change: Partial<LiveInShort> = {}): LiveInShort => ({
  ...EXAMPLE_IN_SHORT,
  gameId: id,
  path: `/game/${id}`,
  ...change,
});

/** Gives a page games of its own, and answers as a feed would have told them; the queries that are asked. */
export async function withPlayedGames(
  page: Page,
  path: string,
  lines: readonly string[],
  answer: readonly LiveInShort[] | 'down',
): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toMatch(GAMES);
      await route.fulfill({ response, body: html.replace(GAMES, `$1${lines.join('\n')}`) });
    },
  );
  await page.route('**/api/live*', (route) => {
    asked.push(new URL(route.request().url()).search);
    return answer === 'down'
      ? route.fulfill({ status: 503, json: { error: 'down' } })
      : route.fulfill({ json: answer });
  });
  return asked;
}
