import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { HeadTags } from '../HeadTags.tsx';
import { gameMeta } from './gameMeta.ts';

/** The event in a page's head, parsed as a search engine would. */
function gameStructuredData(game: Game) {
  const html = renderToStaticMarkup(HeadTags({ meta: gameMeta(game), now: new Date(game.asOf) }));
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const data = scripts.map(([, text = '']) => JSON.parse(text));
  return data.find((each) => each['@type'] === 'SportsEvent');
}

test('the event names both teams, start and end, the place, who holds it, and our figure', () => {
  expect(gameStructuredData(EXAMPLE_GAME)).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Kansas City Chiefs @ Buffalo Bills',
    description: gameMeta(EXAMPLE_GAME).description,
    startDate: EXAMPLE_GAME.gameTime,
    endDate: new Date(Date.parse(EXAMPLE_GAME.gameTime) + 195 * 60_000).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: 'Highmark Stadium',
      address: { '@type': 'PostalAddress', addressLocality: 'Orchard Park' },
    },
    image: [expect.stringMatching(/^https:\/\/.*\.png/)],
    organizer: { '@type': 'SportsOrganization', name: 'National Football League' },
    homeTeam: { '@type': 'SportsTeam', name: 'Buffalo Bills' },
    awayTeam: { '@type': 'SportsTeam', name: 'Kansas City Chiefs' },
    competitor: [{ name: 'Kansas City Chiefs' }, { name: 'Buffalo Bills' }],
  });
});

test('a start whose hour is unknown is a day; an unknown place is the home of a side', () => {
  const event = gameStructuredData({ ...EXAMPLE_GAME, timeKnown: false, venue: undefined });
  expect(event).toMatchObject({ startDate: '2026-11-22', endDate: '2026-11-22' });
  expect(event.location).toEqual({ '@type': 'Place', name: 'Home of Buffalo Bills' });
});

test('a moved game says from when', () => {
  const moved = (previousStart: NonNullable<Game['previousStart']>) =>
    gameStructuredData({ ...EXAMPLE_GAME, previousStart });
  const startTime = '2026-11-21T18:00:00.000Z';
  expect(moved({ startTime, timeKnown: true })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    startDate: EXAMPLE_GAME.gameTime,
    previousStartDate: startTime,
  });
  expect(moved({ startTime, timeKnown: false })).toHaveProperty('previousStartDate', '2026-11-21');
});

test('a game called off says so, and when it should have been', () => {
  const off = (detail: string) =>
    gameStructuredData({ ...EXAMPLE_GAME, status: 'postponed', detail });
  expect(off('Snow')).toMatchObject({
    eventStatus: 'https://schema.org/EventPostponed',
    previousStartDate: EXAMPLE_GAME.gameTime,
  });
  expect(off('Canceled')).toHaveProperty('eventStatus', 'https://schema.org/EventCancelled');
  expect(gameStructuredData(EXAMPLE_GAME)).not.toHaveProperty('previousStartDate');
});
