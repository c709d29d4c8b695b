import type Stripe from 'stripe';
import { readProduct } from './catalog.ts';

/** The product of our plans, asked for once; again where that failed. */
export function keptProduct(stripe: Stripe): () => Promise<string> {
  let kept: Promise<string> | undefined;
  return () => {
    kept ??= readProduct(stripe).catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
