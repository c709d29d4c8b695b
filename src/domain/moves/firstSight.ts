import { isStale } from '../game/freshness.ts';
import type { Game } from '../game/game.ts';
import { mayGiveOn } from '../prices/feeds.ts';
import type { OddsQuote } from '../prices/odds.ts';
import type { OwnForecast } from '../prices/ownForecast.ts';
import { ownShares } from '../prices/ownShares.ts';
import { type ExpectedMove, expectedMove, foretells, type MoveMarket } from './expectedMove.ts';
import { moveTarget } from './moveTarget.ts';
import type { MoveTarget } from './saidMove.ts';
import { sharesSeen } from './sharesSeen.ts';

/** The first price seen of a market, judged: with a move that we expect, or without. */
export interface FirstSight {
  readonly market: MoveMarket;
  /** Ids of the books in the price, and the name of the one whose price is shown. */
  readonly books: readonly string[];
  readonly provider: string;
  /** Absent on the moneyline. */
  readonly line?: number | undefined;
  /** Shares of the side it goes toward, else of the home side or the over; 0–1. */
  readonly first: number;
  readonly own: number;
  readonly toward?: ExpectedMove['toward'] | undefined;
  readonly price?: number | undefined;
  readonly target?: MoveTarget | undefined;
}

type Side = ExpectedMove['toward'];

function priceOf({ moneyline, spread, total }: OddsQuote, market: MoveMarket, side: Side) {
  if (side === 'over' || side === 'under') return total?.[side];
  return market === 'moneyline' ? moneyline?.[side] : spread?.[side];
}

const lineOf = ({ spread, total }: OddsQuote, market: MoveMarket): number =>
  (market === 'spread' ? spread?.line : market === 'total' ? total?.line : 0) ?? 0;

/**
 * A market's first price against our model alone. Undefined in leagues without proof, and where no book prices both sides.
 * @param game its prices are the first ones
 */
export function firstSight(
  { league, gameTime, odds }: Pick<Game, 'league' | 'gameTime' | 'odds'>,
  market: MoveMarket,
  own: OwnForecast,
  now: Date,
): FirstSight | undefined {
  if (!foretells(league, market)) return undefined;
  const known = odds.filter(({ feed, asOf }) => mayGiveOn(feed) && !isStale(asOf, gameTime, now));
  const seen = sharesSeen(league, market, known, own);
  const [ours] = seen ? ownShares(league, market, own, seen.line) : [];
  if (!seen || ours === undefined) return undefined;
  const counted = known.filter(({ provider }) => seen.books.includes(provider));
  const shown = counted.find((quote) => lineOf(quote, market) === seen.line) ?? counted[0];
  if (!shown) return undefined;
  const line = market === 'moneyline' ? {} : { line: seen.line };
  const books = [...new Set(counted.map(({ book }) => book))];
  const base = { market, books, provider: shown.provider, ...line };
  const move = expectedMove({ league, market, ...line, first: seen.share, own: ours });
  const price = move && priceOf(shown, market, move.toward);
  if (!move || price === undefined) return { ...base, first: seen.share, own: ours };
  const { first, own: side, toward } = move;
  return { ...base, first, own: side, toward, price, target: moveTarget(league, move, price) };
}
