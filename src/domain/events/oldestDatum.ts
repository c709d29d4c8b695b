import type { TwoWayQuote } from './event.ts';
import type { SportEvent } from './sportEvent.ts';

const quotesOf = (event: SportEvent): readonly TwoWayQuote[] => {
  if (event.kind === 'fights') return event.bouts.flatMap(({ moneyline = [] }) => moneyline);
  return event.kind === 'match' ? (event.moneyline ?? []) : [];
};

/** The oldest time of an event's own datum and its prices, ISO 8601: the age of any statement about what the prices are worth. */
export const oldestDatum = (event: SportEvent): string =>
  [event.asOf, ...quotesOf(event).map(({ asOf }) => asOf)].reduce((oldest, asOf) =>
    Date.parse(asOf) < Date.parse(oldest) ? asOf : oldest,
  );
