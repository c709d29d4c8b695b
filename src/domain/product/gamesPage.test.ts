import { expect, test } from 'vitest';
import {
  findGamesPage,
  GAMES_ORDERS,
  leagueOfPage,
  orderOfPage,
  pageOfAll,
  pageOfLeague,
  pathOfPage,
} from './gamesPage.ts';

test.each([
  ['home', '/', undefined],
  ['predictions', '/predictions', undefined],
  ['nfl', '/league/nfl', 'NFL'],
  ['laliga-best-first', '/league/laliga/best-first', 'LaLiga'],
  ['nfl-by-price', '/league/nfl/by-price', 'NFL'],
  ['predictions-by-chance', '/predictions/by-chance', undefined],
  ['predictions-cards', '/predictions/cards', undefined],
] as const)('%s is the page %s', (name, path, league) => {
  const page = findGamesPage(name);
  expect(page).toBe(name);
  expect(pathOfPage(name)).toBe(path);
  expect(leagueOfPage(name)).toBe(league);
});

test('a league has a page in each order, under one spelling', () => {
  expect(pageOfLeague('NBA', 'day')).toBe('nba');
  expect(pageOfLeague('NBA', 'best')).toBe('nba-best-first');
  expect([orderOfPage('nba'), orderOfPage('nba-best-first')]).toEqual(['day', 'best']);
});

test('every order of every list is a page that is found by its name', () => {
  for (const order of GAMES_ORDERS) {
    for (const page of [pageOfAll(order), pageOfLeague('EPL', order)]) {
      expect(findGamesPage(page)).toBe(page);
      expect(orderOfPage(page)).toBe(order);
    }
  }
});

test.each([
  '',
  'NFL',
  'nfl-cards',
  'predictions-by-luck',
  'home-by-price',
  'ufc',
  'nfl-best-first-best-first',
  'home-best-first',
  '-best-first',
  '..',
])('"%s" names none', (name) => {
  expect(findGamesPage(name)).toBeUndefined();
});
