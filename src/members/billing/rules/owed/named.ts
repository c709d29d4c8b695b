import { dollarsOfCents } from '../planText.ts';
import { NAMED } from './namedWords.ts';

export type NamedWhat = keyof typeof NAMED;

/** Money that the owner has to decide on. */
export interface NamedOwed {
  readonly what: NamedWhat;
  /** The payment, or the customer. */
  readonly about: string;
  readonly cents: number;
}

/** How the owner says that something named is settled. */
const SETTLED = 'note settled=yes on it in Stripe';

/** One line for the owner: ids, the amount, what happened and what to do. No personal data. */
export function namedLine(customer: string, { what, about, cents }: NamedOwed): string {
  if (what === 'twice') return `${customer} ${NAMED.twice}: ${dollarsOfCents(cents)}, ${about}`;
  const isPayment = about !== customer;
  return `${customer}: ${dollarsOfCents(cents)}${isPayment ? ` of ${about}` : ''} ${NAMED[what]}${isPayment ? `; then ${SETTLED}` : ''}`;
}
