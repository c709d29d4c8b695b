import type Stripe from 'stripe';
import type { MemberTools } from '../memberTools.ts';
import type { Tier } from '../rules/plans.ts';
import { runningSubscription } from './ownSubscription.ts';
import { type SwitchFigures, switchFigures } from './switchFigures.ts';

/** Why a switch is impossible. */
export type NoSwitch = 'none' | 'same' | 'ending' | 'unpaid';

interface Change {
  readonly subscription: Stripe.Subscription;
  readonly item: string;
  readonly price: string;
}

/** Checks that the member has a paid subscription that renews, and the other plan is requested. */
async function changeTo(
  tools: MemberTools,
  memberId: string,
  tier: Tier,
): Promise<Change | NoSwitch> {
  const owned = await runningSubscription(tools, memberId);
  if (!owned) return 'none';
  const { subscription, row } = owned;
  const [item] = subscription.items.data;
  if (!item) return 'none';
  if (row.tier === tier) return 'same';
  if (row.status !== 'active') return 'unpaid';
  if (row.cancelsAt !== null) return 'ending';
  const { prices } = await tools.catalog();
  return { subscription, item: item.id, price: prices[tier] };
}

/** The figures of the invoice that Stripe would create. */
async function previewOf(
  { stripe }: MemberTools,
  { subscription, item, price }: Change,
  tier: Tier,
  prorationDate: number,
): Promise<SwitchFigures> {
  const invoice = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item, price }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
    },
  });
  const periodEnd = subscription.items.data[0]?.current_period_end ?? prorationDate;
  return switchFigures(invoice, { tier, prorationDate, periodEnd });
}

/** What a switch to the other plan would cost now; changes nothing. */
export async function previewSwitch(
  tools: MemberTools,
  memberId: string,
  tier: Tier,
  now: Date,
): Promise<SwitchFigures | NoSwitch> {
  const change = await changeTo(tools, memberId, tier);
  if (typeof change === 'string') return change;
  return previewOf(tools, change, tier, Math.floor(now.getTime() / 1000));
}

/** The figures of the preview that the member agreed to. */
export interface Agreed {
  readonly tier: Tier;
  readonly prorationDate: number;
  readonly dueNow: number;
}

/** How long a preview is valid. */
const GOOD_FOR_S = 15 * 60;

/** Switches at exactly the preview's price, or not at all: a declined card changes nothing. */
async function applyAgreed(
  tools: MemberTools,
  change: Change,
  { tier, prorationDate, dueNow }: Agreed,
): Promise<boolean> {
  const { subscription, item, price } = change;
  if (prorationDate < (subscription.items.data[0]?.current_period_start ?? 0)) return false;
  const figures = await previewOf(tools, change, tier, prorationDate);
  if (figures.dueNow !== dueNow) return false;
  await tools.stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id: item, price }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
      payment_behavior: 'error_if_incomplete',
    },
    { idempotencyKey: `switch-${subscription.id}-${price}-${prorationDate}` },
  );
  await tools.sync(subscription.id);
  return true;
}

/** Switches a member's plan. If pressed twice it is done once, and both requests are told so. */
export async function switchOwn(
  tools: MemberTools,
  memberId: string,
  agreed: Agreed,
  now: Date,
): Promise<'done' | 'outdated' | NoSwitch> {
  const age = now.getTime() / 1000 - agreed.prorationDate;
  if (age < -1 || age > GOOD_FOR_S) return 'outdated';
  const change = await changeTo(tools, memberId, agreed.tier);
  if (change === 'same') return 'done';
  if (typeof change === 'string') return change;
  if (await applyAgreed(tools, change, agreed)) return 'done';
  // The other request may have been faster.
  return (await changeTo(tools, memberId, agreed.tier)) === 'same' ? 'done' : 'outdated';
}
