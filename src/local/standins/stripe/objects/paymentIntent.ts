import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';
import type { PaymentIntent } from '../stored.ts';
import { empty } from './empty.ts';

export interface PaymentOrder {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string;
}

export function makePaymentIntent(account: Account, order: PaymentOrder): PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
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
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: nowOf(account),
    livemode: false,
    metadata: {},
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    status: 'requires_payment_method',
    ...order,
  };
}
