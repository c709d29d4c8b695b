import type Stripe from 'stripe';
import { PLANS, TIERS, type Tier } from '../rules/plans.ts';

/** How a plan's price is found in any account: ids differ between test and live mode, lookup keys do not. */
export const LOOKUP_KEYS = {
  monthly: 'premium_monthly',
  yearly: 'premium_yearly',
} as const satisfies Readonly<Record<Tier, string>>;

export interface Catalog {
  readonly prices: Readonly<Record<Tier, string>>;
  /** The product of both prices. */
  readonly product: string;
}

export const productOf = ({ product }: Stripe.Price): string =>
  typeof product === 'string' ? product : product.id;

/** What is wrong with a plan's price; undefined if it is as stated. */
export function wrongPrice(tier: Tier, price: Stripe.Price | undefined): string | undefined {
  const { cents, interval } = PLANS[tier];
  if (!price) return `there is no price with the lookup key ${LOOKUP_KEYS[tier]}`;
  if (!price.active) return `the price ${price.id} is archived`;
  if (price.currency !== 'usd' || price.unit_amount !== cents) {
    return `the price ${price.id} is ${price.unit_amount} ${price.currency}, not ${cents} usd`;
  }
  if (price.recurring?.interval !== interval || price.recurring.interval_count !== 1) {
    return `the price ${price.id} is not for one ${interval}`;
  }
  return undefined;
}

/** An account's prices for our plans, right or wrong, by plan. */
export async function pricesByTier(
  stripe: Stripe,
): Promise<Readonly<Record<Tier, Stripe.Price | undefined>>> {
  const { data } = await stripe.prices.list({ lookup_keys: Object.values(LOOKUP_KEYS) });
  const of = (tier: Tier) => {
    const all = data.filter(({ lookup_key }) => lookup_key === LOOKUP_KEYS[tier]);
    return all.find(({ active }) => active) ?? all[0];
  };
  return { monthly: of('monthly'), yearly: of('yearly') };
}

/** The prices being sold. Throws one sentence if one is missing or differs from what this site states. */
export async function readCatalog(stripe: Stripe): Promise<Catalog> {
  const prices = await pricesByTier(stripe);
  const right = (tier: Tier): Stripe.Price => {
    const price = prices[tier];
    const wrong = wrongPrice(tier, price);
    if (price === undefined || wrong !== undefined) throw new Error(`Stripe: ${wrong}.`);
    return price;
  };
  const [monthly, yearly] = [right('monthly'), right('yearly')];
  if (productOf(monthly) !== productOf(yearly)) {
    throw new Error('Stripe: the two prices are of two products.');
  }
  return { prices: { monthly: monthly.id, yearly: yearly.id }, product: productOf(monthly) };
}

/** The product of our plans, even while a price is archived or wrong: it identifies who has paid. */
export async function readProduct(stripe: Stripe): Promise<string> {
  const { monthly, yearly } = await pricesByTier(stripe);
  const price = monthly ?? yearly;
  if (!price) throw new Error(`Stripe: ${wrongPrice('monthly', undefined)}.`);
  return productOf(price);
}

/** The plan of a price, including one of our product that is no longer sold. Null for any other. */
export function tierOf(price: Stripe.Price, product: string): Tier | null {
  if (productOf(price) !== product) return null;
  return TIERS.find((tier) => PLANS[tier].interval === price.recurring?.interval) ?? null;
}
