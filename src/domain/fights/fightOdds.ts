import { type BestPrice, bestPrice } from '../events/bestPrice.ts';
import type { Bout } from '../events/fightCard.ts';
import { freshest } from '../events/twoWayEdge.ts';
import type { FightSide } from '../outcomes/fight.ts';
import { fairPrices } from './fairPrices.ts';

/** One side's prices, American: whole numbers. */
interface FightOdds {
  readonly moneyline: number | undefined;
  /** The source of the moneyline: the best of the bookmakers', else the simulation's fair price. */
  readonly from: 'book' | 'model' | undefined;
  readonly book: BestPrice | undefined;
  /** The simulation's fair prices of winning by knockout and by decision; no source quotes methods. */
  readonly knockout: number | undefined;
  readonly decision: number | undefined;
}

/** All undefined if no book quotes a side and nothing is simulated. */
export function fightOdds(bout: Bout, side: FightSide): FightOdds {
  const book = bestPrice(freshest(bout.moneyline ?? []), side);
  const fair = bout.prediction && fairPrices(bout.prediction.outcome, side);
  const moneyline = book?.odds ?? fair?.moneyline;
  return {
    moneyline,
    from: moneyline === undefined ? undefined : book ? 'book' : 'model',
    book,
    knockout: fair?.knockout,
    decision: fair?.decision,
  };
}
