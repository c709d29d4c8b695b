import { expect, test, vi } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { NO_STANDING } from '#domain/record/leagueStanding.ts';
import { withCard, withPage } from './drawnOnce.tsx';

// Games are given here; a build reads them from its collections.
vi.mock('astro:content', () => ({}));

const now = new Date('2026-11-22T15:50:00Z');
const games = [
  EXAMPLE_GAME,
  { ...EXAMPLE_GAME, id: 7, gameTime: 'never' },
  { ...EXAMPLE_GAME, id: 8, prediction: undefined },
];

test.each([
  ['card', () => withCard(games, now)],
  [
    'page',
    () => {
      const around = { ledger: undefined, lines: [], others: [], teamPaths: new Set<string>() };
      return withPage(
        games.map((game) => ({ game, ...around, standing: NO_STANDING, now })),
        undefined,
      ).map(({ game }) => game);
    },
  ],
])('a game whose %s cannot be drawn costs itself, not the list', (_, kept) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(kept().map(({ id }) => id)).toEqual([EXAMPLE_GAME.id, 8]);
  expect(log).toHaveBeenCalledWith('Game 7 is left out:', expect.any(Error));
});
