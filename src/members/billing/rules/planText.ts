import { PLANS, type Tier } from './plans.ts';

/** What is said of the two plans, all of it worked out from their prices. */
export const PLAN_NAMES: Readonly<Record<Tier, string>> = { monthly: 'Monthly', yearly: 'Yearly' };

/** Twelve months at the monthly price, in cents: what the yearly price is held against. */
export const yearOfMonthsCents = (): number => 12 * PLANS.monthly.cents;

/** What a year on the yearly plan saves, in cents. */
export const savingCents = (): number => yearOfMonthsCents() - PLANS.yearly.cents;

/** The saving in per cent, rounded up as the page words it: 16.5 is "17% off". The exact saving stands beside it. */
export const savingPercent = (): number => Math.ceil((100 * savingCents()) / yearOfMonthsCents());

/** The saving in whole dollars, rounded up as the page words it: $39.45 is "Save $40". */
export const savingDollars = (): number => Math.ceil(savingCents() / 100);

/** "$19.95". */
export const centsText = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** "$19.95/month". */
export const priceText = (tier: Tier): string =>
  `${centsText(PLANS[tier].cents)}/${PLANS[tier].interval}`;
