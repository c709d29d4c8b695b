import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { countByLeague, gamesAhead } from './upcoming.ts';

const NOW = '2026-11-22T15:50:00Z';

test('a list holds what is under way or to come', () => {
  const called: Game = { ...EXAMPLE_GAME, id: 2, status: 'postponed', detail: 'Snow' };
  const nba: Game = { ...EXAMPLE_GAME, id: 3, league: 'NBA' };
  const games = gamesAhead([nba, called, EXAMPLE_GAME], NOW);
  expect(games.map(({ id }) => id)).toEqual([18402, 3]);
  expect(countByLeague(games)).toEqual([
    { league: 'NFL', games: 1 },
    { league: 'NBA', games: 1 },
  ]);
});

test('a game that began unpredicted is in no list, one that began predicted stays, closed', () => {
  const after = new Date(Date.parse(EXAMPLE_GAME.gameTime) + 60_000);
  const missed: Game = { ...EXAMPLE_GAME, id: 2, prediction: undefined };
  expect(gamesAhead([missed, EXAMPLE_GAME], after)).toEqual([EXAMPLE_GAME]);
  expect(gamesAhead([missed], NOW)).toEqual([missed]);
});
