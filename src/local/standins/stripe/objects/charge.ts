import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../stored.ts';

const outcomeOf = (decline: string | undefined): Charge['outcome'] => ({
  advice_code: decline === undefined ? null : 'try_again_later',
  network_advice_code: null,
  network_decline_code: decline === undefined ? null : '05',
  network_status: decline === undefined ? 'approved_by_network' : 'declined_by_network',
  reason: decline ?? null,
  risk_level: 'normal',
  seller_message:
    decline === undefined ? 'Payment complete.' : 'The bank returned the decline code.',
  type: decline === undefined ? 'authorized' : 'issuer_declined',
});

const cardOf = (card: PaymentMethod['card'], amount: number): Charge['payment_method_details'] => ({
  card: {
    amount_authorized: amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 12,
    exp_year: card?.exp_year ?? 2030,
    funding: 'credit',
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  },
  type: 'card',
});

/** One try of a payment with a card, which `decline` says the reason why it failed. */
export function makeCharge(
  account: Account,
  payment: PaymentIntent,
  method: PaymentMethod,
  decline: string | undefined,
): Charge {
  const id = newId('ch');
  const paid = decline === undefined;
  return {
    id,
    object: 'charge',
    amount: payment.amount,
    amount_captured: paid ? payment.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('txn') : null,
    billing_details: {
      address: {
        city: null,
        country: 'US',
        line1: null,
        line2: null,
        postal_code: null,
        state: null,
      },
      email: method.billing_details.email,
      name: method.billing_details.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'STAND-IN',
    captured: paid,
    created: nowOf(account),
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: payment.id,
    payment_method: method.id,
    payment_method_details: cardOf(method.card, payment.amount),
    receipt_email: null,
    receipt_number: null,
    receipt_url: paid ? `${account.state.baseUrl}/receipt/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}
