import Stripe from 'stripe';
import { PLANS, TIERS, type Tier } from '#domain/billing/plans.ts';
import { type Catalog, LOOKUP_KEYS, readCatalog } from './catalog.ts';

/** The product's id, chosen by us: however often it is made, there is one. */
const PRODUCT = 'premium';
const PRODUCT_NAME = 'Premium';

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

async function ownProduct(stripe: Stripe): Promise<string> {
  try {
    return (await stripe.products.retrieve(PRODUCT)).id;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return (await stripe.products.create({ id: PRODUCT, name: PRODUCT_NAME })).id;
  }
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
  const { data } = await stripe.prices.list({ lookup_keys: Object.values(LOOKUP_KEYS) });
  const missing = TIERS.filter(
    (tier) => !data.some(({ lookup_key }) => lookup_key === LOOKUP_KEYS[tier]),
  );
  const [price] = data;
  if (missing.length > 0) {
    const { product: known = await ownProduct(stripe) } = price ?? {};
    const product = typeof known === 'string' ? known : known.id;
    for (const tier of missing) await createPrice(stripe, product, tier);
  }
  return readCatalog(stripe);
}
