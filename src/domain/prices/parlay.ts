import { decimalOdds } from './oddsFormats.ts';

/** Profit of a winning stake of 1 on several American prices at once: the decimal odds multiplied. */
export const parlayProfitPerUnit = (americanPrices: readonly number[]): number =>
  americanPrices.reduce((product, price) => product * decimalOdds(price), 1) - 1;

/** Chance that all win (0–1) if they are independent. */
export const allIndependent = (probabilities: readonly number[]): number =>
  probabilities.reduce((product, probability) => product * probability, 1);
