import type { Account } from '../account.ts';
import { newStripeId } from '../ids.ts';
import type { PaymentIntent } from '../stored.ts';
import { empty, fresh } from './parts.ts';

export type PaymentOrder = Pick<PaymentIntent, 'amount' | 'currency' | 'customer' | 'description'>;

export function makePaymentIntent(account: Account, order: PaymentOrder): PaymentIntent {
  const begun = fresh(account, 'pi', 'payment_intent');
  return {
    ...begun,
    ...empty('allowed_payment_method_types', 'application', 'application_fee_amount'),
    ...empty('automatic_payment_methods', 'canceled_at', 'cancellation_reason', 'customer_account'),
    ...empty('excluded_payment_method_types', 'last_payment_error', 'latest_charge'),
    ...empty('managed_payments', 'next_action', 'on_behalf_of', 'payment_method'),
    ...empty('payment_method_configuration_details', 'payment_method_options', 'payment_record'),
    ...empty('processing', 'receipt_email', 'review', 'shipping', 'source', 'statement_descriptor'),
    ...empty('statement_descriptor_suffix', 'transfer_group'),
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic',
    client_secret: `${begun.id}_secret_${newStripeId('x').slice(2)}`,
    confirmation_method: 'automatic',
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    status: 'requires_payment_method',
    ...order,
  };
}
