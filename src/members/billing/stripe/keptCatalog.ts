import type Stripe from 'stripe';
import { clock } from '#clock';
import { type Catalog, readCatalog } from './catalog.ts';

/** The owner may change a price; the old one must not be sold for long. */
const KEPT_MS = 5 * 60_000;

/** The catalog, read again after five minutes. */
export function keptCatalog(stripe: Stripe): () => Promise<Catalog> {
  let kept: { readonly at: number; readonly catalog: Catalog } | undefined;
  return async () => {
    const now = clock.now().getTime();
    if (!kept || Math.abs(now - kept.at) > KEPT_MS) {
      kept = { at: now, catalog: await readCatalog(stripe) };
    }
    return kept.catalog;
  };
}
