import { randomBytes } from 'node:crypto';
import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { PortalConfiguration, PortalSession } from '../stored.ts';

export const makePortalConfiguration = (
  account: Account,
  isDefault: boolean,
): PortalConfiguration => ({
  id: newId('bpc'),
  object: 'billing_portal.configuration',
  active: true,
  application: null,
  business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
  created: nowOf(account),
  default_return_url: null,
  features: {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: isDefault },
    payment_method_update: { enabled: isDefault, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: isDefault,
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
  is_default: isDefault,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata: {},
  name: null,
  updated: nowOf(account),
});

export interface PortalOrder {
  readonly customer: string;
  readonly configuration: string;
  readonly return_url: string | null;
  readonly flow: PortalSession['flow'];
}

export const makePortalSession = (account: Account, order: PortalOrder): PortalSession => ({
  id: newId('bps'),
  object: 'billing_portal.session',
  created: nowOf(account),
  customer_account: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  url: `${account.state.baseUrl}/portal/${randomBytes(24).toString('base64url')}`,
  ...order,
});
