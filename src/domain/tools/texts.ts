import { american, percent } from '../numbers/numbers.ts';
import { fairAmerican } from '../prices/americanOdds.ts';
import { decimalText } from '../prices/fairPrice.ts';
import { decimalOdds } from '../prices/oddsFormats.ts';

const MINUS = '−';

/** "$12.50", "−$3.00", "$1,250.00". */
export function toolDollars(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const whole = Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = amount < 0 && cents > 0 ? MINUS : '';
  return `${sign}$${whole}.${String(cents % 100).padStart(2, '0')}`;
}

/** "52.4%" of a share 0–1; two decimals below one percent. */
export const toolShareText = (share: number, digits = 1): string =>
  percent(100 * share, share > 0 && share < 0.01 ? Math.max(2, digits) : digits).replace(
    '-',
    MINUS,
  );

/** A typed price as books write it: "−110"; even money is +100. */
export const toolPriceText = (price: number): string =>
  Math.round(price) === -100 ? american(100) : american(price);

/** "−110 (1.91)". */
export const bothTexts = (price: number): string =>
  `${toolPriceText(price)} (${decimalText(decimalOdds(price))})`;

/** Fair price of a share, 0–1, "−110"; a dash for what has none. */
export const fairText = (share: number): string =>
  share > 0 && share < 1 ? toolPriceText(fairAmerican(share)) : '–';

/** "pays 3.1¢ per $1", "costs 4.5¢ per $1", "breaks even": an expected return per unit. */
export function paysText(perUnit: number): string {
  const cents = Math.abs(100 * perUnit).toFixed(1);
  if (cents === '0.0') return 'breaks even';
  return perUnit > 0 ? `pays ${cents}¢ per $1` : `costs ${cents}¢ per $1`;
}

/** A line of a side: "−3.5", "+7", "pick’em"; of a total: "44.5". */
export function marketLineText(market: 'spread' | 'total', line: number): string {
  if (market === 'total') return String(line);
  if (line === 0) return 'pick’em';
  return line > 0 ? `+${line}` : `${MINUS}${-line}`;
}
