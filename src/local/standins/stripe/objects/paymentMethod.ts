import { type Account, nowOf } from '../account.ts';
import { brandOf, CARD_KINDS, type CardName } from '../cards.ts';
import { newStripeId } from '../ids.ts';
import type { PaymentMethod, StoredCustomer } from '../stored.ts';
import { empty, fresh } from './parts.ts';

/**
 * At Stripe a card's number is its fingerprint. Here each payment method is another card, so that a tester has more than one; only
 * the Mastercard is one and the same.
 */
const fingerprintOf = (cardName: CardName, number: string): string =>
  cardName === 'mastercard' ? `print${number}` : newStripeId('print');

/** December of the year after next. */
const EXPIRES_IN_YEARS = 2;

export function makePaymentMethod(
  account: Account,
  customer: StoredCustomer,
  cardName: CardName,
): PaymentMethod {
  const { number } = CARD_KINDS[cardName];
  const brand = brandOf(number);
  return {
    ...fresh(account, 'pm', 'payment_method'),
    allow_redisplay: 'limited',
    billing_details: {
      address: { ...empty('city', 'line1', 'line2', 'postal_code', 'state'), country: 'US' },
      email: customer.email,
      name: customer.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: 12,
      exp_year: new Date(nowOf(account) * 1000).getUTCFullYear() + EXPIRES_IN_YEARS,
      fingerprint: fingerprintOf(cardName, number),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    customer: customer.id,
    customer_account: null,
    type: 'card',
  };
}
