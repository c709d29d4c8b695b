import type { Members } from '#server/store/members.ts';
import { type Invoice, invoicesOf } from './invoices.ts';
import type { MemberTools } from './tools.ts';

/** All that is held about a member, here and at Stripe. */
export async function takeOut(
  { stripe, checkouts, members }: MemberTools & { readonly members: Members },
  memberId: string,
): Promise<{ readonly invoices: readonly Invoice[] }> {
  const [own, customer] = await Promise.all([
    members.takeOut(memberId),
    checkouts.customerOf(memberId),
  ]);
  const invoices = customer === null ? [] : await invoicesOf(stripe, customer);
  return { ...own, invoices };
}
