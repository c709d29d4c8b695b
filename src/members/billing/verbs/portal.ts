import type { MemberTools } from '../memberTools.ts';
import { unlessGone } from '../stripe/refusals.ts';

/** A short-lived address of Stripe's portal; undefined for members who never bought one of our plans. */
export async function openPortal(
  { stripe, billing, checkouts, siteUrl }: MemberTools,
  memberId: string,
): Promise<string | undefined> {
  const customer = await checkouts.customerOf(memberId);
  if (customer === null || (await billing.readSubscriptions(memberId)).length === 0)
    return undefined;
  const opened = stripe.billingPortal.sessions.create({
    customer,
    return_url: `${siteUrl}/account`,
  });
  return (await unlessGone(opened, undefined))?.url;
}
