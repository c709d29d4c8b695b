import { isFreshQuote } from '../game/freshness.ts';
import { isCurrent } from '../prices/currentQuotes.ts';
import { readingNow } from '../prices/readingNow.ts';
import type { EventSport } from './event.ts';
import { payingSides } from './payingSides.ts';
import type { PricedPair } from './pricedPair.ts';
import { sportOf } from './sportEvent.ts';
import { freshest } from './twoWayEdge.ts';

/** A best price on one side of a bout or match that is worth taking. */
export interface PayingPair<Of extends PricedPair = PricedPair> {
  readonly pair: Of;
  readonly side: 'a' | 'b';
  /** The fighter or player to bet on. */
  readonly name: string;
  /** American odds, and the book. */
  readonly american: number;
  readonly provider: string;
  /** When the price was seen, ISO 8601 in UTC. */
  readonly seenAt: string;
  /** P(this one wins | somebody wins) as published, 0–1. */
  readonly share: number;
  readonly returnPerUnit: number;
}

/** Events that start before this time tomorrow. */
export const PAIRS_AHEAD_MS = 24 * 3_600_000;

const isSoon = ({ startTime }: PricedPair, now: Date): boolean => {
  const ahead = Date.parse(startTime) - now.getTime();
  return ahead > 0 && ahead <= PAIRS_AHEAD_MS;
};

/** Whether its page shows what its prices are worth, and all prices used are current. */
const canBeTold = ({ status, startTime, asOf, moneyline }: PricedPair, now: Date): boolean =>
  isFreshQuote({ status, gameTime: startTime }, asOf, now) &&
  freshest(moneyline).every((quote) => isCurrent(quote.asOf, now));

/** Without its readings once the newest is two minutes old. */
const pairNow = <Of extends PricedPair>(pair: Of, now: Date): Of => ({
  ...pair,
  priceHistory: readingNow({ odds: pair.moneyline, priceHistory: pair.priceHistory }, now)
    .priceHistory,
});

function payingOf<Of extends PricedPair>(pair: Of): PayingPair<Of>[] {
  const { league, moneyline, priceHistory, own, anchor, notes, share } = pair;
  const prediction = { own, anchor, recipe: { notes } };
  return payingSides({ league, moneyline, priceHistory, prediction, share }).map(
    ({ side, price, edge }) => {
      const quote = freshest(moneyline).find(
        (one) => one.provider === price.provider && one[side] === price.odds,
      );
      return {
        pair,
        side,
        name: pair[side],
        american: price.odds,
        provider: price.provider,
        seenAt: quote?.asOf ?? pair.asOf,
        share: side === 'a' ? share : 1 - share,
        returnPerUnit: edge.returnPerUnit,
      };
    },
  );
}

/**
 * Best prices on bouts and matches within a day that are edges now by the rule of their pages, with the figure shown there: one
 * price per side, best return first.
 */
export const payingPairs = <Of extends PricedPair>(
  pairs: readonly Of[],
  now: Date,
): readonly PayingPair<Of>[] =>
  pairs
    .filter((pair) => isSoon(pair, now) && canBeTold(pair, now))
    .map((pair) => pairNow(pair, now))
    .flatMap(payingOf)
    .sort((one, other) => other.returnPerUnit - one.returnPerUnit);

/** Sports with bouts and matches within a day but no recent prices: nothing can be said about them. */
export function unseenSports(pairs: readonly PricedPair[], now: Date): readonly EventSport[] {
  const soon = pairs.filter((pair) => isSoon(pair, now));
  const seen = new Set(
    soon
      .filter(({ moneyline }) => moneyline.some(({ asOf }) => isCurrent(asOf, now)))
      .map(({ league }) => sportOf(league)),
  );
  return [...new Set(soon.map(({ league }) => sportOf(league)))].filter((one) => !seen.has(one));
}
