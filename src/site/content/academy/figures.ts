import { percent, signed } from '#domain/numbers/numbers.ts';
import { profitPerUnit } from '#domain/prices/americanOdds.ts';

/** A share (0–1) as a percentage: "52.4%". */
export const pct = (share: number, digits = 1): string => percent(100 * share, digits);

/** "$5,000", "$90.91", "−$500"; cents only if there are some. */
export function academyDollars(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const digits = cents % 100 === 0 ? 0 : 2;
  const text = (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return amount < 0 && cents > 0 ? `−$${text}` : `$${text}`;
}

/** Expected return per unit staked (0.054) in cents per dollar: "+5.4¢". */
export const cents = (perUnit: number): string => `${signed(100 * perUnit, 1)}¢`;

/** Profit in units: "+12.5". */
export const units = (amount: number): string => signed(amount, 1);

/** Whole number with thousands: "2,743". */
export const wholeText = (value: number): string => Math.round(value).toLocaleString('en-US');

/** The sum behind an American price's implied probability: "110 ÷ 210". */
export const impliedSum = (price: number): string =>
  price > 0 ? `100 ÷ ${price + 100}` : `${-price} ÷ ${100 - price}`;

/** What a stake wins at an American price, in dollars. */
export const wins = (stake: number, price: number): string =>
  academyDollars(stake * profitPerUnit(price));
