/** Price of Premium, in cents. */
export const PLANS = {
  monthly: { cents: 1_995, interval: 'month' },
  yearly: { cents: 19_995, interval: 'year' },
} as const;

export type Tier = keyof typeof PLANS;
export const TIERS = ['monthly', 'yearly'] as const satisfies readonly Tier[];
