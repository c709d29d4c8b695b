import type { Histogram } from '../game/scoreGrid.ts';
import { profitPerUnit } from '../prices/americanOdds.ts';
import { decimalOdds } from '../prices/oddsFormats.ts';

/** Two bets on opposite sides. The first wins above `over`, the second below `under`; on the number a stake is returned. */
export interface TwoBets {
  readonly over: number;
  readonly under: number;
  readonly american: readonly [first: number, second: number];
  readonly stakes: readonly [first: number, second: number];
}

/** The second stake with which both single wins return the same: first payout ÷ second decimal odds. */
export const evenSecond = (first: number, american: readonly [number, number]): number =>
  (first * decimalOdds(american[0])) / decimalOdds(american[1]);

const settled = (stake: number, american: number, by: number): number => {
  if (by === 0) return 0;
  return by > 0 ? stake * profitPerUnit(american) : -stake;
};

/** Profit of both bets together at a final margin or total. */
export const profitAt = ({ over, under, american, stakes }: TwoBets, value: number): number =>
  settled(stakes[0], american[0], value - over) + settled(stakes[1], american[1], under - value);

/** Profit if both win. */
export const middleProfit = ({ american, stakes }: TwoBets): number =>
  stakes[0] * profitPerUnit(american[0]) + stakes[1] * profitPerUnit(american[1]);

/** What two bets do over all outcomes. */
interface MiddleFigures {
  /** Chance that both win, and that one wins and the other is returned, 0–1. */
  readonly both: number;
  readonly half: number;
  /** Expected profit. */
  readonly expected: number;
}

/** @param outcomes chances or counts of every margin or total */
export function middleFigures(bets: TwoBets, outcomes: Histogram): MiddleFigures {
  let all = 0;
  let both = 0;
  let half = 0;
  let expected = 0;
  for (const [value, weight] of outcomes) {
    all += weight;
    expected += weight * profitAt(bets, value);
    if (value > bets.over && value < bets.under) both += weight;
    else if (bets.over < bets.under && (value === bets.over || value === bets.under))
      half += weight;
  }
  return { both: both / all, half: half / all, expected: expected / all };
}

/** The chance of the middle at which two bets break even, if nothing is returned: worst loss ÷ (worst loss + middle's profit). */
export function breakEvenChance(bets: TwoBets): number {
  const [one, other] = bets.stakes;
  const loss = -Math.min(
    one * profitPerUnit(bets.american[0]) - other,
    other * profitPerUnit(bets.american[1]) - one,
  );
  return Math.max(0, loss / (loss + middleProfit(bets)));
}
