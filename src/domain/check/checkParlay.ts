import { decimalOdds } from '../prices/oddsFormats.ts';
import { CheckError } from './checkError.ts';
import { decimalLeft, fairDecimalOf, paybackOf } from './parlayPrice.ts';
import { bothStates, NO_LEG, type States } from './runs.ts';

/** Legs of one contest, and how to count any of them together. */
export interface ContestLegs {
  /** Places of its legs in the parlay, from 0. */
  readonly legs: readonly number[];
  /** States of some of these legs, in this order. Throws a CheckError if they are not counted together. */
  readonly states: (legs: readonly number[]) => States;
}

/** A bet as its shares and prices. Shares are 0–1, prices American. */
export interface PricedLeg {
  /** Share of all runs in which it wins, pushes and loses; they sum to 1. Half a stake counts half. */
  readonly win: number;
  readonly push: number;
  readonly lose: number;
  /** Chance of winning without the pushes: the share behind the fair price. */
  readonly share: number;
  /** Fair decimal price; absent for what never or always happens. */
  readonly fairDecimal?: number | undefined;
  /** The price that was typed. */
  readonly price?: number | undefined;
  /** Expected profit per unit staked at it: −.03 costs 3 cents per dollar. */
  readonly returnPerUnit?: number | undefined;
}

interface WithoutLeg {
  readonly leg: number;
  /** The parlay's decimal price without it, and what that returns. */
  readonly decimal: number;
  readonly returnPerUnit: number;
}

/** A bet or a parlay, priced. */
export interface CheckedParlay {
  readonly legs: readonly PricedLeg[];
  /** All legs win; some push and the others win, so that it pays less; some leg loses. They sum to 1. */
  readonly win: number;
  readonly push: number;
  readonly lose: number;
  readonly share: number;
  readonly fairDecimal?: number | undefined;
  /** What would be said if the legs had nothing to do with each other. */
  readonly independentShare: number;
  /** The parlay's decimal price: as typed, or the legs' multiplied. Absent if neither is known. */
  readonly decimal?: number | undefined;
  readonly returnPerUnit?: number | undefined;
  /** The parlay without each leg, by the same rule as a pushed leg; absent for a single bet or without a price. */
  readonly without: readonly WithoutLeg[];
  /** The leg whose removal improves the return most; absent if none does. */
  readonly costliest?: number | undefined;
}

/** The fewest and the most legs. */
export const MOST_LEGS = 6;

const allButFirst = (states: States): number => {
  let some = 0;
  states.forEach((share, pushed) => {
    if (pushed > 0) some += share;
  });
  return some;
};

/** The legs, in the order of the contests, and their states together. */
function counted(contests: readonly ContestLegs[], wanted: ReadonlySet<number>) {
  let states = NO_LEG;
  const order: number[] = [];
  for (const contest of contests) {
    const legs = contest.legs.filter((leg) => wanted.has(leg));
    if (legs.length === 0) continue;
    states = bothStates(states, contest.states(legs));
    order.push(...legs);
  }
  return { states, order };
}

function pricedLeg(states: States, price: number | undefined): PricedLeg {
  const [win = 0, push = 0] = states;
  const lose = Math.max(1 - win - push, 0);
  const fairDecimal = fairDecimalOf(states, [2]);
  return {
    win,
    push,
    lose,
    share: win + lose > 0 ? win / (win + lose) : 0,
    fairDecimal,
    price,
    returnPerUnit: price === undefined ? undefined : paybackOf(states, decimalOdds(price), [2]) - 1,
  };
}

/**
 * Prices one bet or a parlay of up to six: legs of one contest are counted in the same simulated runs, different contests multiply.
 * A leg that pushes drops out, as books settle it, and the price is worked out from the rest: from the legs' typed prices where all
 * have one, else from their fair ones (`decimalLeft`).
 * @param prices American, of each leg, where typed
 * @param price American, of the whole parlay, where typed
 * Throws a CheckError for none or too many legs, and as the contests do.
 */
export function checkParlay(
  contests: readonly ContestLegs[],
  prices: readonly (number | undefined)[],
  price: number | undefined,
): CheckedParlay {
  const all = prices.map((_, leg) => leg);
  if (all.length === 0 || all.length > MOST_LEGS)
    throw new CheckError('noSuchBet', `A check takes one to ${MOST_LEGS} legs`, []);
  const legs = all.map((leg) => pricedLeg(counted(contests, new Set([leg])).states, prices[leg]));
  const weights = weightsOf(legs);
  const priceOf = (wanted: ReadonlySet<number>) => {
    const { states, order } = counted(contests, wanted);
    return { states, weights: order.map((leg) => weights[leg] ?? 1) };
  };
  const whole = priceOf(new Set(all));
  const win = whole.states[0] ?? 0;
  const push = allButFirst(whole.states);
  const fairDecimal = fairDecimalOf(whole.states, whole.weights);
  const decimal = wholeDecimal(legs, price);
  const returnPerUnit =
    decimal === undefined ? undefined : paybackOf(whole.states, decimal, whole.weights) - 1;
  const without =
    decimal === undefined || all.length === 1
      ? []
      : all.map((leg): WithoutLeg => {
          const rest = priceOf(new Set(all.filter((other) => other !== leg)));
          const left = decimalLeft(decimal, weights, 1 << leg);
          return {
            leg,
            decimal: left,
            returnPerUnit: paybackOf(rest.states, left, rest.weights) - 1,
          };
        });
  return {
    legs,
    win,
    push,
    lose: Math.max(1 - win - push, 0),
    share: fairDecimal === undefined ? (win > 0 ? 1 : 0) : 1 / fairDecimal,
    fairDecimal,
    independentShare: legs.reduce((product, { share }) => product * share, 1),
    decimal,
    returnPerUnit,
    without,
    costliest: costliestOf(without, returnPerUnit),
  };
}

/** Decimal prices that say how a parlay's price is shared by its legs: the typed ones if all are, else the fair ones. */
function weightsOf(legs: readonly PricedLeg[]): number[] {
  const typed = legs.flatMap(({ price }) => (price === undefined ? [] : [decimalOdds(price)]));
  return typed.length === legs.length ? typed : legs.map(({ fairDecimal = 1 }) => fairDecimal);
}

function wholeDecimal(legs: readonly PricedLeg[], price: number | undefined): number | undefined {
  if (price !== undefined) return decimalOdds(price);
  const typed = legs.flatMap((leg) => (leg.price === undefined ? [] : [decimalOdds(leg.price)]));
  if (typed.length < legs.length) return undefined;
  return typed.reduce((product, decimal) => product * decimal, 1);
}

function costliestOf(
  without: readonly WithoutLeg[],
  returnPerUnit: number | undefined,
): number | undefined {
  const [best] = without.toSorted((one, other) => other.returnPerUnit - one.returnPerUnit);
  return best && returnPerUnit !== undefined && best.returnPerUnit > returnPerUnit
    ? best.leg
    : undefined;
}
