import { signed } from '../numbers/numbers.ts';
import type { BetMarket } from './bet.ts';
import type { Outcome } from './outcome.ts';

/** Outcomes as a reader says them. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  win: 'Won',
  halfWin: 'Half won',
  push: 'Push',
  halfLoss: 'Half lost',
  loss: 'Lost',
  void: 'Void',
};

export const MARKET_WORDS: Readonly<Record<BetMarket, string>> = {
  moneyline: 'Moneyline',
  spread: 'Spread',
  total: 'Total',
  other: 'Other',
};

const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,250.00", "$20" */
export const moneyText = (cents: number): string => MONEY.format(cents / 100).replace(/\.00$/, '');

/** "+$18.18", "−$20", "$0" */
export function gainMoney(cents: number): string {
  const sign = cents > 0 ? '+' : cents < 0 ? '−' : '';
  return `${sign}${moneyText(Math.abs(cents))}`;
}

/** "+104", "−110" */
export const recordOddsText = (price: number): string => signed(price, 0).replace('-', '−');

/** Cents of an amount as a reader types it: "20", "$1,250.50"; undefined if it is not an amount. */
export function centsOf(typed: string): number | undefined {
  const text = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '');
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(100 * Number(text));
}
