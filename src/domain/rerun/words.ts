import { signed } from '../numbers/numbers.ts';

/** Digits used to compare figures: more than any page prints. */
const SHARE_DIGITS = 3;
const MEAN_DIGITS = 4;

/** A percentage given as 0–100: "53.930%". */
export const exactPercent = (percent: number): string => `${percent.toFixed(SHARE_DIGITS)}%`;

/** A share of runs, 0–1, in the same digits. */
export const exactShare = (share: number): string => exactPercent(100 * share);

export const exactMean = (mean: number): string => mean.toFixed(MEAN_DIGITS);

export const runsText = (value: number): string => value.toLocaleString('en-US');

/** "Bills −2.5 cover", "Bills pick’em": a side at its own handicap. */
export const coverText = (side: string, handicap: number): string =>
  handicap === 0 ? `${side} pick’em` : `${side} ${signed(handicap)} cover`;

/** Difference of two printed figures, so that the three add up: "−16.8". */
export const movedBy = (before: number, after: number, digits: number): string =>
  signed(Number(after.toFixed(digits)) - Number(before.toFixed(digits)), digits);
