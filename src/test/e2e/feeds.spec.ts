import * as z from 'zod';
import { SITE } from '#site';
import { pageOf } from './builtPage.ts';
import { publishedGames } from './games.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';
import { xmlOf } from './xml.ts';

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

test('feeds list open predictions, and a page names the one that follows it', async ({
  request,
}) => {
  const games = await publishedGames(request);
  const isOpen = (league: string) =>
    games.some((game) => game.league === league && game.status === 'scheduled' && game.prediction);
  const named = (await pageOf('/league/nfl')).all(
    'link[rel="alternate"][type="application/rss+xml"]',
  );
  expect(named.at(0)?.attribute('href')).toBe('/rss/nfl.xml');
  expect(named.at(-1)?.attribute('href')).toBe('/rss.xml');
  expect((await xmlOf('/rss.xml'))('item').length).toBeGreaterThan(10);
  for (const league of ['NFL', 'NBA']) {
    const path = `/rss/${league.toLowerCase()}.xml`;
    const texts = await xmlOf(path);
    const [first] = texts('link').slice(1);
    expect(first !== undefined, path).toBe(isOpen(league));
    if (first === undefined) continue;
    expect(first, path).toContain(`${SITE.url}/game/`);
    expect((await request.get(new URL(first).pathname)).status(), first).toBe(200);
    for (const text of texts('description')) expect(text, path).toMatch(/sample/i);
  }
  expect((await xmlOf('/rss/mlb.xml'))('title')).toContain('Simcast: MLB predictions');
});

const feedNamedBy = async (path: string): Promise<string | undefined> =>
  (await pageOf(path)).one('link[rel="alternate"][type="application/feed+json"]').attribute('href');

test('JSON Feed says what RSS says, league by league, and a page names it', async ({ request }) => {
  expect(await feedNamedBy('/league/nfl')).toBe('/feed/nfl.json');
  const [game] = await publishedGames(request);
  expect(await feedNamedBy(`/game/${game?.id}`)).toBe(`/feed/${game?.league.toLowerCase()}.json`);
  for (const [rss, json] of [
    ['/rss.xml', '/feed.json'],
    ['/rss/nfl.xml', '/feed/nfl.json'],
    ['/rss/nba.xml', '/feed/nba.json'],
  ] as const) {
    const answer = await request.get(json);
    expect(answer.headers()['content-type'], json).toBe('application/feed+json');
    const feed = jsonFeedSchema.parse(await answer.json());
    expect(feed.feed_url).toBe(SITE.url + json);
    const home = new URL(feed.home_page_url).pathname;
    expect((await request.get(home)).status(), home).toBe(200);
    const said = await xmlOf(rss);
    expect(
      feed.items.map(({ id }) => id),
      json,
    ).toEqual(said('guid'));
    expect([feed.title, ...feed.items.map(({ title }) => title)], json).toEqual(said('title'));
    expect([feed.description, ...feed.items.map((item) => item.content_text)], json).toEqual(
      said('description'),
    );
    const dates = feed.items.map((item) => new Date(item.date_published).toUTCString());
    expect(dates, json).toEqual(said('pubDate'));
    expect(
      feed.items.map((item) => item.date_modified),
      json,
    ).toEqual(said('atom:updated'));
    for (const { date_published: first, date_modified: last } of feed.items) {
      expect(Date.parse(last), json).toBeGreaterThanOrEqual(Date.parse(first));
    }
    const heads = said('ledger:head');
    expect(heads, rss).toEqual(feed._simcast.ledger_head ? [feed._simcast.ledger_head.hash] : []);
    for (const path of [rss, json]) {
      const { headers } = await fetch(E2E.url + path);
      expect(headers.get('access-control-allow-origin'), path).toBe('*');
    }
  }
});

const A_FEW = 8;

test('the sitemaps name pages that are there and want to be found', async ({ request }) => {
  const standing = (await xmlOf('/sitemap.xml'))('loc');
  const games = (await xmlOf('/sitemap-predictions.xml'))('loc');
  expect(new Set([...standing, ...games]).size).toBe(standing.length + games.length);
  for (const path of ['/', '/league/nfl', '/ufc', '/boxing', '/golf/liv-golf', '/team/nba/'])
    expect(
      standing.some((url) => url.startsWith(`${SITE.url}${path}`)),
      path,
    ).toBe(true);
  const under = (folder: string) => games.filter((url) => url.startsWith(SITE.url + folder));
  const players = under('/player/');
  expect(under('/game/').length + under('/tennis/').length + players.length).toBe(games.length);
  expect(players.length).toBeGreaterThan(100);
  expect(under('/tennis/').length).toBeGreaterThan(0);
  expect(games.length).toBeGreaterThan(10);
  const unlike = games.filter((url) => !players.includes(url));
  const some = players.filter((_, index) => index % 40 === 0);
  const expectPage = async (url: string) => {
    const answer = await fetch(E2E.url + new URL(url).pathname);
    expect(answer.status, url).toBe(200);
    expect(await answer.text(), url).not.toContain('noindex');
  };
  const pages = [...standing, ...unlike, ...some];
  // A few at a time, as a search engine asks: players' pages and boards are drawn when asked for.
  for (let at = 0; at < pages.length; at += A_FEW)
    await Promise.all(pages.slice(at, at + A_FEW).map(expectPage));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${SITE.url}/sitemap.xml`);
});
