import type Stripe from 'stripe';
import { PLANS, TIERS, type Tier } from '../rules/plans.ts';
import { type Catalog, LOOKUP_KEYS, pricesByTier, productOf, readCatalog } from './catalog.ts';
import { unlessGone } from './refusals.ts';

/** The product's id, chosen by us, so that repeated creation makes only one. */
const PRODUCT = 'premium';
const PRODUCT_NAME = 'Premium';

async function ownProduct(stripe: Stripe): Promise<string> {
  const made = await unlessGone(stripe.products.retrieve(PRODUCT), undefined);
  return (made ?? (await stripe.products.create({ id: PRODUCT, name: PRODUCT_NAME }))).id;
}

const createPrice = (stripe: Stripe, product: string, tier: Tier): Promise<Stripe.Price> =>
  stripe.prices.create({
    product,
    currency: 'usd',
    unit_amount: PLANS[tier].cents,
    recurring: { interval: PLANS[tier].interval },
    lookup_key: LOOKUP_KEYS[tier],
  });

/**
 * Creates the product and prices that an account lacks. An existing price with another amount stays unchanged and is named in the
 * error: only its owner knows why.
 */
export async function createCatalog(stripe: Stripe): Promise<Catalog> {
  const prices = await pricesByTier(stripe);
  const missing = TIERS.filter((tier) => prices[tier] === undefined);
  if (missing.length > 0) {
    const price = prices.monthly ?? prices.yearly;
    const product = price ? productOf(price) : await ownProduct(stripe);
    for (const tier of missing) await createPrice(stripe, product, tier);
  }
  return readCatalog(stripe);
}
