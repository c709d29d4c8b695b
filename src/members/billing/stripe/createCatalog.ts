import type Stripe from 'stripe';
import { PLANS, TIERS, type Tier } from '../rules/plans.ts';
import { type Catalog, LOOKUP_KEYS, pricesByTier, productOf, readCatalog } from './catalog.ts';
import { unlessGone } from './refusals.ts';

/** The product's id, chosen by us: however often it is made, there is one. */
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
 * Makes of the product and its two prices what an account lacks. A price that is there but not what we say it costs is
 * left as it is, and named in the error: only its owner knows why.
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
