import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { laggingGame } from '#domain/prices/sharpHistory.fixture.ts';
import { gameBadges } from './Badges.tsx';

const NOW = '2026-11-22T15:50:00Z';
/** One book differs from the others: the home side at +105. */
const OFF: Game = {
  ...EXAMPLE_GAME,
  odds: [
    EXAMPLE_QUOTE,
    {
      ...EXAMPLE_QUOTE,
      book: 'bovada',
      feed: 'bovada',
      provider: 'Bovada',
      moneyline: { home: 105, away: -125 },
    },
  ],
};
const shown = (game: Game, now = NOW) =>
  gameBadges(game, now)
    .filter(({ hidden }) => !hidden)
    .map(({ text }) => text);

test('an edge shows its return while its price is fresh; no edge is the normal state', () => {
  expect(shown(EXAMPLE_GAME)).toEqual(['NFL', 'TODAY']);
  // Two books, none of them sharp.
  expect(shown(OFF)).toEqual(['NFL', 'TODAY']);
  const lags = laggingGame(OFF);
  expect(shown(lags)).toEqual(['NFL', 'TODAY', '+6.2% EV']);
  expect(shown(lags, '2026-11-22T17:00:00Z')).not.toContain('+6.2% EV');
  expect(shown(lags, OFF.gameTime)).not.toContain('+6.2% EV');
});

test('badges follow stage, day and data', () => {
  expect(shown(EXAMPLE_GAME, '2026-11-21T12:00:00Z')).not.toContain('TODAY');
  expect(shown(EXAMPLE_GAME, '2026-11-22T17:00:00Z')).toContain('Over 30 min old');
  expect(shown(EXAMPLE_GAME, EXAMPLE_GAME.gameTime)).toEqual(['NFL', 'TODAY', 'Under way']);
  const live = { status: 'live', score: { home: 7, away: 3 }, detail: 'Q2 1:00' } as const;
  expect(shown({ ...EXAMPLE_GAME, ...live })).toEqual(['NFL', 'TODAY', 'Under way, Q2 1:00']);
  expect(shown({ ...EXAMPLE_GAME, league: 'EPL' })[0]).toBe('Premier League');
  expect(shown({ ...EXAMPLE_GAME, league: 'LaLiga' })[0]).toBe('La Liga');
});
