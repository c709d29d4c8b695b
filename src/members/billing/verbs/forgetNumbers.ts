import type Stripe from 'stripe';
import type { LeavingCustomers } from '../store/leavingCustomers.ts';
import { unlessGone } from '../stripe/refusals.ts';

/** Empty at Stripe removes it. */
const NOBODY = { metadata: { member: '' } } as const;

/**
 * Takes number and member id off the customers of deleted accounts at Stripe, and the id off their subscriptions. What a customer
 * typed on Stripe's own pages (name, address, card, e-mail) and payments stay there: they are Stripe's evidence of a payment. A
 * later dispute still finds whose it was: we keep the customer's id with the number's hash. One that fails is left for the next
 * time, and keeps nobody else waiting.
 */
export async function forgetNumbers(stripe: Stripe, leaving: LeavingCustomers): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await leaving.read())
    await forgetNumber(stripe, id).then(
      () => leaving.forget(id),
      (error: unknown) => failures.push(error),
    );
  if (failures.length > 0) throw failures[0];
}

async function forgetNumber(stripe: Stripe, id: string): Promise<void> {
  const asked = stripe.subscriptions.list({ customer: id, status: 'all', limit: 100 });
  const { data } = await unlessGone(asked, { data: [] });
  for (const one of data)
    if (one.metadata.member)
      await unlessGone(stripe.subscriptions.update(one.id, NOBODY), undefined);
  await unlessGone(stripe.customers.update(id, { phone: '', ...NOBODY }), undefined);
}
