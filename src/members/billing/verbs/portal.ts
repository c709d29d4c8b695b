import type { MemberTools } from '../memberTools.ts';
import { unlessGone } from '../stripe/refusals.ts';

/** A short-lived address of Stripe's portal; undefined for members who never began to buy. */
export async function openPortal(
  { stripe, checkouts, siteUrl }: MemberTools,
  memberId: string,
): Promise<string | undefined> {
  const customer = await checkouts.customerOf(memberId);
  if (customer === null) return undefined;
  const opened = stripe.billingPortal.sessions.create({
    customer,
    return_url: `${siteUrl}/account`,
  });
  return (await unlessGone(opened, undefined))?.url;
}
