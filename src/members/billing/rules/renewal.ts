import { PLANS, type Tier } from './plans.ts';
import { dollarsOfCents } from './planText.ts';

/** What a buyer agrees to about the renewal, word for word, and its version: a changed text needs a new one. */
export interface RenewalWording {
  readonly version: string;
  readonly text: string;
}

const VERSION = 'renewal 2026-11-26';

/**
 * The sentence beside the box that is ticked before paying. Its price is part of its version.
 * @param cents what is charged each period, before discounts, if not for one at the plan's price
 */
export function renewalWording(tier: Tier, cents: number = PLANS[tier].cents): RenewalWording {
  const { interval } = PLANS[tier];
  return {
    version: `${VERSION} ${tier} ${cents}`,
    text: `I agree that Premium renews by itself: ${dollarsOfCents(cents)} is charged to my card each ${interval} until I cancel, which takes one click under my account.`,
  };
}
