import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/exampleGame.fixture.ts';
import { headlineGame } from './headline.ts';

const before = '2026-11-22T15:00:00Z';

test('a game that has started is no headline, nor one without a prediction', () => {
  expect(headlineGame([EXAMPLE_GAME], before)).toBe(EXAMPLE_GAME);
  expect(headlineGame([EXAMPLE_GAME], EXAMPLE_GAME.gameTime)).toBeUndefined();
  expect(headlineGame([{ ...EXAMPLE_GAME, prediction: undefined }], before)).toBeUndefined();
});

test('a game with a market line comes before one without', () => {
  const bare = { ...EXAMPLE_GAME, id: 1, odds: [] };
  expect(headlineGame([bare, EXAMPLE_GAME], before)).toBe(EXAMPLE_GAME);
  expect(headlineGame([bare], before)).toBe(bare);
});
