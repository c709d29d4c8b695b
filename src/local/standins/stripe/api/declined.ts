import { StripeFailure } from '../failure.ts';
import type { Charge } from '../stored.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
};

/** The answer to a call whose payment a bank has declined. */
export const declined = (reason: string, charge?: Charge): StripeFailure =>
  new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: reason,
    doc_url: 'https://stripe.com/docs/error-codes/card-declined',
    message: MESSAGES[reason] ?? 'Your card was declined.',
    charge: charge?.id,
  });
