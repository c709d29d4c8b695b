import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { laggingGame } from '#domain/prices/sharpHistory.fixture.ts';
import { SAFE_PAGE } from '#http/headers.ts';
import { type AnswerReader, createAnswerReader } from '#slate/answers/reader.ts';
import { bareContext } from '#test/context.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { renderedStore } from '#test/renderedStore.ts';
import handler from '../../../netlify/functions/embed.ts';

const AT = '2026-11-22T15:45:00.000Z';
const up = { reader: undefined as AnswerReader | undefined };
beforeEach(() => placeAnswers(() => up.reader));

async function publish(...games: readonly Game[]): Promise<void> {
  up.reader = createAnswerReader(renderedStore({ asOf: AT, games }));
}

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(AT), toFake: ['Date'] });
  await publish(EXAMPLE_GAME);
});
afterEach(() => vi.useRealTimers());

const ask = (path: string, init: RequestInit = {}) =>
  handler(new Request(new URL(path, 'http://localhost'), init), bareContext());

const CARD = `/embed/game/${EXAMPLE_GAME.id}`;

/** A card, with its text in total and in each of its phases. */
async function card(path = CARD) {
  const answer = await ask(path);
  const html = await answer.text();
  const root = parse(html);
  const text = (selector: string) =>
    root.querySelector(selector)?.textContent.replaceAll(/\s+/g, ' ').trim();
  return { answer, html, root, text, style: root.querySelector('style')?.textContent ?? '' };
}

test('a card says who wins, how likely, the score, the price and as of when', async () => {
  const { answer, text, root } = await card();
  expect(answer.status).toBe(200);
  expect(text('h1')).toMatch(/Kansas City Chiefs ?42\.7%.*at.*Buffalo Bills ?57\.3%/);
  expect(text('.team.favored .name')).toBe('Buffalo Bills');
  expect(text('dl')).toBe('Predicted winnerBills 57.3%Expected scoreKC 24 – 26 BUF');
  expect(text('.price .open')).toBe(
    'Best: Over 47.5 −110 (DraftKings), +14.5¢ per $1, only one book to go by',
  );
  expect(text('time')).toBe('Nov 22, 1:00 PM EST');
  expect(text('footer p')).toBe('Predicted Nov 22, 9:02 AM EST. Data as of Nov 22, 10:41 AM EST.');
  for (const link of root.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toBe(`/game/${EXAMPLE_GAME.id}`);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  }
});

test('an edge is not named: it lives two minutes, and a card is kept for longer', async () => {
  const odds = [{ ...EXAMPLE_QUOTE, moneyline: { home: 104, away: -122 } }];
  await publish(laggingGame({ ...EXAMPLE_GAME, odds }));
  expect((await card()).text('.price .open')).toMatch(/^Best: Bills to win \+104 \(DraftKings\)/);
});

test('anybody may frame it; it loads and runs nothing, and its style is the one its policy names', async () => {
  const { answer, style, html } = await card();
  const digest = createHash('sha256').update(style).digest('base64');
  const headers = Object.fromEntries(answer.headers);
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  );
  expect(headers).not.toHaveProperty('x-frame-options');
  const { 'x-frame-options': _, 'content-security-policy': __, ...others } = SAFE_PAGE;
  expect(headers).toMatchObject({
    ...others,
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'cross-origin',
    'netlify-cache-tag': `slate,game-${EXAMPLE_GAME.id}`,
    'netlify-vary': 'query=theme',
  });
  expect(headers['netlify-cdn-cache-control']).not.toContain('stale');
  expect(html).not.toMatch(/<script|<link|<img|style="|@import|url\(/);
});

test('it is whole in 10 KB, with the longest of names', async () => {
  const name = 'Wolverhampton Wanderers '.repeat(3).trim();
  const team = { name, shortName: name, abbreviation: 'WOLVE', color: '#ffcc00' };
  const long = { ...EXAMPLE_GAME, league: 'EPL' as const, sample: true };
  await publish({
    ...long,
    homeTeam: { ...long.homeTeam, ...team },
    awayTeam: { ...long.awayTeam, ...team, name: `${name} 2` },
  });
  const { html } = await card();
  expect(html.length).toBeGreaterThan(3_000);
  expect(Buffer.byteLength(html)).toBeLessThan(10_000);
});

test('text of a feed is only ever text', async () => {
  const evil = '</title></style><script>alert(1)</script>';
  const homeTeam = { ...EXAMPLE_GAME.homeTeam, name: evil, shortName: evil, color: '"><script>' };
  await publish({ ...EXAMPLE_GAME, homeTeam });
  const { html, root } = await card();
  expect(html).not.toContain('<script');
  expect(root.querySelectorAll('style')).toHaveLength(1);
});

test('a card left open turns at the start by itself, a minute early at most, and old prices go', async () => {
  const { style, text } = await card();
  // Seen 10:41 AM, start 1:00 PM: older than half an hour from 11:11 AM on, 26 minutes from now.
  expect(style).toContain('.open{animation:hide 1ms 1560s forwards}');
  expect(style).toContain(
    '.stale{visibility:hidden;animation:show 1ms 1560s forwards,hide 1ms 8040s forwards}',
  );
  expect(style).toContain('.closed{visibility:hidden;animation:show 1ms 8040s forwards}');
  expect(text('.price .stale')).toMatch(/^Prices over 30 min old/);
  vi.setSystemTime('2026-11-22T17:00:00Z');
  const later = await card();
  expect(later.root.querySelector('.open')).toBeNull();
  expect(later.html).not.toContain('−122');
  vi.setSystemTime('2026-11-22T18:00:00Z');
  const begun = await card();
  expect(begun.text('.price')).toBe('Prices closed at the start. Not changed since');
  expect(begun.style).not.toContain('.closed{visibility:hidden');
});

test.each([
  [
    'live',
    { score: { away: 7, home: 3 }, detail: 'Q2 4:12' },
    /Under way, Q2 4:12: KC 7 – 3 BUF, as of/,
  ],
  [
    'final',
    { score: { away: 20, home: 31 }, detail: 'Final' },
    /Final: Bills won 31–20\. The pick was right/,
  ],
  ['postponed', { detail: 'Snow' }, /Postponed, Snow/],
])('a game that is %s says so', async (status, more, words) => {
  await publish({ ...EXAMPLE_GAME, status, ...more } as unknown as Game);
  const { text, html } = await card();
  expect(text('.stage')).toMatch(words);
  expect(html).not.toContain('−122');
});

test('a sample says so', async () => {
  await publish({ ...EXAMPLE_GAME, sample: true });
  expect((await card()).text('.badge.warn')).toBe('Sample game and odds');
});

test('a league’s card is its next predicted game that has not begun', async () => {
  const first = { ...EXAMPLE_GAME, id: 1, gameTime: '2026-11-22T15:00:00Z' };
  const pending = {
    ...EXAMPLE_GAME,
    id: 2,
    gameTime: '2026-11-22T16:00:00Z',
    prediction: undefined,
  };
  await publish(first, pending, EXAMPLE_GAME);
  const { root, text } = await card('/embed/league/nfl');
  expect(root.querySelector('h1 a')?.getAttribute('href')).toBe(`/game/${EXAMPLE_GAME.id}`);
  expect(text('dl')).toContain('Bills 57.3%');
  const none = await card('/embed/league/nba');
  expect(none.answer.status).toBe(200);
  expect(none.text('h1')).toBe('No upcoming NBA prediction');
});

test('a publisher chooses the theme', async () => {
  const [own, light, dark] = await Promise.all(
    ['', '?theme=light', '?theme=dark'].map((query) => card(CARD + query)),
  );
  expect(own?.style).toContain('prefers-color-scheme');
  expect(light?.style).not.toContain('prefers-color-scheme');
  expect(dark?.style).toContain('color-scheme:dark');
});

test.each([
  ['?theme=pink', ''],
  ['?theme=', ''],
  ['?x=1', ''],
  ['?x=1&theme=dark', '?theme=dark'],
  ['?theme=dark&theme=light', '?theme=dark'],
])('%s leads to the address that caches keep, and is kept by none', async (query, canonical) => {
  const answer = await ask(CARD + query);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, CARD + canonical]);
  expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
});

test('every card says how old one must be and where help is', async () => {
  expect((await card()).text('small')).toBe('21+ · 1-800-GAMBLER');
  expect((await card('/embed/league/nba')).text('small')).toBe('21+ · 1-800-GAMBLER');
});

test.each([
  ['/embed/game/999', 404],
  ['/embed/game/007', 301],
  ['/embed/league/NFL', 301],
  ['/embed/league/curling', 404],
  ['/embed/game/abc', 404],
  [`/embed/game/${'9'.repeat(400)}`, 404],
])('%s is %d', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test('what cannot be read is said in a frame, and nothing keeps it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  up.reader = { read: () => Promise.reject(new Error('away')) };
  const { answer, text } = await card();
  expect(answer.status).toBe(503);
  expect(text('h1')).toBe('Not available');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
  expect(answer.headers.has('x-frame-options')).toBe(false);
  expect((await ask(CARD, { method: 'POST' })).status).toBe(405);
});
