import type { Members } from '#members/account/store/members.ts';
import type { MemberTools } from '../memberTools.ts';
import { type Invoice, memberInvoices } from './invoices.ts';

/** Everything held about a member, here and at Stripe. */
export async function takeOut(
  tools: MemberTools,
  members: Members,
  memberId: string,
): Promise<{ readonly invoices: readonly Invoice[] }> {
  const [own, customer] = await Promise.all([
    members.takeOut(memberId),
    tools.checkouts.customerOf(memberId),
  ]);
  const invoices =
    customer === null
      ? []
      : await memberInvoices(
          tools.stripe,
          customer,
          await tools.billing.readSubscriptions(memberId),
        );
  return { ...own, invoices };
}
