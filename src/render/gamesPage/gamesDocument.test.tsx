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
    ['average', 'chips', 'count', 'day', 'games', 'glance', 'hero', 'more', 'tonight'].toSorted(),
  );
  for (const page of ['predictions', 'predictions-by-price', 'predictions-cards'] as const) {
    expect(partsOf(drawn(page)).toSorted(), page).toEqual(
      ['average', 'chips', 'count', 'day', 'games', 'tonight', 'tonight-line'].toSorted(),
    );
  }
  expect(partsOf(drawn('nfl')).toSorted()).toEqual(['day', 'league-games', 'table', 'tiles']);
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
