import { fairAmerican } from '../americanOdds.ts';
import {
  decisiveShare,
  type FightOutcome,
  type FightSide,
  methodShares,
} from '../outcomes/fight.ts';

/** Break-even American odds of a simulated share, 0–1; undefined at never and always, which have no price. */
export const fairPrice = (share: number): number | undefined =>
  share > 0 && share < 1 ? fairAmerican(share) : undefined;

/** A side's fair prices: to win (a draw returns the stake), by KO/TKO, by decision. */
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
