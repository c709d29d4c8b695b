import { fairAmerican } from '../americanOdds.ts';
import type { TwoWayQuote } from '../events/event.ts';
import type { Bout } from '../events/fightCard.ts';
import {
  decisiveShare,
  type FightOutcome,
  type FightSide,
  methodShares,
} from '../outcomes/fight.ts';

/** A price of each side, American, with where it is from: a bookmaker, or the simulation's own fair price. */
export interface FightMoneyline {
  readonly a: number | undefined;
  readonly b: number | undefined;
  readonly from: 'book' | 'model';
  /** Absent for the model's. */
  readonly quote?: TwoWayQuote | undefined;
}

/** Fair American price of a share (0–1), to the whole number; undefined at 0 and 1, which nothing prices. */
export const fairPrice = (share: number): number | undefined =>
  share > 0 && share < 1 ? Math.round(fairAmerican(share)) : undefined;

/** The first source that quotes a bout, ESPN before Bovada. */
const quoteOf = ({ moneyline = [] }: Bout): TwoWayQuote | undefined =>
  moneyline.find(({ source }) => source === 'espn') ?? moneyline[0];

/** A book's prices where there are any, else the simulation's; undefined where there is neither. */
export function moneylineOf(bout: Bout): FightMoneyline | undefined {
  const quote = quoteOf(bout);
  if (quote) return { a: quote.a, b: quote.b, from: 'book', quote };
  if (!bout.prediction) return undefined;
  const { outcome } = bout.prediction;
  const fair = (side: FightSide) => fairPrice(decisiveShare(outcome, side));
  return { a: fair('a'), b: fair('b'), from: 'model' };
}

/** The simulation's fair prices of a side winning by knockout and by decision; no source quotes methods. */
export function methodOdds(
  outcome: FightOutcome,
  side: FightSide,
): { readonly knockout: number | undefined; readonly decision: number | undefined } {
  const { knockout, decision } = methodShares(outcome, side);
  return { knockout: fairPrice(knockout), decision: fairPrice(decision) };
}
