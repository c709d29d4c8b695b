import type { EventCurve } from './eventCurve.ts';
import type { EventLive } from './eventLive.ts';

/** A golf tournament in its second round, for tests. */
export const EXAMPLE_FIELD_LIVE: EventLive = {
  asOf: '2026-11-21T18:05:00.000Z',
  eventId: 3102,
  predictionId: 2,
  sport: 'golf',
  stage: 'playing',
  silent: false,
  detail: 'Round 2 - In Progress',
  field: {
    round: 2,
    rounds: 4,
    entered: 156,
    stillIn: 155,
    leaders: [
      {
        golfer: '4251',
        place: 1,
        tied: false,
        toPar: -9,
        today: -4,
        thru: 11,
        before: { win: 0.84, top10: 8.1, cut: 58.2 },
        now: { win: 21.4, top10: 71.3, cut: 99.98 },
      },
    ],
    movers: [{ golfer: '4251', winBefore: 0.84, winNow: 21.4 }],
    cutLines: [
      [0, 31.2],
      [1, 66.5],
    ],
    champion: '4251',
  },
};

/** Its leaders' chances by moment. */
export const EXAMPLE_FIELD_CURVE: EventCurve = {
  asOf: EXAMPLE_FIELD_LIVE.asOf,
  eventId: EXAMPLE_FIELD_LIVE.eventId,
  predictionId: EXAMPLE_FIELD_LIVE.predictionId,
  sport: 'golf',
  stage: 'playing',
  field: {
    holesPlayed: [0, 12.4, 37.9],
    inRound: [1, 1, 2],
    curves: [{ golfer: '4251', chancesToWin: [0.84, 6.2, 21.4] }],
  },
};
