import type { Bet } from './bet.ts';
import { closingLineValue } from './closing.ts';
import { type EndedGame, settleEndedGame } from './endedGame.ts';
import { type Outcome, unitsOf } from './outcome.ts';
import type { PickTerms } from './picks/pick.ts';

/** A bet with its result. */
export interface GradedBet {
  readonly bet: Bet;
  readonly outcome: Outcome;
  /** By the code that grades our record, or by the reader's own hand. */
  readonly by: 'us' | 'reader';
  /** Profit of a one-unit stake; a lost bonus bet costs nothing. */
  readonly units: number;
  /** The books' consensus before the start without margin, at the bet's own line, 0–100; absent if unknown. */
  readonly closingProbability?: number | undefined;
  /** Closing-line value, % of the stake. */
  readonly closingValue?: number | undefined;
}

/** The bet in the form for our record's grading; undefined if it cannot be graded. */
function askedOf({ game, market, pick, line, price, book }: Bet): PickTerms | undefined {
  return game && market !== 'other' ? { market, pick, line, price, book } : undefined;
}

/**
 * Grades a bet with our record's code; its reader's hand takes precedence. Undefined while it is open, or if only its reader can
 * tell.
 * @param ended its game, once it is over or was called off
 */
export function gradeBet(bet: Bet, ended: EndedGame | undefined): GradedBet | undefined {
  const asked = askedOf(bet);
  const ours = ended && asked && bet.game && settleEndedGame(ended, bet.game, asked);
  const outcome = bet.hand ?? ours?.outcome;
  if (outcome === undefined) return undefined;
  const closing = ours?.close.closingProbability;
  const units = unitsOf(bet.price, outcome) ?? 0;
  return {
    bet,
    outcome,
    by: bet.hand === undefined ? 'us' : 'reader',
    units: bet.bonus ? Math.max(0, units) : units,
    ...(closing !== undefined && {
      closingProbability: closing,
      ...(outcome !== 'void' && { closingValue: closingLineValue(bet.price, closing) }),
    }),
  };
}

/** Whether only its reader can say how a bet ended, and it should have ended by now. */
export const awaitsHand = (bet: Bet, now: Date): boolean =>
  bet.hand === undefined &&
  askedOf(bet) === undefined &&
  (bet.startTime === undefined || Date.parse(bet.startTime) <= now.getTime());

/** Profit of a graded bet, cents. */
export const profitCents = ({ bet, units }: GradedBet): number =>
  Math.round(bet.stakeCents * units);
