import type { TwoWayQuote } from '../events/event.ts';
import { percent } from '../numbers.ts';
import type { FightSide } from '../outcomes/fight.ts';
import { isAmericanPrice, profitPerUnit } from '../prices/americanOdds.ts';
import { expectedReturnPerUnit } from '../prices/staking.ts';

/** The best price found for a side. American odds. */
export interface BestPrice {
  readonly odds: number;
  readonly provider: string;
  readonly sample: boolean;
}

/** The best of all quotes for one side; of equals the first. A number that is no American price is passed over. */
export function bestPrice(
  quotes: readonly TwoWayQuote[] | undefined,
  side: FightSide,
): BestPrice | undefined {
  let best: BestPrice | undefined;
  for (const { provider, sample, [side]: odds } of quotes ?? []) {
    if (!isAmericanPrice(odds)) continue;
    if (!best || profitPerUnit(odds) > profitPerUnit(best.odds)) best = { odds, provider, sample };
  }
  return best;
}

/** Below this, 0.5 cents a dollar, an advantage rounds to nothing. */
const SMALLEST_EDGE = 0.005;

/**
 * "+4.2% per dollar" or "No edge": what the best price of a side is worth.
 * @param p decisive share of the side, 0–1: a draw returns the stake
 */
export function edgeText(p: number, price: BestPrice | undefined): string | undefined {
  if (!price) return undefined;
  const edge = expectedReturnPerUnit(p, price.odds);
  return edge >= SMALLEST_EDGE ? `+${percent(100 * edge, 1)} per dollar` : 'No edge';
}
