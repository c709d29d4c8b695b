import { laggingHistory, pairSeen } from '../prices/sharpHistory.fixture.ts';
import type { TwoWayMarket, TwoWayQuote } from './event.ts';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from './exampleEvents.fixture.ts';
import type { FightCard } from './fightCard.ts';
import type { StoredEvent } from './sportEvent.ts';
import type { TennisMatch } from './tennisMatch.ts';

const BOOKS = ['One', 'Two', 'Three'];
const anchorAt = (a: number): TwoWayMarket => ({ a, b: 1 - a, books: BOOKS, leftOut: [] });

/** Three books agree; a fourth offers a better price on a. Seen at `asOf`. */
const quotes = (
  asOf: Date,
  [a, b]: readonly [number, number],
  off: readonly [number, number],
): TwoWayQuote[] =>
  [...BOOKS, 'Off'].map((provider) => ({
    book: provider.toLowerCase(),
    feed: 'espn',
    provider,
    sample: false,
    asOf: asOf.toISOString(),
    a: provider === 'Off' ? off[0] : a,
    b: provider === 'Off' ? off[1] : b,
  }));

const lagging = (moneyline: readonly TwoWayQuote[], move: Parameters<typeof laggingHistory>[1]) =>
  laggingHistory(moneyline.map(pairSeen), move);

const HOUR = 3_600_000;
const dated = (now: Date, hours: number) => ({
  asOf: now.toISOString(),
  startTime: new Date(now.getTime() + hours * HOUR).toISOString(),
});

/** A card `hours` from now whose one bout pays on Able, two in three by our figure, at `a`: −150 or better. */
export function payingCard(now: Date, { hours = 3, a = -150 } = {}): StoredEvent<FightCard> {
  const [bout] = EXAMPLE_CARD.bouts;
  if (!bout?.prediction) throw new Error('the card has no prediction');
  const prediction = { ...bout.prediction, id: 51, own: { a: 0.65, b: 0.35 } };
  const moneyline = quotes(now, [-200, 170], [a, 130]);
  const priceHistory = lagging(moneyline, { from: 0.5, to: 0.66 });
  const priced = {
    ...bout,
    moneyline,
    priceHistory,
    prediction: { ...prediction, anchor: anchorAt(0.66) },
  };
  return { ...EXAMPLE_CARD, ...dated(now, hours), bouts: [priced] };
}

/** A match `hours` from now that pays on Clay, seven in ten by our figure, at −190. */
export function payingMatch(now: Date, { hours = 3 } = {}): StoredEvent<TennisMatch> {
  const { prediction } = EXAMPLE_MATCH;
  if (!prediction) throw new Error('the match has no prediction');
  const moneyline = quotes(now, [-230, 190], [-190, 165]);
  const match = {
    ...EXAMPLE_MATCH,
    ...dated(now, hours),
    moneyline,
    priceHistory: lagging(moneyline, { from: 0.5, to: 0.68 }),
    prediction: { ...prediction, id: 52, own: { a: 0.69, b: 0.31 }, anchor: anchorAt(0.68) },
  };
  return match;
}
