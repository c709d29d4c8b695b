import { profitPerUnit } from '../prices/americanOdds.ts';

/**
 * The result of a pick or a bet. With a quarter line half the stake may push: a half win, a half loss. A push returns the stake
 * because of the score, a void because the contest was not the one picked.
 */
export const OUTCOMES = ['win', 'halfWin', 'push', 'halfLoss', 'loss', 'void'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const DECIDED: Readonly<Record<Outcome, number>> = {
  win: 1,
  halfWin: 0.5,
  push: 0,
  halfLoss: 0.5,
  loss: 1,
  void: 0,
};

/** Part of the stake that was won or lost, 0–1: the pick's weight in a rate. */
export const decidedPart = (outcome: Outcome): number => DECIDED[outcome];

export const isWin = (outcome: Outcome): boolean => outcome === 'win' || outcome === 'halfWin';
export const isLoss = (outcome: Outcome): boolean => outcome === 'loss' || outcome === 'halfLoss';

/** Profit of a one-unit stake at American odds; undefined if there was no price. */
export function unitsOf(american: number | undefined, outcome: Outcome): number | undefined {
  if (american === undefined) return undefined;
  const part = decidedPart(outcome);
  if (part === 0) return 0;
  return part * (isWin(outcome) ? profitPerUnit(american) : -1);
}

/** The result of a pick that ended this many points beyond its line: a quarter line is half a stake on each neighboring line. */
export function outcomeBeyond(beyond: number): Outcome {
  if (beyond === 0) return 'push';
  if (Math.abs(beyond) === 0.25) return beyond > 0 ? 'halfWin' : 'halfLoss';
  return beyond > 0 ? 'win' : 'loss';
}
