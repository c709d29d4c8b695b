import type { GolfState } from './golfState.ts';
import type { TennisState } from './tennisState.ts';

/** Sports whose events are followed as they are played. */
export const LIVE_EVENT_SPORTS = ['tennis', 'golf'] as const;
export type LiveEventSport = (typeof LIVE_EVENT_SPORTS)[number];

/** Where an event of an individual sport stands, as a free feed tells it. What the feed does not tell is absent, never guessed. */
export type EventState = TennisState | GolfState;
