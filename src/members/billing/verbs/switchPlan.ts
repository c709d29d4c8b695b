import type Stripe from 'stripe';
import { clamp } from '#domain/numbers/numbers.ts';
import type { MemberTools } from '../memberTools.ts';
import { PLANS, type Tier } from '../rules/plans.ts';
import { planItems } from '../stripe/facts.ts';
import { runningSubscription } from './ownSubscription.ts';
import { type SwitchFigures, switchFigures } from './switchFigures.ts';

/** Why a switch is impossible. `by hand`: two of our plans are on one subscription. */
export type NoSwitch = 'none' | 'same' | 'ending' | 'unpaid' | 'by hand';

interface Change {
  readonly subscription: Stripe.Subscription;
  /** The one that is one of our plans: add-ons stay as they are. */
  readonly item: Stripe.SubscriptionItem;
  readonly price: string;
}

const RUNS: readonly string[] = ['active', 'trialing'];

/** Checks that the member has a paid subscription that renews, and the other plan is requested. */
async function changeTo(
  tools: MemberTools,
  memberId: string,
  tier: Tier,
): Promise<Change | NoSwitch> {
  const owned = await runningSubscription(tools, memberId);
  if (!owned || owned.row.tier === null) return 'none';
  const { subscription, row } = owned;
  const items = planItems(subscription, await tools.product());
  const [item] = items;
  if (!item) return 'none';
  if (items.length > 1) return 'by hand';
  if (row.tier === tier) return 'same';
  if (!RUNS.includes(row.status)) return 'unpaid';
  if (row.cancelsAt !== null) return 'ending';
  const { prices } = await tools.catalog();
  return { subscription, item, price: prices[tier] };
}

/** What a plan costs each period, in cents, before discounts: for as many as are bought. */
const planCents = ({ item }: Change, tier: Tier): number =>
  (item.quantity ?? 1) * PLANS[tier].cents;

/** Moments that Stripe takes: its clock and ours may differ, and its period may have begun a minute from now. */
const withinPeriod = ({ item }: Change, seconds: number): number =>
  clamp(seconds, item.current_period_start, item.current_period_end);

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
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
    },
    expand: ['total_discount_amounts.discount.source.coupon'],
  });
  return switchFigures(invoice, {
    tier,
    prorationDate,
    periodEnd: item.current_period_end,
    quantity: item.quantity ?? 1,
    isTrial: subscription.status === 'trialing',
  });
}

/** What a switch to the other plan would cost now, and what its plan costs each period; changes nothing. */
export async function previewSwitch(
  tools: MemberTools,
  memberId: string,
  tier: Tier,
  now: Date,
): Promise<{ readonly figures: SwitchFigures; readonly planCents: number } | NoSwitch> {
  const change = await changeTo(tools, memberId, tier);
  if (typeof change === 'string') return change;
  const date = withinPeriod(change, Math.floor(now.getTime() / 1000));
  return {
    figures: await previewOf(tools, change, tier, date),
    planCents: planCents(change, tier),
  };
}

/** The figures of the preview that the member agreed to. */
interface Agreed {
  readonly tier: Tier;
  readonly prorationDate: number;
  readonly dueNow: number;
}

/** How long a preview is valid. */
const GOOD_FOR_S = 15 * 60;

/** Whether a preview's moment is of the last minutes, as far as the subscription's period goes back. */
function isFresh(change: Change, { prorationDate }: Agreed, now: Date): boolean {
  const { current_period_start: start, current_period_end: end } = change.item;
  const age = withinPeriod(change, now.getTime() / 1000) - prorationDate;
  return prorationDate >= start && prorationDate <= end && age >= -1 && age <= GOOD_FOR_S;
}

/** Switches at exactly the preview's price, or not at all: a declined card changes nothing. */
async function applyAgreed(
  tools: MemberTools,
  change: Change,
  { tier, prorationDate, dueNow }: Agreed,
): Promise<boolean> {
  const { subscription, item, price } = change;
  const figures = await previewOf(tools, change, tier, prorationDate);
  if (figures.dueNow !== dueNow) return false;
  await tools.stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
      payment_behavior: 'error_if_incomplete',
    },
    { idempotencyKey: `switch-${subscription.id}-${price}-${prorationDate}` },
  );
  await tools.sync(subscription.id);
  return true;
}

/**
 * Switches a member's plan. If pressed twice it is done once, and both requests are told so.
 * @param agree told before anything is charged what the plan costs each period; throws where something else was agreed to
 */
export async function switchOwn(
  tools: MemberTools,
  memberId: string,
  agreed: Agreed,
  now: Date,
  agree: (planCents: number) => Promise<unknown>,
): Promise<'done' | 'outdated' | NoSwitch> {
  const change = await changeTo(tools, memberId, agreed.tier);
  if (change === 'same') return 'done';
  if (typeof change === 'string') return change;
  if (isFresh(change, agreed, now)) {
    await agree(planCents(change, agreed.tier));
    if (await applyAgreed(tools, change, agreed)) return 'done';
  }
  // The other request may have been faster.
  return (await changeTo(tools, memberId, agreed.tier)) === 'same' ? 'done' : 'outdated';
}
