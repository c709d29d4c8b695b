import { expect, test } from 'vitest';
import { findGamesPage, leagueOfPage, orderOfPage, pageOfLeague, pathOfPage } from './gamesPage.ts';

test.each([
  ['home', '/', undefined],
  ['predictions', '/predictions', undefined],
  ['nfl', '/league/nfl', 'NFL'],
  ['laliga-best-first', '/league/laliga/best-first', 'LaLiga'],
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

test.each(['', 'NFL', 'ufc', 'nfl-best-first-best-first', 'home-best-first', '-best-first', '..'])(
  '"%s" names none',
  (name) => {
    expect(findGamesPage(name)).toBeUndefined();
  },
);
