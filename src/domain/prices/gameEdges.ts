import { type CardGame, marginsOf, totalsOf } from '../game/listedGame.ts';
import { clamp, signed } from '../numbers/numbers.ts';
import { oncePer } from '../time/oncePer.ts';
import { isAmericanPrice } from './americanOdds.ts';
import type { Edge } from './edge.ts';
import { misreadOffBooks } from './edgeOffBooks.ts';
import { freshestOfBook } from './freshestOfBook.ts';
import { type BetShares, coverSharesIn, decisiveShare, totalSharesIn } from './lineProbability.ts';
import { countedQuote, type LineShare } from './market.ts';
import type { MarketKind, MarketSide } from './marketOffers.ts';
import { type PricedBet, pricedBets } from './pricedBets.ts';
import { judgedReading, outcomeOfSide, sharpHistoryOf } from './sharpHistory.ts';
import type { ReadPrice } from './sharpReading.ts';

/** One side of a market at a line: handicap of that side, or the total; none on the moneyline. */
interface Bet {
  /** The book's id; absent: whoever has the price. */
  readonly book?: string | undefined;
  readonly market: MarketKind;
  readonly side: MarketSide;
  readonly line?: number | undefined;
}

/** No share of simulated games is known to be 0 or 1. */
const LEAST = 1e-4;
const logit = (share: number): number => {
  const p = clamp(share, LEAST, 1 - LEAST);
  return Math.log(p / (1 - p));
};

/** The books' share moved to another line, by the log-odds difference of the simulated games' shares at the two lines. */
function atLine(
  { line, share }: LineShare,
  wanted: number,
  ours: (line: number) => number,
): number {
  if (line === wanted) return share;
  const odds = logit(share) + logit(ours(wanted)) - logit(ours(line));
  return 1 / (1 + Math.exp(-odds));
}

/** The books' consensus on a bet, 0–1, margin removed; undefined if none prices its market. */
export function consensusShare(game: CardGame, { market, side, line }: Bet): number | undefined {
  const { anchor, simulationData: simulation } = game.prediction ?? {};
  if (!anchor) return undefined;
  if (market === 'moneyline') {
    return side === 'home' || side === 'draw' || side === 'away' ? anchor.win?.[side] : undefined;
  }
  const said = anchor[market];
  if (!said || line === undefined || !simulation) return undefined;
  if (market === 'total') {
    const over = atLine(said, line, (at) =>
      decisiveShare(totalSharesIn(totalsOf(simulation), 'over', at)),
    );
    return side === 'over' ? over : 1 - over;
  }
  const home = atLine(said, side === 'home' ? line : -line, (at) =>
    decisiveShare(coverSharesIn(marginsOf(simulation), 'home', at)),
  );
  return side === 'home' ? home : 1 - home;
}

const readingOf = oncePer((game: CardGame): readonly ReadPrice[] =>
  judgedReading({ league: game.league, quotes: game.odds, history: sharpHistoryOf(game) }),
);

/** What the rule says of a bet's price by our readings (`sharpEdge.ts`); undefined if no quote of the game has it. */
export function readBet(game: CardGame, bet: Bet, american: number): ReadPrice | undefined {
  const { market, side, book } = bet;
  const line = market === 'moneyline' || bet.line === undefined ? undefined : homeLine(bet);
  return readingOf(game).find(
    (read) =>
      read.market === market &&
      read.line === line &&
      read.american === american &&
      read.outcome === sideIndex(game, market, side) &&
      (book === undefined || read.book === book),
  );
}

/** The rule keeps the home side's handicap. */
const homeLine = ({ side, line = 0 }: Bet): number => (side === 'away' ? 0 - line : line);

function sideIndex({ odds }: CardGame, market: MarketKind, side: MarketSide): number {
  const draws = odds.some(({ moneyline }) => moneyline?.draw !== undefined);
  return outcomeOfSide(side, market === 'moneyline' && draws ? 3 : 2);
}

/**
 * Whether a bet's price is an edge: by the one rule, from our readings (`sharpEdge.ts`), in games whose two sides are rated. Its
 * return is half of what the distance from the sharp consensus would give. The caller checks that the reading is new
 * (`readingNow.ts`).
 */
export function edgeOfBet(game: CardGame, bet: Bet, shares: BetShares, american: number): Edge {
  if (game.prediction?.bothRated !== true) return 'none';
  const agreed = consensusShare(game, bet);
  if (agreed === undefined) return 'none';
  const share = decisiveShare(shares);
  const misread = misreadOffBooks({ share, push: shares.push, american, consensusShare: agreed });
  if (misread) return { misread };
  const verdict = readBet(game, bet, american)?.verdict;
  return verdict && 'edge' in verdict ? { returnPerUnit: verdict.edge.claimedReturn } : 'none';
}

/** Whether a price can be one: so far off the books' consensus it is a mistake, or was misread. */
export function isCredible(game: CardGame, bet: PricedBet): boolean {
  const edge = edgeOfBet(game, bet, bet.shares, bet.american);
  return edge === 'none' || !('misread' in edge);
}

/** A price that is an edge, with the return per unit staked that is claimed: half of the distance. */
export interface EdgeBet extends PricedBet {
  readonly returnPerUnit: number;
}

/** "+3.4%" */
export const evText = ({ returnPerUnit }: Pick<EdgeBet, 'returnPerUnit'>): string =>
  `${signed(100 * returnPerUnit, 1)}%`;

/** The draw's prices, which the specification's score leaves out. */
export const drawBets = ({ odds, prediction }: CardGame): readonly PricedBet[] =>
  odds.flatMap(({ book, provider, sample, moneyline }) => {
    const american = moneyline?.draw;
    const win = (prediction?.drawProbability ?? 0) / 100;
    if (!isAmericanPrice(american) || win === 0) return [];
    const shares = { win, push: 0, lose: 1 - win };
    return [{ market: 'moneyline', side: 'draw', book, provider, sample, american, shares }];
  });

/** The game with the prices alone that count in its market, one a book: a book that is left out is no book to bet at. */
export function withCountedBooks<Of extends CardGame>(game: Of): Of {
  const { anchor } = game.prediction ?? {};
  const odds = freshestOfBook(game.odds);
  if (anchor) return { ...game, odds: odds.map((quote) => countedQuote(quote, anchor)) };
  return odds === game.odds ? game : { ...game, odds };
}

/** Every price of the game that counts in its market, the draw's included. */
export const countedBets = oncePer((game: CardGame): readonly PricedBet[] => {
  const of = withCountedBooks(game);
  return [...pricedBets(of), ...drawBets(of)];
});

/** Every price of the game that is an edge, the best return first. No edge is the normal state. */
export const gameEdgesOf = oncePer((game: CardGame): readonly EdgeBet[] =>
  countedBets(game)
    .flatMap((bet): EdgeBet[] => {
      const edge = edgeOfBet(game, bet, bet.shares, bet.american);
      if (edge === 'none' || 'misread' in edge) return [];
      return [{ ...bet, returnPerUnit: edge.returnPerUnit }];
    })
    .sort((one, other) => other.returnPerUnit - one.returnPerUnit),
);

/** The best price of each bet, whatever its line, in the same order. */
export function bestOfEach(edges: readonly EdgeBet[]): readonly EdgeBet[] {
  const seen = new Set<string>();
  return edges.filter(({ market, side }) => {
    const key = `${market}|${side}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
