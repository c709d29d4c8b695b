import { expect, test, vi } from 'vitest';
import { EXAMPLE_GAME } from '#domain/exampleGame.fixture.ts';
import { drawn } from './drawnSlate.tsx';

// Games are given here; a build reads them from its collections.
vi.mock('astro:content', () => ({}));

test('a game that cannot be drawn costs itself, not the list', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const games = [
    EXAMPLE_GAME,
    { ...EXAMPLE_GAME, id: 7, gameTime: 'never' },
    { ...EXAMPLE_GAME, id: 8, prediction: undefined },
  ];
  const kept = drawn(games, new Date('2026-11-22T15:50:00Z'));
  expect(kept.map(({ id }) => id)).toEqual([EXAMPLE_GAME.id, 8]);
  expect(log).toHaveBeenCalledWith('Game 7 is left out:', expect.any(Error));
});
