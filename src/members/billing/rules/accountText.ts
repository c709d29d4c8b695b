import { clockTime, easternDate, fullDate, type Instant } from '#domain/time/time.ts';
import { dollarsOfCents } from './planText.ts';

/** "December 14, 2026" */
export const dateText = (instant: Instant): string => fullDate(easternDate(instant));

/** "December 14, 2026, 7:15 AM EST" */
export const accountMoment = (instant: Instant): string =>
  `${dateText(instant)}, ${clockTime(instant)}`;

/** "$19.95"; a refund, "−$3.00". */
export const amountText = (cents: number): string =>
  `${cents < 0 ? '−' : ''}${dollarsOfCents(Math.abs(cents))}`;

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** "Visa ending 4242" */
export const cardText = ({
  brand,
  last4,
}: {
  readonly brand: string;
  readonly last4: string;
}): string => `${BRANDS[brand] ?? 'Card'} ending ${last4}`;

/** Cents: amount due, amount refunded. */
export interface InvoiceFigures {
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly total: number;
  readonly refunded: number;
}

const STATES = {
  draft: 'Being made',
  open: 'Open',
  void: 'Void',
  uncollectible: 'Not paid',
} as const;

/** State of an invoice, in a word or two. */
export function invoiceState({ status, total, refunded }: InvoiceFigures): string {
  if (status !== 'paid') return STATES[status];
  if (total < 0) return 'Credit';
  if (refunded <= 0) return 'Paid';
  return refunded >= total ? 'Refunded' : `${amountText(refunded)} refunded`;
}
