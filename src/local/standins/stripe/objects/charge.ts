import type { Account } from '../account.ts';
import { newStripeId } from '../ids.ts';
import type { PaymentIntent, PaymentMethod, StoredCharge } from '../stored.ts';
import { empty, fresh } from './parts.ts';

const cardOf = (
  card: PaymentMethod['card'],
  amount: number,
): StoredCharge['payment_method_details'] => ({
  card: {
    ...empty('authorization_code', 'electronic_commerce_indicator', 'installments', 'mandate'),
    ...empty('network_transaction_id', 'three_d_secure', 'transaction_link_id', 'wallet'),
    amount_authorized: amount,
    brand: card?.brand ?? null,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    exp_month: card?.exp_month ?? 12,
    exp_year: card?.exp_year ?? 2030,
    fingerprint: card?.fingerprint ?? null,
    funding: 'credit',
    last4: card?.last4 ?? null,
    network: card?.brand ?? null,
    regulated_status: 'unregulated',
  },
  type: 'card',
});

/** One try of a payment with a card; `decline` is the reason if it failed. */
export function makeCharge(
  account: Account,
  payment: PaymentIntent,
  method: PaymentMethod,
  decline: string | undefined,
): StoredCharge {
  const paid = decline === undefined;
  return {
    ...fresh(account, 'ch', 'charge'),
    ...empty('application', 'application_fee', 'application_fee_amount'),
    ...empty('failure_balance_transaction', 'on_behalf_of', 'outcome', 'receipt_email'),
    ...empty('receipt_number', 'receipt_url'),
    ...empty('review', 'shipping', 'source', 'source_transfer', 'statement_descriptor'),
    ...empty('statement_descriptor_suffix', 'transfer_data', 'transfer_group'),
    amount: payment.amount,
    amount_captured: paid ? payment.amount : 0,
    amount_refunded: 0,
    balance_transaction: paid ? newStripeId('txn') : null,
    billing_details: { ...method.billing_details },
    calculated_statement_descriptor: 'STAND-IN',
    captured: paid,
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    disputed: false,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    fraud_details: {},
    paid,
    payment_intent: payment.id,
    payment_method: method.id,
    payment_method_details: cardOf(method.card, payment.amount),
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  };
}
