import type { PredictedGame } from '../game/game.ts';
import { profitPerUnit } from './americanOdds.ts';
import { wholeFairAmerican } from './fairPrice.ts';
import { betCall } from './gameCall.ts';
import { consensusShare, edgeOfBet, withCountedBooks } from './gameEdges.ts';
import { type BetShares, coverShares, decisiveShare, totalShares } from './lineProbability.ts';
import {
  booksOf,
  type MarketKind,
  type MarketSide,
  marketSides,
  type Offer,
  offersOn,
  vigOf,
} from './marketOffers.ts';
import type { OpenCall } from './priceCall.ts';
import { hasSimulation } from './pricedBets.ts';
import { expectedReturnPerUnit, kellyFraction, worstAcceptableAmerican } from './staking.ts';

/** The displayed stake is this share of the full Kelly fraction, because our probabilities are estimates. */
const KELLY_SHARE = 0.25;

/** A price's value by our figures, if it is worth taking. */
export interface ComparedEdge {
  /** Profit per unit staked, above 0. */
  readonly expectedReturnPerUnit: number;
  /** Share of the bankroll, 0–1. */
  readonly quarterKellyShare: number;
  /** The lowest whole American price that still does not lose money on average. */
  readonly takeDownToAmerican?: number | undefined;
}

/** One side of a market. Shares are 0–1 and leave out refunded games. */
export interface CompareRow {
  readonly side: MarketSide;
  /** This side's handicap, or the total, that the row's figures refer to; absent on the moneyline. */
  readonly line?: number | undefined;
  readonly offers: readonly Offer[];
  /** The same, the best first; those that are no bets last: without a price, or left out of the market. */
  readonly ranked: readonly Offer[];
  /** The books with the best price: several if it is the same. */
  readonly best: readonly string[];
  /** The market's share, margin removed. */
  readonly marketShare?: number | undefined;
  /** Our share; absent without simulated scores. */
  readonly simcastShare?: number | undefined;
  /** Share of all games that land on the line, 0–1; the shares leave them out. */
  readonly push: number;
  /** Whole American price at which the bet breaks even by our share. */
  readonly fairAmerican?: number | undefined;
  /** Absent without an edge, or if there is nothing to judge. */
  readonly edge?: ComparedEdge | undefined;
  /** True if the best price, or our own share, is implausibly far from the books' consensus. */
  readonly misread: boolean;
  /** What the best price is worth; absent if nothing can be said of it. */
  readonly call?: OpenCall | undefined;
  /** True if a price could be judged. */
  readonly judged: boolean;
}

/** The margin in one book's prices of a market: 0.045 is 4.5 %. */
interface BookVig {
  readonly book: string;
  readonly vig: number;
}

export interface CompareMarket {
  readonly market: MarketKind;
  /** Margin in each book's prices, lowest first; a book that does not price every side is left out. */
  readonly vigs: readonly BookVig[];
  readonly rows: readonly CompareRow[];
}

function moneylineShares({ prediction }: PredictedGame, side: MarketSide): BetShares {
  const percent =
    side === 'draw'
      ? prediction.drawProbability
      : side === 'home'
        ? prediction.homeWinProbability
        : prediction.awayWinProbability;
  return { win: percent / 100, push: 0, lose: 1 - percent / 100 };
}

function sharesOf(
  game: PredictedGame,
  market: MarketKind,
  side: MarketSide,
  line: number | undefined,
): BetShares | undefined {
  if (market === 'moneyline') return moneylineShares(game, side);
  if (line === undefined || !hasSimulation(game)) return undefined;
  const { grid } = game.prediction.simulationData;
  if (side === 'over' || side === 'under') return totalShares(grid, side, line);
  const home = side === 'home';
  return coverShares(grid, home ? 'home' : 'away', home ? line : 0 - line);
}

interface Judged {
  readonly offer: Offer;
  readonly shares: BetShares;
  readonly american: number;
  readonly returnPerUnit: number;
}

/** Offers with a price, each judged at its own line, best return first. */
const judge = (offers: readonly Offer[], sharesAt: (line?: number) => BetShares | undefined) =>
  offers
    .flatMap((offer): Judged[] => {
      const shares = sharesAt(offer.line);
      if (offer.american === undefined || !shares) return [];
      const { american } = offer;
      const returnPerUnit = expectedReturnPerUnit(shares.win, american, shares.push);
      return [{ offer, shares, american, returnPerUnit }];
    })
    .sort((a, b) => b.returnPerUnit - a.returnPerUnit);

/** The claim, the stake and the worst price worth taking are the rule's: of half the distance. */
function worth({ american }: Judged, returnPerUnit: number): ComparedEdge {
  const claimed = (1 + returnPerUnit) / (1 + profitPerUnit(american));
  return {
    expectedReturnPerUnit: returnPerUnit,
    quarterKellyShare: KELLY_SHARE * kellyFraction(claimed, american),
    takeDownToAmerican: worstAcceptableAmerican(claimed),
  };
}

/** What is said of the best price, as everywhere; nothing where no return may be claimed. */
function callOf(
  game: PredictedGame,
  market: MarketKind,
  side: MarketSide,
  { offer, shares, american }: Judged,
): OpenCall | undefined {
  if (!game.prediction.bothRated || !consensusShare(game, { market, side, line: offer.line })) {
    return undefined;
  }
  const quotes = withCountedBooks(game).odds.filter((quote) => quote[market] !== undefined);
  const { book, line } = offer;
  const provider = quotes.find((quote) => quote.book === book)?.provider ?? '';
  return betCall(game, { market, side, book, provider, sample: false, line, american, shares });
}

/** Offers in the order of the books that are judged; the others after them, the better price first. */
function ranked(offers: readonly Offer[], books: readonly string[]): readonly Offer[] {
  const place = ({ book }: Offer): number => {
    const at = books.indexOf(book);
    return at === -1 ? books.length : at;
  };
  const paid = ({ american }: Offer): number =>
    american === undefined ? -1 : profitPerUnit(american);
  return offers.toSorted((one, other) => place(one) - place(other) || paid(other) - paid(one));
}

function rowOf(game: PredictedGame, market: MarketKind, side: MarketSide): CompareRow {
  const offers = offersOn(game, market, side);
  const judged = judge(offersOn(withCountedBooks(game), market, side), (line) =>
    sharesOf(game, market, side, line),
  );
  const [best] = judged;
  const line = best ? best.offer.line : offers[0]?.line;
  const shares = sharesOf(game, market, side, line);
  const simcastShare = shares && decisiveShare(shares);
  const edge = best
    ? edgeOfBet(game, { market, side, line: best.offer.line }, best.shares, best.american)
    : 'none';
  return {
    side,
    line,
    offers,
    ranked: ranked(
      offers,
      judged.map(({ offer }) => offer.book),
    ),
    best: judged
      .filter(({ returnPerUnit }) => returnPerUnit === best?.returnPerUnit)
      .map(({ offer }) => offer.book),
    marketShare: consensusShare(game, { market, side, line }),
    simcastShare,
    push: shares?.push ?? 0,
    fairAmerican: simcastShare === undefined ? undefined : wholeFairAmerican(simcastShare),
    edge:
      best && edge !== 'none' && 'returnPerUnit' in edge
        ? worth(best, edge.returnPerUnit)
        : undefined,
    misread: edge !== 'none' && 'misread' in edge,
    call: best && callOf(game, market, side, best),
    judged: best !== undefined,
  };
}

function marketOf(game: PredictedGame, market: MarketKind): CompareMarket {
  const vigs = booksOf(game.odds).flatMap((book): BookVig[] => {
    const margin = vigOf(game, book, market);
    return margin === undefined ? [] : [{ book, vig: margin }];
  });
  return {
    market,
    vigs: vigs.toSorted((one, other) => one.vig - other.vig),
    rows: marketSides(game.league, market).map((side) => rowOf(game, market, side)),
  };
}

/**
 * Every book's price for each side of each market: the books' consensus, what we publish, the fair price, and the best
 * price's value if it is an edge. Lines may differ between the books: a row's figures are for the best one's line. A spread
 * or total that nobody quotes is left out.
 */
export const compareOdds = (game: PredictedGame): readonly CompareMarket[] =>
  (['moneyline', 'spread', 'total'] as const)
    .filter((market) => market === 'moneyline' || game.odds.some((quote) => quote[market]))
    .map((market) => marketOf(game, market));
