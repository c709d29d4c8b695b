import { PLANS, type Tier } from './plans.ts';

/** Texts about the two plans, all derived from their prices. */
export const PLAN_NAMES: Readonly<Record<Tier, string>> = { monthly: 'Monthly', yearly: 'Yearly' };

/** Twelve months at the monthly price, in cents: compared with the yearly price. */
export const yearOfMonthsCents = (): number => 12 * PLANS.monthly.cents;

/** Saving of the yearly plan over a year, in cents. */
export const savingCents = (): number => yearOfMonthsCents() - PLANS.yearly.cents;

/** The saving in percent, rounded up as the page words it: 16.5 is "17% off". The exact saving is next to it. */
export const savingPercent = (): number => Math.ceil((100 * savingCents()) / yearOfMonthsCents());

/** The saving in whole dollars, rounded up as the page words it: $39.45 is "Save $40". */
export const savingDollars = (): number => Math.ceil(savingCents() / 100);

/** "$19.95". */
export const dollarsOfCents = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** "$19.95/month". */
export const tierPriceText = (tier: Tier): string =>
  `${dollarsOfCents(PLANS[tier].cents)}/${PLANS[tier].interval}`;
