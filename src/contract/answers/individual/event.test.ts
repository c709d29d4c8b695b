import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import { findIndividualSport } from '#domain/leagues/individualSport.ts';
import { individualEvent } from './event.ts';

test.each(['Tennis', 'tennis', 'TENNIS'])('%s names a sport', (text) => {
  expect(findIndividualSport(text)).toBe('Tennis');
});

test('golf and boxing have endpoints of their own', () => {
  expect(findIndividualSport('golf')).toBeUndefined();
  expect(individualEvent(EXAMPLE_TOURNAMENT)).toBeUndefined();
  expect(individualEvent({ ...EXAMPLE_CARD, league: 'Boxing' })).toBeUndefined();
});

test('a race names its favourite with the confidence as a fraction', () => {
  expect(individualEvent(EXAMPLE_RACE)).toMatchObject({
    id: 3,
    name: 'Example Grand Prix',
    sport: 'F1',
    eventType: 'Race',
    eventTime: '2026-11-29T13:00:00.000Z',
    venue: 'Autodromo Nazionale Monza',
    participant: { name: 'Ann Able' },
    prediction: { confidence: 0.5 },
    asOf: '2026-11-20T15:00:00.000Z',
  });
});

test('everyone’s chances, the likeliest first', () => {
  expect(individualEvent(EXAMPLE_RACE)?.predictions?.chances).toEqual([
    { name: 'Ann Able', win: 0.5, top3: 1, top5: 1 },
    { name: 'Bea Baker', win: 0.25, top3: 1, top5: 1 },
    { name: 'Cid Cole', win: 0.25, top3: 1, top5: 1 },
  ]);
  expect(individualEvent(EXAMPLE_CARD)?.predictions?.chances).toEqual([
    { name: 'Ann Able', win: 12 / 18 },
    { name: 'Bea Baker', win: 1 - 12 / 18 },
  ]);
  expect(individualEvent(EXAMPLE_MATCH)?.predictions?.chances[0]).toEqual({
    name: 'Carl Clay',
    win: 0.7,
  });
});

test('an event without a prediction names nobody', () => {
  const event = individualEvent({ ...EXAMPLE_RACE, venue: undefined, prediction: undefined });
  expect(event?.participant).toBeUndefined();
  expect(event?.prediction).toBeUndefined();
  expect(event?.predictions).toBeUndefined();
  expect(event?.venue).toBe('Monza');
});
