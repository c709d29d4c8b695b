import type { Page } from '@playwright/test';
import { SITE } from '#site';
import { publishedGames } from './games.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

/** Texts of the named elements of an XML document that the browser itself can parse. */
const texts = (page: Page, path: string, name: string): Promise<string[]> =>
  page.evaluate(
    async ([address = '', tag = '']) => {
      const answer = await fetch(address);
      if (!answer.headers.get('content-type')?.includes('xml')) throw new Error('No XML');
      const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml');
      const broken = xml.querySelector('parsererror');
      if (broken) throw new Error(broken.textContent);
      return [...xml.getElementsByTagName(tag)].map((element) => element.textContent);
    },
    [path, name],
  );

test('feeds list open predictions, and a page names the one that follows it', async ({
  page,
  request,
}) => {
  const games = await publishedGames(request);
  const isOpen = (league: string) =>
    games.some((game) => game.league === league && game.status === 'scheduled' && game.prediction);
  await page.goto('/league/nfl');
  const named = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  await expect(named).toHaveAttribute('href', '/rss/nfl.xml');
  expect((await texts(page, '/rss.xml', 'item')).length).toBeGreaterThan(10);
  for (const league of ['NFL', 'NBA']) {
    const path = `/rss/${league.toLowerCase()}.xml`;
    const [first] = (await texts(page, path, 'link')).slice(1);
    expect(first !== undefined, path).toBe(isOpen(league));
    if (first === undefined) continue;
    expect(first).toContain(`${SITE.url}/game/`);
    expect((await page.request.get(new URL(first).pathname)).status()).toBe(200);
    for (const text of await texts(page, path, 'description')) expect(text).toMatch(/sample/i);
  }
  expect(await texts(page, '/rss/mlb.xml', 'title')).toContain('Simcast: MLB predictions');
});

test('the sitemaps name pages that are there and want to be found', async ({ page, request }) => {
  await page.goto('/');
  const standing = await texts(page, '/sitemap.xml', 'loc');
  const games = await texts(page, '/sitemap-predictions.xml', 'loc');
  expect(new Set([...standing, ...games]).size).toBe(standing.length + games.length);
  for (const path of ['/', '/league/nfl', '/league/ufc', '/boxing', '/golf/liv-golf', '/team/nba/'])
    expect(
      standing.some((url) => url.startsWith(`${SITE.url}${path}`)),
      path,
    ).toBe(true);
  expect(games.every((url) => url.startsWith(`${SITE.url}/game/`))).toBe(true);
  expect(games.length).toBeGreaterThan(10);
  const pages = [...standing, ...games].map(async (url) => {
    const answer = await fetch(E2E.url + new URL(url).pathname);
    expect(answer.status, url).toBe(200);
    expect(await answer.text(), url).not.toContain('noindex');
  });
  await Promise.all(pages);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${SITE.url}/sitemap.xml`);
});
