import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/exampleGame.fixture.ts';
import { gamesOf, teamsOf } from './teamsOf.ts';

const other = {
  ...EXAMPLE_GAME,
  id: 2,
  awayTeam: { ...EXAMPLE_GAME.awayTeam, name: 'Miami Dolphins' },
};

test('every team of the slate has one page, and its games on it', () => {
  const pages = teamsOf([EXAMPLE_GAME, other]);
  expect(pages.map(({ path }) => path)).toEqual([
    '/team/nfl/buffalo-bills',
    '/team/nfl/kansas-city-chiefs',
    '/team/nfl/miami-dolphins',
  ]);
  const [bills, chiefs] = pages;
  expect(bills && gamesOf([EXAMPLE_GAME, other], bills)).toEqual([EXAMPLE_GAME, other]);
  expect(chiefs && gamesOf([EXAMPLE_GAME, other], chiefs)).toEqual([EXAMPLE_GAME]);
});

test('a team of the same name in another league is another team', () => {
  const soccer = { ...EXAMPLE_GAME, id: 3, league: 'MLS' as const };
  expect(teamsOf([EXAMPLE_GAME, soccer])).toHaveLength(4);
});
