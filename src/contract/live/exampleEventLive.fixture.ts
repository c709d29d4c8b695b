import type { EventCurve } from './eventCurve.ts';
import type { EventLive } from './eventLive.ts';

/** A match in its third set, for tests and the page for developers. */
export const EXAMPLE_EVENT_LIVE: EventLive = {
  asOf: '2026-11-22T19:41:04.000Z',
  eventId: 3101,
  predictionId: 1,
  sport: 'tennis',
  stage: 'playing',
  silent: false,
  detail: '3rd Set',
  match: {
    score: {
      sets: [
        [6, 4],
        [6, 7],
      ],
      games: [4, 1],
      server: 'a',
    },
    before: { winA: 61.24, setScores: [36.1, 25.14, 19.36, 19.4], firstSetA: 57.3 },
    now: { winA: 93.02, setScores: [0, 93.02, 6.98, 0] },
  },
};

/** Its chance by moment. */
export const EXAMPLE_EVENT_CURVE: EventCurve = {
  asOf: EXAMPLE_EVENT_LIVE.asOf,
  eventId: EXAMPLE_EVENT_LIVE.eventId,
  predictionId: EXAMPLE_EVENT_LIVE.predictionId,
  sport: 'tennis',
  stage: 'playing',
  match: {
    gamesOver: [0, 5, 10, 16, 23, 28],
    setsOver: [0, 0, 1, 1, 2, 2],
    chancesA: [61.24, 66.2, 81.4, 79.9, 61.7, 93.02],
    scores: ['0–0', '3–2', '6–4', '6–4 3–3', '6–4 6–7', '6–4 6–7 4–1'],
  },
};
