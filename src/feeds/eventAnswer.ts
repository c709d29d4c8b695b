import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { checkEvent } from '#domain/plausible/event.ts';
import { easternDate } from '#domain/time/time.ts';
import type { EventAnswer } from './eventSource.ts';
import { firstOfEach } from './reading/items.ts';
import { type DayRange, leftOut, type Quarantined } from './source.ts';

export const NO_EVENTS: EventAnswer = { events: [], quarantined: [] };

/** An event without implausible facts, which are quarantined. */
export function answerOf(event: FeedEvent): EventAnswer {
  const { value, problems } = checkEvent(event);
  return { events: [value], quarantined: leftOut(event.sourceId, problems) };
}

export const quarantinedAnswer = (item: string, reason: string): EventAnswer => ({
  events: [],
  quarantined: [{ item, reason }],
});

export const joinedAnswers = (answers: readonly EventAnswer[]): EventAnswer => ({
  events: answers.flatMap(({ events }) => events),
  quarantined: answers.flatMap(({ quarantined }) => quarantined),
  ...(answers.some(({ incomplete }) => incomplete) && { incomplete: true as const }),
});

/** Every event once: the first stays, later ones with its id are dropped. A feed may repeat an event on two lists. */
export function keepFirstEvents({ events, quarantined, ...rest }: EventAnswer): EventAnswer {
  return { ...rest, events: firstOfEach(events).first, quarantined: unique(quarantined) };
}

const unique = (items: readonly Quarantined[]): readonly Quarantined[] => [
  ...new Map(items.map((one) => [`${one.item}|${one.reason}`, one])).values(),
];

/** Last Eastern day of an event; for a tournament, the day of its end. */
const lastDay = (event: FeedEvent): string =>
  easternDate((event.kind === 'tournament' ? event.endTime : undefined) ?? event.startTime);

/** The events that overlap a range of Eastern days. */
export const withinDays = ({ events, ...rest }: EventAnswer, days: DayRange): EventAnswer => ({
  ...rest,
  events: events.filter(
    (event) => easternDate(event.startTime) <= days.to && lastDay(event) >= days.from,
  ),
});
