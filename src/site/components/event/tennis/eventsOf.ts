import type { ByTour, TennisEvent } from '#contract/answers/tennis/event.ts';

interface TourEvent {
  readonly tour: string;
  readonly event: TennisEvent;
}

/** The tours that have an event, the earliest first. */
export const eventsOf = (byTour: ByTour): readonly TourEvent[] =>
  Object.entries(byTour)
    .flatMap(([tour, event]) => (event === null ? [] : [{ tour, event }]))
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other)));

const sortKey = ({ event }: TourEvent): string => `${event.dateEvent} ${event.strTime ?? '99'}`;
