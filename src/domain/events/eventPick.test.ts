import { expect, test } from 'vitest';
import { sportEventSchema } from '#contract/events/sportEvent.ts';
import { eventPick, eventWinner } from './eventPick.ts';
import { eventType } from './eventType.ts';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from './exampleEvents.fixture.ts';

test('an event’s card names its likeliest winner, how, and how often', () => {
  expect(eventPick(EXAMPLE_CARD)).toEqual({
    participant: 'Ann Able',
    words: 'wins, most often by decision (30%)',
    confidence: 12 / 18,
  });
  expect(eventPick(EXAMPLE_MATCH)).toEqual({
    participant: 'Carl Clay',
    words: 'wins, most often 2–0 (40%)',
    confidence: 0.7,
  });
  expect(eventPick(EXAMPLE_RACE)).toEqual({
    participant: 'Ann Able',
    words: 'wins',
    confidence: 0.5,
  });
  expect(eventPick(EXAMPLE_TOURNAMENT)).toEqual({
    participant: 'Pat Pine',
    words: 'wins',
    confidence: 0.6,
  });
});

test('of a field, how often the likeliest winner is near the top', () => {
  expect(eventWinner(EXAMPLE_TOURNAMENT)?.near).toEqual({ label: 'Top 10', share: 1 });
  expect(eventWinner(EXAMPLE_RACE)?.near).toMatchObject({ label: 'On the podium' });
  expect(eventWinner({ ...EXAMPLE_RACE, league: 'NASCAR-Cup' })?.near?.label).toBe('Top 3');
  expect(eventWinner(EXAMPLE_MATCH)?.near).toBeUndefined();
});

test('without a prediction there is no pick', () => {
  expect(eventPick({ ...EXAMPLE_MATCH, prediction: undefined })).toBeUndefined();
  expect(eventPick({ ...EXAMPLE_CARD, bouts: [] })).toBeUndefined();
  expect(eventPick({ ...EXAMPLE_RACE, prediction: undefined })).toBeUndefined();
  expect(eventPick({ ...EXAMPLE_TOURNAMENT, prediction: undefined })).toBeUndefined();
});

test('the badge says what kind of event it is', () => {
  expect(eventType(EXAMPLE_CARD)).toBe('Fight Night');
  expect(eventType({ ...EXAMPLE_CARD, league: 'Boxing' })).toBe('Fight');
  expect(eventType(EXAMPLE_RACE)).toBe('Race');
  expect(eventType({ ...EXAMPLE_RACE, name: 'Example Grand Prix – Qualifying' })).toBe(
    'Qualifying',
  );
  expect(eventType({ ...EXAMPLE_RACE, league: 'NASCAR-Truck' })).toBe('Craftsman Truck Series');
  expect(eventType(EXAMPLE_TOURNAMENT)).toBe('Tournament');
  expect(eventType(EXAMPLE_MATCH)).toBe('Match');
});

test('the examples are events of the contract', () => {
  for (const event of [EXAMPLE_CARD, EXAMPLE_MATCH, EXAMPLE_RACE, EXAMPLE_TOURNAMENT]) {
    expect(sportEventSchema.parse(event)).toEqual(event);
  }
});
