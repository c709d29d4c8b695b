/** Price of Premium, in cents. */
export const PLANS = {
  monthly: { cents: 1_995, interval: 'month' },
  yearly: { cents: 19_995, interval: 'year' },
} as const;

export type Tier = keyof typeof PLANS;
export const TIERS = ['monthly', 'yearly'] as const satisfies readonly Tier[];

/** A new price for renewals, in cents: of the first one at or after an instant. */
export interface PriceChange {
  readonly tier: Tier;
  readonly cents: number;
  readonly from: string;
}

/**
 * Changes that are decided and to be announced, a month before `from`. What members are charged is changed at Stripe by the owner,
 * for those who were told (docs/billing.md).
 */
export const PRICE_CHANGES: readonly PriceChange[] = [];
