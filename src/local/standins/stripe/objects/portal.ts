import { randomBytes } from 'node:crypto';
import { type Account, nowOf } from '../account.ts';
import type { PortalConfiguration, PortalSession } from '../stored.ts';
import { begunObject, empty, fresh } from './parts.ts';

/** As in an account whose owner has saved the portal's settings once. */
export const makePortalConfiguration = (account: Account): PortalConfiguration => ({
  ...fresh(account, 'bpc', 'billing_portal.configuration'),
  ...empty('application', 'default_return_url', 'name'),
  active: true,
  business_profile: empty('headline', 'privacy_policy_url', 'terms_of_service_url'),
  features: {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: true,
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  },
  is_default: true,
  login_page: { enabled: false, url: null },
  updated: nowOf(account),
});

export const makePortalSession = (
  account: Account,
  customer: string,
  configuration: string,
  return_url: string | null,
): PortalSession => ({
  ...begunObject(account, 'bps', 'billing_portal.session'),
  ...empty('customer_account', 'flow', 'locale', 'on_behalf_of'),
  configuration,
  customer,
  return_url,
  url: `${account.state.baseUrl}/portal/${randomBytes(24).toString('base64url')}`,
});
