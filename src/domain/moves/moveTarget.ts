import type { League } from '../leagues/league.ts';
import { logistic, logit } from '../numbers/logOdds.ts';
import { roundedToHalf } from '../numbers/numbers.ts';
import { fairAmerican } from '../prices/americanOdds.ts';
import { shiftedShare } from '../prices/lineShift.ts';
import { decimalOdds } from '../prices/oddsFormats.ts';
import type { ExpectedMove } from './expectedMove.ts';
import type { MoveTarget } from './saidMove.ts';

/** Shares are kept off 0 and 1, whose log-odds are infinite. */
const inside = (share: number): number => Math.min(0.99, Math.max(0.01, share));

/** Prices are written in fives. */
const STEP = 5;

/** The price that the side would have if its share were ours, the book's margin kept. */
function targetPrice(price: number, apart: number): number {
  const share = logistic(logit(inside(1 / decimalOdds(price))) + apart);
  const exact = fairAmerican(share);
  const rounded = Math.round(exact / STEP) * STEP;
  return Math.abs(rounded) >= 100 && decimalOdds(rounded) < decimalOdds(price)
    ? rounded
    : Math.round(exact);
}

/**
 * Where a line would stand if the books saw the game as our model alone does: the line at which our share is the books' first
 * one, in half points, or the side's price where that is the first line. Lines mostly go a part of the way.
 * @param price American odds of the side when it was first seen
 */
export function moveTarget(league: League, move: ExpectedMove, price: number): MoveTarget {
  const { market, line, toward } = move;
  const apart = logit(inside(move.own)) - logit(inside(move.first));
  if (market !== 'moneyline' && line !== undefined) {
    // Log-odds that the home side, or the over, gains by one point more of the line.
    const perPoint = logit(shiftedShare(league, market, 0.5, 0, 1));
    const up = toward === 'home' || toward === 'over' ? apart : 0 - apart;
    const target = roundedToHalf(line - up / perPoint);
    if (target !== line) return { targetLine: target };
  }
  return { targetPrice: targetPrice(price, apart) };
}
