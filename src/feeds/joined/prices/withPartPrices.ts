import type { EventSport, TwoWayQuote } from '#domain/events/event.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { BovadaOdds } from '../../bovada/bovadaOdds.ts';
import type { QuotedPart } from '../../bovada/parts.ts';
import type { PartSport } from '../../bovada/paths.ts';
import type { EventSource } from '../../eventSource.ts';
import { SourceError } from '../../source.ts';
import { isSamePerson } from './samePerson.ts';

const COUPONS: Partial<Record<EventSport, PartSport>> = {
  UFC: 'ufc',
  Boxing: 'boxing',
  Tennis: 'tennis',
};

/** Limit of start differences: a card's last bout starts hours after the card, and a match when its court is free. */
const NEAR_MS = 24 * 3_600_000;

interface Two {
  readonly a: { readonly name: string };
  readonly b: { readonly name: string };
  readonly moneyline?: readonly TwoWayQuote[] | undefined;
}

/** The quote of two people, with their names here; undefined if none fits, or more than one. */
function quoteOf({ a, b }: Two, quoted: readonly QuotedPart[]): TwoWayQuote | undefined {
  const [quote, ...more] = quoted.flatMap((part) => {
    const fits = (one: string, other: string) =>
      isSamePerson(a.name, one) && isSamePerson(b.name, other);
    if (fits(part.a, part.b)) return [part.quote];
    return fits(part.b, part.a) ? [{ ...part.quote, a: part.quote.b, b: part.quote.a }] : [];
  });
  return more.length === 0 ? quote : undefined;
}

function priced<T extends Two>(two: T, quoted: readonly QuotedPart[]): T {
  const quote = quoteOf(two, quoted);
  return quote ? { ...two, moneyline: [...(two.moneyline ?? []), quote] } : two;
}

/** An upcoming event with the prices of its bouts or its match. */
function withPrices(event: FeedEvent, all: readonly QuotedPart[]): FeedEvent {
  if (event.status !== 'scheduled') return event;
  const start = Date.parse(event.startTime);
  const near = all.filter(({ startTime }) => Math.abs(Date.parse(startTime) - start) <= NEAR_MS);
  if (event.kind === 'match') return priced(event, near);
  if (event.kind !== 'fights') return event;
  return { ...event, bouts: event.bouts.map((bout) => priced(bout, near)) };
}

/**
 * A source whose upcoming fights and matches also have Bovada's prices. Sports without any are skipped. If Bovada fails, the
 * events stay unchanged and the failure is quarantined. Prices without an event are dropped: the book has far more matches than
 * we follow.
 */
export const withPartPrices = (
  source: EventSource,
  bovada: Pick<BovadaOdds, 'parts'>,
): EventSource => ({
  ...source,
  async events(sport, days, now) {
    const answer = await source.events(sport, days, now);
    const coupon = COUPONS[sport];
    if (!coupon || !answer.events.some(({ status }) => status === 'scheduled')) return answer;
    try {
      const { items, quarantined } = await bovada.parts(coupon, now);
      const events = answer.events.map((event) => withPrices(event, items));
      const left = quarantined.map(({ item, reason }) => ({ item: `bovada ${item}`, reason }));
      return { ...answer, events, quarantined: [...answer.quarantined, ...left] };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const failure = { item: 'prices of bovada', reason: error.message };
      return { ...answer, quarantined: [...answer.quarantined, failure] };
    }
  },
});
