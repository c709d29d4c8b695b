import type { Account } from '../account.ts';
import type { StoredCheckout } from '../stored.ts';
import { empty, fresh } from './parts.ts';

type Order = Pick<
  StoredCheckout,
  'cancel_url' | 'client_reference_id' | 'currency' | 'customer' | 'expires_at' | 'success_url'
>;

export function makeSession(account: Account, amount: number, order: Order): StoredCheckout {
  const begun = fresh(account, 'cs_test', 'checkout.session');
  return {
    ...begun,
    ...empty('after_expiration', 'allow_promotion_codes', 'allowed_payment_method_types'),
    ...empty('billing_address_collection', 'client_secret', 'collected_information', 'consent'),
    ...empty('consent_collection', 'currency_conversion', 'customer_account', 'customer_email'),
    ...empty('customer_details', 'integration_identifier', 'invoice', 'invoice_creation', 'locale'),
    ...empty('managed_payments', 'origin_context', 'payment_intent', 'payment_link'),
    ...empty('payment_method_configuration_details', 'permissions', 'recovered_from'),
    ...empty('setup_intent', 'shipping_address_collection', 'shipping_cost', 'submit_type'),
    ...empty('subscription', 'wallet_options'),
    adaptive_pricing: { enabled: false },
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    custom_fields: [],
    custom_text: empty('after_submit', 'shipping_address', 'submit', 'terms_of_service_acceptance'),
    customer_creation: order.customer === null ? 'always' : null,
    discounts: [],
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    shipping_options: [],
    status: 'open',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${account.state.baseUrl}/pay/${begun.id}`,
    ...order,
  };
}
