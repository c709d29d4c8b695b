import { expect, test } from 'vitest';
import type { IndividualEvent } from '#contract/answers/individual/event.ts';
import { hasPrediction, upcomingSessions } from './upcoming.ts';

const event = (id: number, change: Partial<IndividualEvent> = {}): IndividualEvent => ({
  id,
  name: 'Austrian Grand Prix',
  sport: 'F1',
  eventType: 'Race',
  eventTime: '2025-06-29T13:00:00Z',
  timeKnown: true,
  venue: 'Red Bull Ring',
  sample: false,
  asOf: '2025-06-20T12:00:00Z',
  ...change,
});

test("the page keeps sport 'F1' events with eventTime 0 to 28 days ahead, by start", () => {
  const events = [
    event(1),
    event(2, { eventTime: '2025-06-28T14:00:00Z' }),
    event(3, { sport: 'NASCAR' }),
    event(4, { eventTime: '2025-07-20T13:00:00Z' }),
    event(5, { eventTime: '2025-06-19T13:00:00Z' }),
  ];
  expect(upcomingSessions(events, '2025-06-20T12:00:00Z').map(({ id }) => id)).toEqual([2, 1]);
});

test("'AI Prediction Available' shows when the event has predictions", () => {
  expect(hasPrediction(event(1))).toBe(false);
  expect(hasPrediction(event(1, { prediction: { confidence: 0.5, outcome: 'wins' } }))).toBe(true);
  const predictions = { runs: 10, chances: [], asOf: '2025-06-20T12:00:00Z' };
  expect(hasPrediction(event(1, { predictions }))).toBe(true);
});
