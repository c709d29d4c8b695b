import { profitPerUnit } from '../americanOdds.ts';
import type { TwoWayQuote } from '../events/event.ts';
import type { FightSide } from '../outcomes/fight.ts';

/** The best price found for a side. American odds. */
export interface BestPrice {
  readonly odds: number;
  readonly provider: string;
  readonly sample: boolean;
}

const isPrice = (odds: number): boolean => Number.isFinite(odds) && Math.abs(odds) >= 100;

/** The best of all quotes for one side; of equals the first. A number that is no American price is passed over. */
export function bestPrice(
  quotes: readonly TwoWayQuote[] | undefined,
  side: FightSide,
): BestPrice | undefined {
  let best: BestPrice | undefined;
  for (const { provider, sample, [side]: odds } of quotes ?? []) {
    if (!isPrice(odds)) continue;
    if (!best || profitPerUnit(odds) > profitPerUnit(best.odds)) best = { odds, provider, sample };
  }
  return best;
}

/** Expected return per unit staked at a price, for a two-way bet that wins with probability p, 0–1. */
export const expectedReturn = (p: number, odds: number): number =>
  p * (1 + profitPerUnit(odds)) - 1;

/** Below this an advantage rounds to nothing. */
const SMALLEST_EDGE = 0.005;

/** "+4.2% at −110", or "No edge": the page's verdict on the best price of a side. @param p decisive share, 0–1 */
export function edgeText(p: number, price: BestPrice | undefined): string | undefined {
  if (!price) return undefined;
  const edge = expectedReturn(p, price.odds);
  return edge >= SMALLEST_EDGE ? `+${(100 * edge).toFixed(1)}% per dollar` : 'No edge';
}
