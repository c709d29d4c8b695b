import { parse } from 'node-html-parser';
import { afterEach, expect, test, vi } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { type ListedGame, listedGame } from '#domain/game/listedGame.ts';
import type { GamesPage } from '#domain/product/gamesPage.ts';
import { gamesDocument } from './gamesDocument.tsx';

const NOW = new Date('2026-11-22T15:50:00Z');
const GAME = listedGame(EXAMPLE_GAME);
const STATS = { totalPredictions: 4321, winRate: 55.5, roi: -1.5, todaysGames: 77 };
const STYLES = '<link rel="stylesheet" href="/_astro/Base.1.css">';
const BUILT = `<head><link rel="icon" href="/icon.svg">${STYLES}</head>`;

afterEach(() => {
  vi.restoreAllMocks();
});

const drawn = (page: GamesPage, games: readonly ListedGame[] = [GAME]) =>
  parse(gamesDocument(page, { games, stats: STATS, now: NOW, slate: 'abc', built: BUILT }));
const partsOf = (page: ReturnType<typeof drawn>) =>
  page.querySelectorAll('[data-part]').map((part) => part.getAttribute('data-part'));
const text = (page: ReturnType<typeof drawn>, part: string) =>
  page.querySelector(`[data-part="${part}"]`)?.text;

test('each page has its own parts, says its slate, its build and that it is not for search engines', () => {
  const home = drawn('home');
  expect(partsOf(home).toSorted()).toEqual(
    [
      'average',
      'being-played',
      'chips',
      'count',
      'day',
      'games',
      'glance',
      'hero',
      'more',
      'rerun',
      'tonight',
    ].toSorted(),
  );
  for (const page of ['predictions', 'predictions-by-price', 'predictions-cards'] as const) {
    expect(partsOf(drawn(page)).toSorted(), page).toEqual(
      [
        'average',
        'being-played',
        'chips',
        'count',
        'day',
        'games',
        'tonight',
        'tonight-line',
      ].toSorted(),
    );
  }
  expect(partsOf(drawn('nfl')).toSorted()).toEqual([
    'being-played',
    'day',
    'league-games',
    'table',
    'tiles',
  ]);
  expect(home.querySelector('meta[name="slate"]')?.getAttribute('content')).toBe('abc');
  expect(home.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(home.querySelectorAll('link[rel="stylesheet"]').map(String)).toEqual([STYLES]);
});

test('figures are those of the slate: how many, how sure, the platform’s', () => {
  const page = drawn('predictions');
  expect(text(page, 'count')).toBe('1');
  expect(page.querySelectorAll('.game-rows [data-card]')).toHaveLength(1);
  expect(drawn('predictions-cards').querySelectorAll('article.card.game')).toHaveLength(1);
  expect(text(drawn('nfl'), 'tiles')).toContain('4,321');
});

test('a league’s page by day takes the title of its games; the other order keeps its own', () => {
  expect(drawn('nfl').querySelector('title')?.text).toContain('NFL');
  expect(drawn('nfl-best-first').querySelector('title')).toBeNull();
  expect(drawn('home').querySelector('head > title, title:first-child')).toBeNull();
});

test('without games it says so, and has neither chips nor a table', () => {
  const page = drawn('predictions', []);
  expect(text(page, 'count')).toBe('0');
  expect(text(page, 'games')).toContain('No games found');
  expect(text(page, 'chips')).toBe('');
  const league = drawn('nba', []);
  expect(text(league, 'league-games')).toContain('No upcoming games found for NBA');
  expect(text(league, 'table')).toBe('');
});

test('a game that cannot be drawn costs itself, not the list', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = { ...GAME, id: 2, homeTeam: undefined } as unknown as ListedGame;
  const page = drawn('predictions', [broken, GAME]);
  expect(page.querySelectorAll('.game-rows [data-card]')).toHaveLength(1);
});

/** A page drawn at another time, from the same slate. */
const drawnAt = (page: GamesPage, now: string, games: readonly ListedGame[]) =>
  parse(
    gamesDocument(page, { games, stats: STATS, now: new Date(now), slate: 'abc', built: BUILT }),
  );
const START = GAME.gameTime;
/** The same game three hours later. */
const LATER = { ...GAME, id: 2, gameTime: '2026-11-22T21:00:00Z' };
const openTexts = (page: ReturnType<typeof drawn>, selector: string) =>
  page.querySelectorAll(selector).flatMap((each) => {
    for (const hidden of each.querySelectorAll('[hidden]')) hidden.remove();
    return each.text;
  });

test('from the start on a game is under way in table and card alike, last in the list, and no hero', () => {
  const before = drawnAt('home', '2026-11-22T17:50:00Z', [GAME, LATER]);
  expect(before.querySelector('[data-part="hero"] a')?.getAttribute('href')).toBe('/game/18402');
  const home = drawnAt('home', START, [GAME, LATER]);
  expect(home.querySelector('[data-part="hero"] a')?.getAttribute('href')).toBe('/game/2');
  const cards = drawnAt('predictions-cards', START, [GAME, LATER]).querySelectorAll(
    'article.card.game',
  );
  expect(cards.map((card) => card.getAttribute('data-card'))).toEqual(['2', '18402']);
  const league = drawnAt('nfl', START, [GAME, LATER]);
  const [row = ''] = openTexts(league, 'tbody tr[data-start="2026-11-22T18:00:00Z"]');
  expect(row).toContain('Under way');
  expect(row).not.toMatch(/No edge|1:00 PM/);
  const [card = ''] = openTexts(league, 'article[data-card="18402"]');
  expect(card).toContain('Under way');
  expect(card).not.toContain('No edge');
});

test('once the feed tells the score, row and card have it with the quarter', () => {
  const told = { status: 'live', score: { home: 7, away: 3 }, detail: 'Q3 4:12' } as const;
  const page = drawnAt('nfl', '2026-11-22T19:30:00Z', [{ ...GAME, ...told }]);
  for (const selector of ['tbody tr[data-start]', 'article.card.game']) {
    const [text = ''] = openTexts(page, selector);
    expect(text).toContain('Under way, Q3 4:12');
    expect(text).toContain('KC 3 – 7 BUF');
  }
});

test('after midnight the heading is the new day’s', () => {
  const day = (now: string) => text(drawnAt('predictions', now, [LATER]), 'day');
  expect(day('2026-12-25T04:59:00Z')).toBe('Thursday, December 24');
  expect(day('2026-12-25T05:00:00Z')).toBe('Friday, December 25');
});

test('with a dead feed, a game long begun is not said to go on', () => {
  const [card = ''] = openTexts(drawnAt('nfl', '2026-11-23T01:00:00Z', [GAME]), 'article.card');
  expect(card).toContain('Result not in yet');
});

test('it says when it was drawn: a page that has been overtaken asks for what was drawn since', () => {
  const meta = drawn('home').querySelector('meta[name="slate"]');
  expect(meta?.getAttribute('data-drawn')).toBe(NOW.toISOString());
});
