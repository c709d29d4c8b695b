import type { Recipe } from '../game/prediction.ts';
import { type Edge, edgeAt } from '../prices/edge.ts';
import { bestPrice } from './bestPrice.ts';
import { twoWayConsensus } from './consensus.ts';
import type { EventPrediction, TwoWayQuote } from './event.ts';
import { bothRated } from './unrated.ts';

/**
 * Our own error in log-odds (see prices/edge.ts). UFC: on 4,374 fights of 2016–2025 with one book's closing prices, .15 left an
 * edge on 2.6 % of fights, claimed +5.1 %, returned +3.3 % [−8.7, +14.8], but on 7 % of 2024–25; .20 leaves one on 1.8 % of 2024,
 * 3.6 % of 2025 and 4.4 % of 2026 to March, 30 of 989 (`npm run backtest -- --edges`, season by season). The others: the usual
 * .10, because no file has several books' prices.
 */
const TAU = { UFC: 0.2, Boxing: 0.1, ATP: 0.1, WTA: 0.1 } as const;

/** Prices of a bout or match seen within this time of the newest belong together. */
const TOGETHER_MS = 30 * 60_000;

/** A bout or match with its published chance. */
export interface TwoWayPart {
  readonly league: keyof typeof TAU;
  readonly moneyline?: readonly TwoWayQuote[] | undefined;
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

/** What a side's best price is worth: see `edgeAt`; 'unrated' if the ratings know too little of either side. */
export type TwoWayEdge = Edge | 'unrated';

/** Undefined if no book quotes the side, or it is not anchored to any. */
export function twoWayEdge(part: TwoWayPart, side: 'a' | 'b'): TwoWayEdge | undefined {
  const { league, moneyline = [], prediction, share } = part;
  const quotes = freshest(moneyline);
  const best = bestPrice(quotes, side);
  const market = twoWayConsensus(quotes, prediction.own?.a ?? share);
  if (!best || !market || !prediction.anchor) return undefined;
  if (!bothRated(prediction.recipe.notes)) return 'unrated';
  return edgeAt({
    share: side === 'a' ? share : 1 - share,
    american: best.odds,
    consensusShare: market[side],
    tau: TAU[league],
  });
}

/** Whether a price is an edge: it is then worth something, while fresh. */
export const isReturn = (edge: TwoWayEdge): edge is { readonly returnPerUnit: number } =>
  typeof edge === 'object' && 'returnPerUnit' in edge;
