import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
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

test('of games that many look for, the one whose favorite wins most without covering', () => {
  const flat = { ...EXAMPLE_GAME, id: 1 };
  const [quote] = EXAMPLE_GAME.odds;
  if (!quote) throw new Error('no quote');
  const telling = {
    ...EXAMPLE_GAME,
    id: 2,
    odds: [{ ...quote, spread: { line: -9.5, home: -110, away: -110 } }],
  };
  expect(headlineGame([flat, telling], before)).toBe(telling);
});

test('a game of tomorrow is no headline while one is to come tonight', () => {
  const tomorrow = { ...EXAMPLE_GAME, id: 1, gameTime: '2026-11-23T18:00:00Z' };
  expect(headlineGame([tomorrow, EXAMPLE_GAME], before)).toBe(EXAMPLE_GAME);
  expect(headlineGame([tomorrow], before)).toBe(tomorrow);
});
