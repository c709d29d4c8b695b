import { gameCall } from '../prices/gameCall.ts';
import { isMisreadCall, type PriceCall } from '../prices/priceCall.ts';
import type { GamesOrder } from '../product/gamesPage.ts';
import { easternDate, type Instant } from '../time/time.ts';
import { marketSpread, marketTotal } from '../words/cardLines.ts';
import { isClosed } from './freshness.ts';
import type { CardGame } from './listedGame.ts';

/** What is not known sorts last. */
const LAST = Number.POSITIVE_INFINITY;

/** The clearest winner first. */
const byChance = ({ prediction }: CardGame): number =>
  prediction ? -Math.max(prediction.homeWinProbability, prediction.awayWinProbability) : LAST;

/** The largest favorite first. */
function byLine(game: CardGame): number {
  const line = marketSpread(game);
  return line === undefined ? LAST : -Math.abs(line);
}

/** The highest total first. */
const byTotal = (game: CardGame): number => -(marketTotal(game) ?? -LAST);

/** The best return first; a price that must be an error counts as none. */
function worthOf(call: PriceCall): number {
  if (!('price' in call) || !call.price || !('returnPerUnit' in call.price)) return LAST;
  return isMisreadCall(call) ? LAST : -call.price.returnPerUnit;
}

/** The day, then the start; on its day a game whose time is not set comes last. */
function startKeys({ gameTime, timeKnown }: CardGame): readonly number[] {
  const day = Date.parse(easternDate(gameTime));
  return timeKnown ? [day, 0, Date.parse(gameTime)] : [day, 1, 0];
}

function keysOf(game: CardGame, order: GamesOrder, now: Instant): readonly number[] {
  switch (order) {
    case 'best':
      return [];
    case 'day':
      return startKeys(game);
    case 'chance':
      return [byChance(game)];
    case 'line':
      return [byLine(game)];
    case 'total':
      return [byTotal(game)];
    case 'price':
      return [worthOf(gameCall(game, now))];
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, key] of one.entries()) {
    const next = other[at] ?? 0;
    if (key !== next) return key < next ? -1 : 1;
  }
  return 0;
}

/**
 * Games in the order that a reader chose; begun games come last in each.
 * @param games in the specified order (`sortGames`), which decides where two are level
 */
export function orderGames<G extends CardGame>(
  games: readonly G[],
  order: GamesOrder,
  now: Instant,
): readonly G[] {
  if (order === 'best') return games;
  return games
    .map((game) => ({ game, keys: [isClosed(game, now) ? 1 : 0, ...keysOf(game, order, now)] }))
    .toSorted((one, other) => compare(one.keys, other.keys))
    .map(({ game }) => game);
}
