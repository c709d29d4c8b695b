import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { gamesOfTeam, teamPages } from './teamPages.ts';

const other = {
  ...EXAMPLE_GAME,
  id: 2,
  awayTeam: { ...EXAMPLE_GAME.awayTeam, name: 'Miami Dolphins' },
};
const resting = { name: 'Dallas Cowboys', shortName: 'Cowboys', abbreviation: 'DAL' };

test('every team of the slate has one page, and its games on it', () => {
  const pages = teamPages('NFL', [EXAMPLE_GAME, other], []);
  expect(pages.map(({ path }) => path)).toEqual([
    '/team/nfl/buffalo-bills',
    '/team/nfl/kansas-city-chiefs',
    '/team/nfl/miami-dolphins',
  ]);
  const [bills, chiefs] = pages;
  expect(bills && gamesOfTeam([EXAMPLE_GAME, other], bills)).toEqual([EXAMPLE_GAME, other]);
  expect(chiefs && gamesOfTeam([EXAMPLE_GAME, other], chiefs)).toEqual([EXAMPLE_GAME]);
});

test('a team of the same name in another league is another team', () => {
  const soccer = { ...EXAMPLE_GAME, id: 3, league: 'MLS' as const };
  expect(teamPages('MLS', [EXAMPLE_GAME, soccer], [])).toHaveLength(2);
});

test('a rated team keeps its page while it rests; one that plays is as its game has it', () => {
  const bills = { name: EXAMPLE_GAME.homeTeam.name, shortName: 'as rated', abbreviation: 'BUF' };
  const pages = teamPages('NFL', [EXAMPLE_GAME], [resting, bills]);
  expect(pages).toHaveLength(3);
  expect(pages.map(({ team }) => team)).toContainEqual(resting);
  expect(pages.map(({ team }) => team)).toContainEqual(EXAMPLE_GAME.homeTeam);
});
