import {
  decisiveShare,
  type FightOutcome,
  type FightSide,
  methodShares,
} from '../outcomes/fight.ts';
import { fairPrice } from '../prices/fairPrice.ts';

/** A side's fair prices, whole American odds: to win (a draw returns the stake), by KO/TKO, by decision. */
export interface FairPrices {
  readonly moneyline: number | undefined;
  readonly knockout: number | undefined;
  readonly submission: number | undefined;
  readonly decision: number | undefined;
}

export function fairPrices(outcome: FightOutcome, side: FightSide): FairPrices {
  const methods = methodShares(outcome, side);
  return {
    moneyline: fairPrice(decisiveShare(outcome, side)),
    knockout: fairPrice(methods.knockout),
    submission: fairPrice(methods.submission),
    decision: fairPrice(methods.decision),
  };
}
