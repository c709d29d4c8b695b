import type { Context } from '@netlify/functions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boxingToday, boxingUpcoming } from '#contract/boxing.ts';
import { errorSchema } from '#contract/errors.ts';
import { golfTournaments, golfTours } from '#contract/golf.ts';
import { individualEvents } from '#contract/individualEvents.ts';
import { tennisEndpoints, tennisPredictions, tennisStats, tennisTours } from '#contract/tennis.ts';
import { ufcUpcoming } from '#contract/ufcUpcoming.ts';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { renderedStore } from '#test/renderedStore.ts';
import boxingHandler from '../../../netlify/functions/boxing.ts';
import golfHandler from '../../../netlify/functions/golf.ts';
import individualHandler from '../../../netlify/functions/individual-events.ts';
import tennisHandler from '../../../netlify/functions/tennis.ts';
import { createAnswerReader } from './reader.ts';

const BOXING = { ...EXAMPLE_CARD, id: 9, league: 'Boxing', name: 'Able vs. Baker' } as const;
const SLATE_AS_OF = '2026-11-20T16:00:00.000Z';
const published = {
  events: [] as readonly SportEvent[],
  refused: [] as string[],
};

const refused = (what: string) => published.refused.push(what);
const slate = () => ({ events: published.events, asOf: SLATE_AS_OF });

beforeEach(() => {
  placeAnswers(() => createAnswerReader(renderedStore(slate(), refused)));
  vi.setSystemTime('2026-11-21T12:00:00Z');
  published.refused = [];
  published.events = [EXAMPLE_MATCH, EXAMPLE_CARD, BOXING, EXAMPLE_TOURNAMENT, EXAMPLE_RACE];
});
afterEach(() => vi.useRealTimers());

const HANDLERS = {
  boxing: boxingHandler,
  golf: golfHandler,
  tennis: tennisHandler,
  'individual-events': individualHandler,
  ufc: individualHandler,
};

function call(path: string, init?: RequestInit): Promise<Response> {
  const url = new URL(path, 'http://localhost:8888');
  const [, , resource = '', tour = ''] = decodeURIComponent(url.pathname).split('/');
  const handler = HANDLERS[resource as keyof typeof HANDLERS];
  return handler(new Request(url, init), { params: { tour } } as unknown as Context);
}

/** A 200 with its age; the body must fit the contract. */
async function ask<T>(path: string, contract: { answer: { parse(value: unknown): T } }) {
  const answer = await call(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('netlify-cache-tag')).toBe('slate');
  expect(answer.headers.get('x-as-of')).toMatch(/^2026-11-20T1[56]:00:00.000Z$/);
  return contract.answer.parse(await answer.json());
}

test('individual events of every sport, by start, without boxing and golf', async () => {
  const events = await ask('/api/individual-events/upcoming', individualEvents);
  expect(events.map(({ sport }) => sport)).toEqual(['Tennis', 'UFC', 'F1']);
  expect(events.every(({ asOf }) => asOf === EXAMPLE_CARD.asOf)).toBe(true);
});

test('the events of one sport', async () => {
  const events = await ask('/api/individual-events/upcoming?sport=Tennis', individualEvents);
  expect(events).toMatchObject([
    {
      id: 2,
      name: 'Carl Clay vs Dan Dirt',
      sport: 'Tennis',
      venue: 'OWL Arena',
      participant: { name: 'Carl Clay' },
      prediction: { confidence: 0.7 },
    },
  ]);
});

test('UFC events come with their card', async () => {
  const [event] = await ask('/api/ufc/upcoming', ufcUpcoming);
  expect(event).toMatchObject({ id: 1, sport: 'UFC', participant: { name: 'Ann Able' } });
  expect(event?.card?.fighters.map(({ name }) => name)).toEqual(['Ann Able', 'Bea Baker']);
});

test('boxing upcoming and today', async () => {
  const upcoming = await ask('/api/boxing/upcoming', boxingUpcoming);
  expect(upcoming).toMatchObject([{ id: 9, title: 'Able vs. Baker' }]);
  // The card starts at 1:00 UTC on November 22: 8 PM on November 21 in New York.
  expect(await ask('/api/boxing/today', boxingToday)).toHaveLength(1);
  vi.setSystemTime('2026-11-20T12:00:00Z');
  expect(await ask('/api/boxing/today', boxingToday)).toEqual([]);
  // Within three hours after the start it is still listed.
  vi.setSystemTime('2026-11-22T03:59:00Z');
  expect(await ask('/api/boxing/upcoming', boxingUpcoming)).toHaveLength(1);
  vi.setSystemTime('2026-11-22T04:01:00Z');
  expect(await ask('/api/boxing/upcoming', boxingUpcoming)).toEqual([]);
});

test('golf tours by slug, and the tournaments of one', async () => {
  const tours = await ask('/api/golf/tours', golfTours);
  expect(tours['pga-tour'].map(({ name }) => name)).toEqual(['Example Open']);
  const [tournament] = await ask('/api/golf/pga-tour/tournaments', golfTournaments);
  expect(tournament?.prediction?.players[0]?.name).toBe('Pat Pine');
  expect(await ask('/api/golf/liv-golf/tournaments', golfTournaments)).toEqual([]);
});

test('tennis: by tour, predictions with surface, figures, tours', async () => {
  const { upcoming, recent } = await ask('/api/tennis', tennisEndpoints);
  expect(upcoming['ATP World Tour']?.strHomeTeam).toBe('Carl Clay');
  expect(recent).toEqual({ 'ATP World Tour': null });
  const [prediction] = await ask('/api/tennis/predictions/all', tennisPredictions);
  expect(prediction?.surface).toBe('grass');
  expect(await ask('/api/tennis/stats', tennisStats)).toEqual({
    totalTournaments: 1,
    averageAccuracy: null,
    totalMatches: 1,
    asOf: EXAMPLE_MATCH.asOf,
  });
  const [tour] = await ask('/api/tennis/tours/list', tennisTours);
  expect(tour).toMatchObject({ name: 'ATP World Tour', active: true });
});

test('with nothing published every answer is empty and says when that was confirmed', async () => {
  published.events = [];
  expect(await ask('/api/tennis', tennisEndpoints)).toEqual({ upcoming: {}, recent: {} });
  expect(await ask('/api/individual-events/upcoming', individualEvents)).toEqual([]);
  expect((await ask('/api/golf/tours', golfTours))['pga-tour']).toEqual([]);
  const answer = await call('/api/boxing/upcoming');
  expect(answer.headers.get('x-as-of')).toBe(SLATE_AS_OF);
});

test.each([
  ['/api/individual-events/upcoming?sport=curling', 400, 'Unknown sport'],
  ['/api/individual-events/upcoming?league=f1', 400, 'Unknown parameter: league'],
  ['/api/individual-events/upcoming?sport=f1&sport=f1', 400, 'Repeated parameter: sport'],
  ['/api/ufc/upcoming?sport=ufc', 400, 'Unknown parameter: sport'],
  ['/api/boxing/today?date=1', 400, 'Unknown parameter: date'],
  ['/api/golf/minigolf/tournaments', 404, 'Unknown tour'],
  ['/api/golf/tours?tour=pga-tour', 400, 'Unknown parameter: tour'],
  ['/api/tennis?tour=atp', 400, 'Unknown parameter: tour'],
])('%s answers %d', async (path, status, text) => {
  const answer = await call(path);
  expect(answer.status).toBe(status);
  expect(errorSchema.parse(await answer.json()).error).toBe(text);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each(['/api/boxing/today', '/api/golf/tours', '/api/tennis', '/api/ufc/upcoming'])(
  '%s takes GET and HEAD only',
  async (path) => {
    expect((await call(path, { method: 'HEAD' })).status).toBe(200);
    const refused = await call(path, { method: 'POST' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  },
);

test('an event that breaks its contract reaches nobody and costs itself alone', async () => {
  published.events = [{ ...EXAMPLE_RACE, asOf: 'just now' }, EXAMPLE_MATCH];
  const events = await ask('/api/individual-events/upcoming', individualEvents);
  expect(events.map(({ sport }) => sport)).toEqual(['Tennis']);
  expect(published.refused).toContain(`item ${EXAMPLE_RACE.id}`);
});

test.each([
  ['/api/individual-events/upcoming?sport=tennis', '/api/individual-events/upcoming?sport=Tennis'],
  ['/api/individual-events/upcoming?sport=f1', '/api/individual-events/upcoming?sport=F1'],
  ['/api/individual-events/upcoming?sport=', '/api/individual-events/upcoming'],
  ['/api/individual-events/upcoming?&&', '/api/individual-events/upcoming'],
  ['/api/golf/PGA-Tour/tournaments', '/api/golf/pga-tour/tournaments'],
  ['/api/golf/pga%2Dtour/tournaments', '/api/golf/pga-tour/tournaments'],
  ['/api/tennis?&', '/api/tennis'],
])('%s leads to its one spelling', async (spelling, canonical) => {
  const moved = await call(spelling);
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(canonical);
  expect(moved.headers.get('cache-control')).toBe('no-store');
});
