import { grouped } from '../lists/grouped.ts';
import { sum } from '../numbers/numbers.ts';
import { Z } from '../numbers/samplingError.ts';
import { profitPerUnit } from '../prices/americanOdds.ts';
import type { GradedBet } from './gradeBet.ts';
import { decidedPart } from './outcome.ts';

/** The result of the same bets without any skill, in cents: between low and high 19 times in 20. */
export interface Luck {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Number of decided bets, and of those with a known close. */
  readonly bets: number;
  readonly closes: number;
}

/** Of fewer decided bets the bell curve says too little. */
export const FEWEST_LUCK_BETS = 20;

interface Chance {
  readonly contest: string;
  readonly mean: number;
  readonly deviation: number;
}

/** A bettor's chance without skill on a decided bet: the closing consensus, or else the price's own share. */
function chanceOf({ bet, outcome, closingProbability }: GradedBet): Chance {
  const profit = profitPerUnit(bet.price);
  const share = closingProbability === undefined ? 1 / (1 + profit) : closingProbability / 100;
  const stake = bet.stakeCents * decidedPart(outcome);
  const lost = bet.bonus ? 0 : 1;
  return {
    contest: bet.game ? `${bet.game.id}` : bet.id,
    mean: stake * (share * (profit + lost) - lost),
    deviation: stake * (profit + lost) * Math.sqrt(share * (1 - share)),
  };
}

/**
 * Profit of the same stakes at the same prices by luck alone. Each decided bet wins with the share of the books' last consensus
 * before the start, margin removed; if unknown, with the break-even share of its price, which favors luck more than any book. The
 * interval is mean ± 1.96 standard deviations; bets on one game are assumed to win and lose together, which makes it wider, never
 * narrower. Undefined for fewer than 20.
 */
export function betLuckOf(graded: readonly GradedBet[]): Luck | undefined {
  const decided = graded.filter(({ outcome }) => decidedPart(outcome) > 0);
  if (decided.length < FEWEST_LUCK_BETS) return undefined;
  const chances = decided.map(chanceOf);
  const games = [...grouped(chances, ({ contest }) => contest).values()];
  const mean = sum(chances.map((each) => each.mean));
  const half =
    Z * Math.sqrt(sum(games.map((own) => sum(own.map(({ deviation }) => deviation)) ** 2)));
  return {
    mean,
    low: mean - half,
    high: mean + half,
    bets: decided.length,
    closes: decided.filter(({ closingProbability }) => closingProbability !== undefined).length,
  };
}
