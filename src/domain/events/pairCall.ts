import { isAmericanPrice } from '../prices/americanOdds.ts';
import { isSameBook } from '../prices/bookmakers.ts';
import type { NamedPrice, NextPrice } from '../prices/isSamePrice.ts';
import { alikeTo, isMisreadCall, LEAST_RETURN, type OpenCall } from '../prices/priceCall.ts';
import { readerReasonOf } from '../prices/readerReasonOf.ts';
import { expectedReturnPerUnit } from '../prices/staking.ts';
import { PAIR_SIDES, type PricedSide, pricedSide } from './payingSides.ts';
import { freshest, isReturn, readSide, type TwoWayPart } from './twoWayEdge.ts';
import { bothRated } from './unrated.ts';

/** Names of the two sides, a first. */
export type PairNames = readonly [string, string];

const oneBook = ({ moneyline = [] }: TwoWayPart): boolean => {
  const quotes = freshest(moneyline);
  return quotes.every(({ provider }) => isSameBook(provider, quotes[0]?.provider ?? ''));
};

/** Prices of a side at books other than the best one's, the best first. */
function othersOf(part: TwoWayPart, side: PricedSide['side'], share: number): NextPrice[] {
  const { price: best } = pricedSide(part, side);
  return freshest(part.moneyline ?? [])
    .flatMap(({ provider: book, [side]: american }) => {
      if (!best || isSameBook(book, best.provider) || !isAmericanPrice(american)) return [];
      return [{ american, book, returnPerUnit: expectedReturnPerUnit(share, american) }];
    })
    .toSorted((one, other) => other.returnPerUnit - one.returnPerUnit);
}

/** What the best price on one side of a bout or match is worth. */
export function sideCall(part: TwoWayPart, side: PricedSide['side'], names: PairNames): OpenCall {
  const { price: best, edge } = pricedSide(part, side);
  if (!best) return { state: 'none' };
  const named: NamedPrice = {
    bet: `${names[side === 'a' ? 0 : 1]} to win`,
    american: best.odds,
    book: best.provider,
  };
  if (edge === undefined || edge === 'unrated') {
    const rated = bothRated(part.prediction.recipe.notes);
    return { state: 'notJudged', price: named, why: rated ? 'olderFigure' : 'newSide' };
  }
  const share = side === 'a' ? part.share : 1 - part.share;
  const returnPerUnit = expectedReturnPerUnit(share, best.odds);
  const price = { ...named, returnPerUnit, ...alikeTo(returnPerUnit, othersOf(part, side, share)) };
  if (isReturn(edge)) {
    return { state: 'edge', price: { ...price, returnPerUnit: edge.returnPerUnit } };
  }
  if (edge !== 'none') {
    return { state: 'notAnEdge', price, why: edge.misread === 'price' ? 'farPrice' : 'farFigure' };
  }
  if (price.returnPerUnit < LEAST_RETURN) {
    return { state: oneBook(part) ? 'oneBook' : 'costs', price };
  }
  const verdict = readSide(part, side)?.verdict;
  const why = verdict && 'none' in verdict ? readerReasonOf(verdict.none) : 'noSharpBook';
  return { state: 'notAnEdge', price, why: oneBook(part) ? 'oneBook' : why };
}

/** An edge first, then what is believable, then whatever returns most. */
const rank = (call: OpenCall): number => {
  if (call.state === 'none') return 3;
  if (call.state === 'edge') return 0;
  return isMisreadCall(call) || call.state === 'notJudged' ? 2 : 1;
};

const returnOf = (call: OpenCall): number =>
  'price' in call && call.price && 'returnPerUnit' in call.price ? call.price.returnPerUnit : 0;

/** What the prices of a bout or match are worth while they can be taken: its best edge, or the price that costs least. */
export function pairCall(part: TwoWayPart, names: PairNames): OpenCall {
  const ofSide = (side: PricedSide['side']) => sideCall(part, side, names);
  // Where nothing is judged, the price is the favorite's.
  const sides = part.share >= 0.5 ? PAIR_SIDES : PAIR_SIDES.toReversed();
  const [best] = sides
    .map(ofSide)
    .toSorted((one, other) => rank(one) - rank(other) || returnOf(other) - returnOf(one));
  return best ?? { state: 'none' };
}
