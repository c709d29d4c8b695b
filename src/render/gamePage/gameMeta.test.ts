import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { gameMeta } from './gameMeta.ts';

const gameStructuredData = (game: Game) => gameMeta(game).structuredData[1];

test('the event names both teams, the start and the place', () => {
  expect(gameStructuredData(EXAMPLE_GAME)).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Kansas City Chiefs @ Buffalo Bills',
    startDate: EXAMPLE_GAME.gameTime,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Highmark Stadium', address: 'Orchard Park' },
    homeTeam: { '@type': 'SportsTeam', name: 'Buffalo Bills' },
    awayTeam: { '@type': 'SportsTeam', name: 'Kansas City Chiefs' },
  });
});

test('what is not known is left out: the hour, the place', () => {
  const event = gameStructuredData({ ...EXAMPLE_GAME, timeKnown: false, venue: undefined });
  expect(event).toHaveProperty('startDate', '2026-11-22');
  expect(event).not.toHaveProperty('location');
  const off = gameStructuredData({ ...EXAMPLE_GAME, status: 'postponed', detail: 'Snow' });
  expect(off).toHaveProperty('eventStatus', 'https://schema.org/EventPostponed');
});
