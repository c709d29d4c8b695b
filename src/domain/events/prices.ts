import { feedPlace } from '../prices/feeds.ts';
import type { TwoWayQuote } from './event.ts';
import type { EventBody } from './sportEvent.ts';

/** The price that a prediction is compared with: ESPN's first book, or another source's if ESPN has none. */
export const referenceQuote = (
  quotes: readonly TwoWayQuote[] | undefined,
): TwoWayQuote | undefined =>
  quotes?.toSorted((one, other) => feedPlace(one.feed) - feedPlace(other.feed))[0];

/** The feed's current event. If the feed removed prices at the start, the earlier ones stay: the closing line is kept. */
export function keepClosingPrices(event: EventBody, before: EventBody): EventBody {
  if (event.status !== 'live' && event.status !== 'final') return event;
  if (event.kind === 'match' && before.kind === 'match') {
    return { ...event, moneyline: kept(event.moneyline, before.moneyline) };
  }
  if (event.kind !== 'fights' || before.kind !== 'fights') return event;
  const earlier = new Map(before.bouts.map((bout) => [bout.key, bout.moneyline]));
  const bouts = event.bouts.map((bout) => ({
    ...bout,
    moneyline: kept(bout.moneyline, earlier.get(bout.key)),
  }));
  return { ...event, bouts };
}

type Quotes = readonly TwoWayQuote[] | undefined;

const kept = (now: Quotes, before: Quotes): Quotes => (now && now.length > 0 ? now : before);
