import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Session } from '../stored.ts';

export interface SessionOrder {
  readonly amount: number;
  readonly currency: string;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly customer: string | null;
  readonly customer_email: string | null;
  readonly client_reference_id: string | null;
  readonly metadata: Record<string, string>;
  readonly expires_at: number;
  readonly allow_promotion_codes: boolean | null;
  readonly billing_address_collection: 'auto' | 'required' | null;
  readonly locale: Session['locale'];
  readonly payment_method_collection: 'always' | 'if_required';
  readonly submit_type: Session['submit_type'];
  readonly custom_text: Session['custom_text'];
  readonly adaptive_pricing: { enabled: boolean };
  readonly consent_collection: Session['consent_collection'];
  readonly phone_number_collection: { enabled: boolean };
}

export function makeSession(account: Account, { amount, ...order }: SessionOrder): Session {
  const id = newId('cs_test');
  return {
    id,
    object: 'checkout.session',
    after_expiration: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    client_secret: null,
    collected_information: null,
    consent: null,
    created: nowOf(account),
    currency_conversion: null,
    custom_fields: [],
    customer_account: null,
    customer_creation: order.customer === null ? 'always' : null,
    customer_details: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    managed_payments: null,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${account.state.baseUrl}/pay/${id}`,
    wallet_options: null,
    ...order,
  };
}
