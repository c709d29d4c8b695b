/** Paths of actions on a member's subscription and account. */
export const SUBSCRIPTION_PATHS = {
  create: '/api/subscriptions/create',
  current: '/api/subscriptions/current',
  cancel: '/api/subscriptions/cancel',
  moneyBack: '/api/subscriptions/money-back',
  resume: '/api/subscriptions/resume',
  previewSwitch: '/api/subscriptions/switch-preview',
  switchPlan: '/api/subscriptions/switch',
  portal: '/api/subscriptions/portal',
  confirmCard: '/api/account/confirm-card',
  confirmInvoice: '/api/account/confirm-invoice',
  exportAccount: '/api/account/export',
  deleteAccount: '/api/account/delete',
} as const;

/** POST, signed by Stripe. */
export const STRIPE_WEBHOOK = '/api/stripe/webhook';
