import type { Page } from '@playwright/test';
import * as z from 'zod';
import { SITE } from '#site';
import { publishedGames } from './games.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

const jsonFeedSchema = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  description: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  _simcast: z.object({
    about: z.literal(`${SITE.url}/verify`),
    ledger_head: z.nullable(
      z.object({ day: z.iso.date(), seq: z.int(), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    ),
  }),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      content_text: z.string(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
    }),
  ),
});

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
  await expect(named.first()).toHaveAttribute('href', '/rss/nfl.xml');
  await expect(named.last()).toHaveAttribute('href', '/rss.xml');
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

test('JSON Feed says what RSS says, league by league, and a page names it', async ({ page }) => {
  await page.goto('/league/nfl');
  const named = page.locator('link[rel="alternate"][type="application/feed+json"]');
  await expect(named.first()).toHaveAttribute('href', '/feed/nfl.json');
  const [game] = await publishedGames(page.request);
  await page.goto(`/game/${game?.id}`);
  await expect(named.first()).toHaveAttribute('href', `/feed/${game?.league.toLowerCase()}.json`);
  for (const [rss, json] of [
    ['/rss.xml', '/feed.json'],
    ['/rss/nfl.xml', '/feed/nfl.json'],
    ['/rss/nba.xml', '/feed/nba.json'],
  ] as const) {
    const answer = await page.request.get(json);
    expect(answer.headers()['content-type'], json).toBe('application/feed+json');
    const feed = jsonFeedSchema.parse(await answer.json());
    expect(feed.feed_url).toBe(SITE.url + json);
    expect((await page.request.get(new URL(feed.home_page_url).pathname)).status()).toBe(200);
    const said = (name: string) => texts(page, rss, name);
    expect(feed.items.map(({ id }) => id)).toEqual(await said('guid'));
    expect([feed.title, ...feed.items.map(({ title }) => title)]).toEqual(await said('title'));
    expect([feed.description, ...feed.items.map((item) => item.content_text)]).toEqual(
      await said('description'),
    );
    const dates = feed.items.map((item) => new Date(item.date_published).toUTCString());
    expect(dates).toEqual(await said('pubDate'));
    expect(feed.items.map((item) => item.date_modified)).toEqual(await said('atom:updated'));
    for (const { date_published: first, date_modified: last } of feed.items) {
      expect(Date.parse(last)).toBeGreaterThanOrEqual(Date.parse(first));
    }
    const heads = await texts(page, rss, 'ledger:head');
    expect(heads).toEqual(feed._simcast.ledger_head ? [feed._simcast.ledger_head.hash] : []);
    for (const path of [rss, json]) {
      const { headers } = await fetch(E2E.url + path);
      expect(headers.get('access-control-allow-origin'), path).toBe('*');
    }
  }
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
  const under = (folder: string) => games.filter((url) => url.startsWith(SITE.url + folder));
  expect(under('/game/').length + under('/tennis/').length).toBe(games.length);
  expect(under('/tennis/').length).toBeGreaterThan(0);
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
