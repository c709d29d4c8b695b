import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from './exampleGame.fixture.ts';
import type { Game } from './game.ts';
import { otherGamesByDay } from './otherGames.ts';

const NOW = '2026-11-22T15:00:00Z';
const game = (id: number, rest: Partial<Game> = {}) => ({ ...EXAMPLE_GAME, ...rest, id }) as Game;

test('other games of the Eastern day, the game’s own league first', () => {
  const games = [
    game(1, { league: 'NBA' }),
    game(2),
    game(3, { gameTime: '2026-11-23T04:30:00Z' }),
    game(4, { gameTime: '2026-11-23T05:30:00Z' }),
    EXAMPLE_GAME,
  ];
  expect(otherGamesByDay(games, NOW)(EXAMPLE_GAME).map(({ id }) => id)).toEqual([2, 3, 1]);
});

test('five at most', () => {
  const games = [1, 2, 3, 4, 5, 6].map((id) => game(id));
  expect(otherGamesByDay(games, NOW)(EXAMPLE_GAME)).toHaveLength(5);
});
