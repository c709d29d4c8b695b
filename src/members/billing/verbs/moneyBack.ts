import type { MemberTools } from '../memberTools.ts';
import { moneyBackUntil } from '../rules/moneyBack.ts';
import { moneyBackNotice, type NoticeSender } from '../rules/notices.ts';
import type { MoneyBacks, OpenMoneyBack } from '../store/moneyBacks.ts';
import type { Renewals } from '../store/renewals.ts';
import { cardPrint, leftOfPayments, purchaseOf } from '../stripe/purchase.ts';
import { undoPurchase } from '../stripe/undoPurchase.ts';
import { ownSubscription } from './ownSubscription.ts';

export interface MoneyBackTools {
  readonly moneyBacks: MoneyBacks;
  readonly renewals: Renewals;
  readonly sender: NoticeSender;
  /** Names of the channels that the owner has turned on. */
  readonly channels: readonly string[];
}

/** The result. `none`: nothing was bought; `had`: it was given once; `not first`: an earlier purchase was; `late`: after 30 days. */
export type MoneyBack = 'done' | 'none' | 'had' | 'not first' | 'late' | 'too often';

/** Gives a decided purchase back and says so, once. May be repeated by anybody: each step is done once. */
export async function finishMoneyBack(
  { stripe, sync }: Pick<MemberTools, 'stripe' | 'sync'>,
  { moneyBacks, renewals, sender, channels }: MoneyBackTools,
  open: OpenMoneyBack,
): Promise<void> {
  await undoPurchase(stripe, open.subscription);
  await sync(open.subscription);
  if (open.memberId !== null) {
    const notice = moneyBackNotice(sender, open.cents, open.subscription);
    await renewals.tell(open.memberId, notice, channels);
  }
  await moneyBacks.settle(open.subscription);
}

/**
 * Gives back what a member has paid and ends the subscription, if it is their first purchase and at most 30 days ago. The
 * decision is stored before Stripe is asked; a failure is completed by the next try or the daily comparison.
 */
export async function askMoneyBack(
  tools: MemberTools,
  back: MoneyBackTools,
  memberId: string,
  now: Date,
): Promise<MoneyBack> {
  const { stripe, checkouts } = tools;
  const { moneyBacks } = back;
  if (!(await moneyBacks.countTry(memberId))) return 'too often';
  const customer = await checkouts.customerOf(memberId);
  const owned = customer === null ? undefined : await ownSubscription(tools, customer, memberId);
  if (!owned) return 'none';
  const subscription = owned.row.id;
  const paid = await purchaseOf(stripe, subscription);
  if (!paid) return 'none';
  if (now.getTime() >= moneyBackUntil(paid.paidAt)) return 'late';
  const { first: payment } = paid;
  const left = await leftOfPayments(stripe, paid.intents);
  const card = await cardPrint(stripe, payment);
  // All of it has gone back before: it ends, and the sum is said once more.
  const cents = left === 0 ? paid.cents : left;
  const decided = await moneyBacks.decide({ memberId, subscription, payment, cents, card });
  if (decided === 'done') return 'had';
  if (decided !== 'due') return decided;
  const open = (await moneyBacks.open()).find((one) => one.subscription === subscription);
  await finishMoneyBack(tools, back, open ?? { subscription, memberId, payment, cents });
  return 'done';
}

/** What can be had back now, less what has gone back before, and until when; null if nothing. */
export async function offeredMoneyBack(
  { stripe }: Pick<MemberTools, 'stripe'>,
  moneyBacks: Pick<MoneyBacks, 'mayAsk'>,
  memberId: string,
  subscription: string,
  now: Date,
): Promise<{ readonly until: string; readonly cents: number } | null> {
  if (!(await moneyBacks.mayAsk(memberId, subscription))) return null;
  const paid = await purchaseOf(stripe, subscription);
  if (!paid || now.getTime() >= moneyBackUntil(paid.paidAt)) return null;
  const cents = await leftOfPayments(stripe, paid.intents);
  return cents === 0 ? null : { until: new Date(moneyBackUntil(paid.paidAt)).toISOString(), cents };
}
