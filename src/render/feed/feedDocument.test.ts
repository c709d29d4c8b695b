import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { SITE } from '#site';
import { jsonDocument, rssDocument } from './feedDocument.ts';

const GAME = listedGame(EXAMPLE_GAME);
const LATER = { ...GAME, id: 2, gameTime: '2026-11-22T21:00:00Z' };
const HEAD = { day: '2026-11-21', seq: 7, hash: 'a'.repeat(64) };
const source = (now: string) => ({
  league: 'NFL' as const,
  games: [LATER, GAME],
  asOf: '2026-11-22T15:41:00Z',
  sample: false,
  firstSaid: new Map([[GAME.id, '2026-11-20T12:00:00Z']]),
  head: HEAD,
  now: new Date(now),
});
const linksAt = (now: string): string[] =>
  JSON.parse(jsonDocument(source(now))).items.map(
    (item: { url: string }) => new URL(item.url).pathname,
  );

test('a feed has what is still to start, the next first: a game leaves it at its start', () => {
  expect(linksAt('2026-11-22T17:59:59Z')).toEqual(['/game/18402', '/game/2']);
  expect(linksAt('2026-11-22T18:00:00Z')).toEqual(['/game/2']);
  expect(linksAt('2026-11-22T21:00:00Z')).toEqual([]);
});

test('games under way or called off are not in it', () => {
  const games = [
    { ...GAME, status: 'live', score: { home: 0, away: 0 }, detail: '' } as const,
    { ...LATER, status: 'postponed', detail: 'Postponed' } as const,
  ];
  const feed = JSON.parse(jsonDocument({ ...source('2026-11-22T15:00:00Z'), games }));
  expect(feed.items).toEqual([]);
});

test('RSS says the same, when it was first said, and carries the ledger’s head', async () => {
  const xml = await rssDocument(source('2026-11-22T15:50:00Z'));
  expect(xml.match(/<item>/g)).toHaveLength(2);
  expect(xml).toContain('<title>Kansas City Chiefs @ Buffalo Bills: Bills 57.3%</title>');
  expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>');
  expect(xml).toContain(HEAD.hash);
  expect(xml).toContain('<lastBuildDate>Sun, 22 Nov 2026 15:41:00 GMT</lastBuildDate>');
});

const channelOf = (xml: string): string => xml.slice(0, xml.indexOf('<item>'));

test('a channel’s link is the page with the same content: a league’s own, or all games', async () => {
  const league = await rssDocument(source('2026-11-22T15:50:00Z'));
  expect(channelOf(league)).toContain(`<link>${SITE.url}/league/nfl</link>`);
  expect(league).toContain(`<link>${SITE.url}/game/18402</link>`);
  const all = await rssDocument({ ...source('2026-11-22T15:50:00Z'), league: undefined });
  expect(channelOf(all)).toContain(`<link>${SITE.url}/predictions</link>`);
});

test('a feed is not older than its newest item', async () => {
  const prediction = { ...GAME.prediction, asOf: '2026-11-22T15:45:30Z' };
  const games = [{ ...GAME, prediction } as typeof GAME];
  const xml = await rssDocument({ ...source('2026-11-22T15:50:00Z'), games });
  expect(xml).toContain('<lastBuildDate>Sun, 22 Nov 2026 15:45:30 GMT</lastBuildDate>');
  expect(xml).toContain('<atom:updated>2026-11-22T15:45:30.000Z</atom:updated>');
  const none = await rssDocument({ ...source('2026-11-22T15:50:00Z'), games: [] });
  expect(none).toContain('<lastBuildDate>Sun, 22 Nov 2026 15:41:00 GMT</lastBuildDate>');
});

test('the week’s worst and best calls are an item before the games, with a page of their own', () => {
  const told = new Date('2026-11-17T17:00:00Z');
  const wrong = {
    title: 'Where we were wrong, November 10 to 16: 71 of 120 right',
    link: '/where-we-were-wrong#week-2026-11-10',
    description: 'Of 120 winners that we named, 71 were right.',
    pubDate: told,
    modified: told,
  };
  const all = { ...source('2026-11-22T15:50:00Z'), league: undefined, wrong };
  const { items } = JSON.parse(jsonDocument(all));
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({
    title: wrong.title,
    url: `${SITE.url}/where-we-were-wrong#week-2026-11-10`,
    date_published: '2026-11-17T17:00:00.000Z',
  });
});
