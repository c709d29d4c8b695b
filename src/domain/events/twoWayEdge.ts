import type { Recipe } from '../game/prediction.ts';
import { type Edge, edgeAt } from '../prices/edge.ts';
import { bookIdOf, judgedReading, outcomeOfSide } from '../prices/sharpHistory.ts';
import type { PriceSpan, ReadPrice } from '../prices/sharpReading.ts';
import { bestPrice } from './bestPrice.ts';
import { twoWayConsensus } from './consensus.ts';
import type { EventPrediction, TwoWayQuote } from './event.ts';
import { bothRated } from './unrated.ts';

/** Our own error in log-odds (see prices/edge.ts): a price beyond it that is far from the consensus is a misread. */
const TAU = { UFC: 0.2, Boxing: 0.1, ATP: 0.1, WTA: 0.1 } as const;

/** Prices of a bout or match seen within this time of the newest belong together. */
const TOGETHER_MS = 30 * 60_000;

/** A bout or match with its published chance. */
export interface TwoWayPart {
  readonly league: keyof typeof TAU;
  readonly moneyline?: readonly TwoWayQuote[] | undefined;
  /** What our earlier readings showed, where a sharp book is read: without it no price is an edge. */
  readonly priceHistory?: readonly PriceSpan[] | undefined;
  readonly prediction: Pick<EventPrediction<unknown>, 'own' | 'anchor'> & {
    readonly recipe: Pick<Recipe, 'notes'>;
  };
  /** P(a wins | somebody wins) as published, 0–1. */
  readonly share: number;
}

/** The prices that are as fresh as the newest. */
export function freshest(quotes: readonly TwoWayQuote[]): readonly TwoWayQuote[] {
  const newest = Math.max(...quotes.map(({ asOf }) => Date.parse(asOf)));
  return quotes.filter(({ asOf }) => newest - Date.parse(asOf) <= TOGETHER_MS);
}

/** What a side's best price is worth: by the one rule (`prices/sharpEdge.ts`), or a misread; 'unrated' if the ratings know too little of either side. */
export type TwoWayEdge = Edge | 'unrated';

/** Undefined if no book quotes the side, or it is not anchored to any. */
export function twoWayEdge(part: TwoWayPart, side: 'a' | 'b'): TwoWayEdge | undefined {
  const { league, moneyline = [], prediction, share } = part;
  const quotes = freshest(moneyline);
  const best = bestPrice(quotes, side);
  const market = twoWayConsensus(quotes, prediction.own?.a ?? share);
  if (!best || !market || !prediction.anchor) return undefined;
  if (!bothRated(prediction.recipe.notes)) return 'unrated';
  const said = edgeAt({
    share: side === 'a' ? share : 1 - share,
    american: best.odds,
    consensusShare: market[side],
    tau: TAU[league],
  });
  if (said !== 'none' && 'misread' in said) return said;
  const verdict = readSide(part, side)?.verdict;
  return verdict && 'edge' in verdict ? { returnPerUnit: verdict.edge.claimedReturn } : 'none';
}

/** What the rule says of a side's best price by our readings. */
export function readSide(part: TwoWayPart, side: 'a' | 'b'): ReadPrice | undefined {
  const { league, moneyline = [], priceHistory } = part;
  const quotes = freshest(moneyline);
  const best = bestPrice(quotes, side);
  const seen = quotes.map(({ a, b, ...quote }) => ({ ...quote, moneyline: { home: a, away: b } }));
  const outcome = outcomeOfSide(side, 2);
  return judgedReading({ league, quotes: seen, history: priceHistory }).find(
    (read) =>
      best !== undefined &&
      read.outcome === outcome &&
      read.american === best.odds &&
      quotes.some((quote) => quote.provider === best.provider && bookIdOf(quote) === read.book),
  );
}

/** Whether a price is an edge: it is then worth something, while fresh. */
export const isReturn = (edge: TwoWayEdge): edge is { readonly returnPerUnit: number } =>
  typeof edge === 'object' && 'returnPerUnit' in edge;
