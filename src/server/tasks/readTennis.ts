import {
  type TennisSchedule,
  type TennisTour,
  tennisSchedule,
  tennisTours,
} from '#domain/answers/tennisEvent.ts';
import { type TennisPrediction, tennisPrediction } from '#domain/answers/tennisPrediction.ts';
import { type TennisStats, tennisStats } from '#domain/answers/tennisStats.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { type EventStore, eventsOf } from './readEvents.ts';
import { type Reading, reading } from './reading.ts';

const matchesOf = (store: EventStore) => eventsOf(store, 'Tennis', 'match');

/** The next and the last match of every tour. */
export async function readTennisSchedule(
  store: EventStore,
  now: Date,
): Promise<Reading<TennisSchedule>> {
  const body = tennisSchedule(await matchesOf(store), now);
  const shown = [...Object.values(body.upcoming), ...Object.values(body.recent)];
  return reading(
    store,
    body,
    shown.filter((event) => event !== null),
  );
}

/** Every simulated match under way or still to start, by start. */
export async function readTennisPredictions(
  store: EventStore,
  now: Date,
): Promise<Reading<readonly TennisPrediction[]>> {
  const matches = upcomingEvents(await matchesOf(store), now);
  const body = matches.map(tennisPrediction).filter((prediction) => prediction !== undefined);
  return reading(store, body, body);
}

/** The specification's three figures, and when the matches they are from were last confirmed. */
export async function readTennisStats(
  store: EventStore,
  now: Date,
): Promise<Reading<TennisStats & { readonly asOf: string | null }>> {
  const matches = await matchesOf(store);
  const { body, asOf } = await reading(store, tennisStats(matches, now), matches);
  return { body: { ...body, asOf: asOf ?? null }, asOf };
}

/** Every tour with a match. */
export async function readTennisTours(
  store: EventStore,
  now: Date,
): Promise<Reading<readonly TennisTour[]>> {
  const body = tennisTours(await matchesOf(store), now);
  return reading(store, body, body);
}
