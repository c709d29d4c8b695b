import type { Here, Trust } from '#members/account/store/trust.ts';
import type { MemberTools } from '../memberTools.ts';
import type { CardChecks } from '../store/cardChecks.ts';
import { unlessGone } from '../stripe/refusals.ts';
import { knownCards } from './knownCards.ts';

interface ProofTools {
  readonly tools: MemberTools;
  readonly cardChecks: CardChecks;
  readonly trust: Trust;
}

/** What a reader names: the last digits of a card, or the number of an invoice. */
export type NamedPayment = { readonly last4: string } | { readonly invoice: string };

/** Two years of months. */
const INVOICES = 24;

/** An invoice's number without what people leave out or add. */
const plain = (number: string): string => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

async function isOwnInvoice({ stripe, checkouts }: MemberTools, memberId: string, named: string) {
  const customer = await checkouts.customerOf(memberId);
  if (customer === null) return false;
  const asked = stripe.invoices.list({ customer, limit: INVOICES, status: 'paid' });
  const { data } = await unlessGone(asked, { data: [] });
  return data.some(({ number }) => number !== null && plain(number) === plain(named));
}

/** Compares what is named with the payments. The guess is counted before it is checked, across all of a member's devices. */
export async function provePayment(
  { tools, cardChecks, trust }: ProofTools,
  here: Here,
  named: NamedPayment,
): Promise<'right' | 'wrong' | 'locked' | 'too new'> {
  if (!(await trust.paymentsProve(here))) return 'too new';
  if (!(await cardChecks.countGuess(here.memberId))) return 'locked';
  const isCard = 'last4' in named;
  const right = isCard
    ? (await knownCards(tools, here.memberId)).has(named.last4)
    : await isOwnInvoice(tools, here.memberId, named.invoice);
  if (!right) return 'wrong';
  return (await trust.prove(here, isCard ? 'card' : 'invoice')) ? 'right' : 'wrong';
}
