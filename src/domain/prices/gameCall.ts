import { isClosed, isFreshQuote } from '../game/freshness.ts';
import type { CardGame } from '../game/listedGame.ts';
import { oldestDatum } from '../game/oldestDatum.ts';
import { predictedWinner } from '../game/predictedWinner.ts';
import type { Instant } from '../time/time.ts';
import { bestMoneyline } from './bestMoneyline.ts';
import { isSameBook } from './bookmakers.ts';
import {
  consensusShare,
  countedBets,
  edgeOfBet,
  gameEdgesOf,
  isCredible,
  readBet,
} from './gameEdges.ts';
import type { CalledPrice } from './isSamePrice.ts';
import { type BetName, namedBet } from './namedBet.ts';
import {
  alikeTo,
  LEAST_RETURN,
  type NotAnEdge,
  type OpenCall,
  type PriceCall,
} from './priceCall.ts';
import type { PricedBet } from './pricedBets.ts';
import { readerReasonOf } from './readerReasonOf.ts';
import { readingNow } from './readingNow.ts';
import { bookStanding } from './sharpBooks.ts';
import { sharpHistoryOf } from './sharpHistory.ts';
import { expectedReturnPerUnit } from './staking.ts';

type Valued = PricedBet & { readonly returnPerUnit: number };

const valued = (bet: PricedBet): Valued => ({
  ...bet,
  returnPerUnit: expectedReturnPerUnit(bet.shares.win, bet.american, bet.shares.push),
});

const oneBookIn = (bets: readonly PricedBet[]): boolean =>
  bets.every(({ provider }) => isSameBook(provider, bets[0]?.provider ?? ''));

/** Whether a sharp book quotes a bet's market, at whatever line and age. */
const readsSharp = ({ league, odds }: CardGame, { market }: PricedBet): boolean =>
  odds.some((quote) => quote[market] !== undefined && bookStanding(quote.book, league).sharp);

/** Why the rule calls no edge where the published share sees a return. */
function whyNoEdge(game: CardGame, bet: PricedBet): NotAnEdge {
  const edge = edgeOfBet(game, bet, bet.shares, bet.american);
  if (edge !== 'none' && 'misread' in edge) {
    return edge.misread === 'price' ? 'farPrice' : 'farFigure';
  }
  if (oneBookIn(countedBets(game).filter(({ market }) => market === bet.market))) return 'oneBook';
  const verdict = readBet(game, bet, bet.american)?.verdict;
  const why = readerReasonOf(verdict && 'none' in verdict ? verdict.none : 'noSharpBook');
  if (why === 'noSharpBook' && readsSharp(game, bet)) return 'noSharpPrice';
  return why === 'notMoved' && sharpHistoryOf(game) === undefined ? 'noMoveSeen' : why;
}

/** The next best price of the same bet at another book, the books as good, and how far this one is off the others. */
function besideOthers(
  game: CardGame,
  bet: Valued,
): Pick<CalledPrice, 'next' | 'alike' | 'offOthers'> {
  const others = countedBets(game)
    .filter(
      ({ market, side, line, book }) =>
        market === bet.market && side === bet.side && line === bet.line && book !== bet.book,
    )
    .map(valued)
    .toSorted((one, other) => other.returnPerUnit - one.returnPerUnit)
    .map(({ american, provider, returnPerUnit }) => ({ american, book: provider, returnPerUnit }));
  const [next] = others;
  const off = readBet(game, bet, bet.american)?.verdict;
  const claim = off && ('edge' in off ? off.edge : off.claim);
  return {
    ...(next && { next }),
    ...alikeTo(bet.returnPerUnit, others),
    ...(claim && { offOthers: claim.fullReturn }),
  };
}

/** What a bet's price is worth, as a list says it; the bet is judged, and both sides of its game are rated. */
export function betCall(game: CardGame, bet: PricedBet, nameOf: BetName = namedBet): OpenCall {
  const priced = valued(bet);
  const { returnPerUnit } = priced;
  const price = {
    bet: nameOf(game, bet),
    american: bet.american,
    book: bet.provider,
    returnPerUnit,
    ...besideOthers(game, priced),
  };
  const edge = edgeOfBet(game, bet, bet.shares, bet.american);
  if (edge !== 'none' && 'returnPerUnit' in edge) {
    return { state: 'edge', price: { ...price, returnPerUnit: edge.returnPerUnit } };
  }
  if (returnPerUnit >= LEAST_RETURN) {
    return { state: 'notAnEdge', price, why: whyNoEdge(game, bet) };
  }
  return { state: oneBookIn(countedBets(game)) ? 'oneBook' : 'costs', price };
}

/** A price on the predicted winner, where nothing is said of its cost. */
function notJudged(game: CardGame, nameOf: BetName): OpenCall {
  const { prediction } = game;
  if (!prediction) return { state: 'notJudged', why: 'noFigure' };
  const side = predictedWinner(prediction);
  const best = bestMoneyline(game, side);
  const price = best && {
    bet: nameOf(game, { side }),
    american: best.american,
    book: best.provider,
  };
  return { state: 'notJudged', price, why: prediction.bothRated ? 'olderFigure' : 'newSide' };
}

/**
 * What a game's prices are worth while they can be taken: its best edge, or else the price that costs least. A price so far off
 * that it must be a mistake is named only if there is no other. Our model alone, without a line, judges none. Says nothing of readings
 * that are too old by now: see `readingNow`.
 */
export function openCall(game: CardGame, nameOf: BetName = namedBet): OpenCall {
  if (game.odds.length === 0) return { state: 'none' };
  if (!game.prediction?.bothRated) return notJudged(game, nameOf);
  const best = namedPriceOf(game);
  return best ? betCall(game, best, nameOf) : notJudged(game, nameOf);
}

/** The bet whose price lists name for a game: its best edge, or else the one that costs least. */
export function namedPriceOf(game: CardGame): PricedBet | undefined {
  const [edge] = gameEdgesOf(game);
  if (edge) return edge;
  const bets = countedBets(game)
    .filter((bet) => consensusShare(game, bet) !== undefined)
    .map(valued)
    .toSorted((one, other) => other.returnPerUnit - one.returnPerUnit);
  return bets.find((bet) => isCredible(game, bet)) ?? bets[0];
}

/** What is true of a game's prices at a moment. */
export function gameCall(game: CardGame, now: Instant, nameOf: BetName = namedBet): PriceCall {
  if (isClosed(game, now)) return { state: 'closed', postponed: game.status === 'postponed' };
  if (!isFreshQuote(game, oldestDatum(game), now)) return { state: 'old' };
  return openCall(readingNow(game, now), nameOf);
}
