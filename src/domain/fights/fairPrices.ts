import {
  decisiveWinShare,
  type FightOutcome,
  type FightSide,
  methodShares,
} from '../outcomes/fight.ts';
import { wholeFairAmerican } from '../prices/fairPrice.ts';

/** A side's fair prices, whole American odds: to win (a draw returns the stake), by KO/TKO, by decision. */
interface FairPrices {
  readonly moneyline: number | undefined;
  readonly knockout: number | undefined;
  readonly submission: number | undefined;
  readonly decision: number | undefined;
}

export function fairPrices(outcome: FightOutcome, side: FightSide): FairPrices {
  const methods = methodShares(outcome, side);
  return {
    moneyline: wholeFairAmerican(decisiveWinShare(outcome, side)),
    knockout: wholeFairAmerican(methods.knockout),
    submission: wholeFairAmerican(methods.submission),
    decision: wholeFairAmerican(methods.decision),
  };
}
