import type { SportEvent } from './sportEvent.ts';

/** Days up to which the ratings behind an event's predictions have learned, YYYY-MM-DD. */
const daysOf = (event: SportEvent): readonly string[] =>
  (event.kind === 'fights' ? event.bouts : [event]).flatMap(
    ({ prediction }) => prediction?.learnedTo ?? [],
  );

/** The latest day to which the ratings behind events' predictions had learned; undefined if none says. */
export const eventsLearnedTo = (events: readonly SportEvent[]): string | undefined =>
  events.flatMap(daysOf).toSorted().at(-1);
