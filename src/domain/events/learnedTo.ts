import type { SportEvent } from './sportEvent.ts';

/** Days up to which the ratings behind an event's predictions have learned, YYYY-MM-DD. */
const daysOf = (event: SportEvent): readonly string[] =>
  (event.kind === 'fights' ? event.bouts : [event]).flatMap(
    ({ prediction }) => prediction?.learnedTo ?? [],
  );

/** The latest such day of several events' predictions; undefined if none is known. */
export const learnedTo = (events: readonly SportEvent[]): string | undefined =>
  events.flatMap(daysOf).toSorted().at(-1);
