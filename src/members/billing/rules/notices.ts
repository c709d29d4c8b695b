import { amountText, dateText } from './accountText.ts';
import { PLANS, type Tier } from './plans.ts';
import type { NextPayment } from './standingText.ts';

/** What a member is told of their own subscription. Plain letters and at most 320 of them: it goes out as a text, too. */
export interface AccountNotice {
  readonly kind: 'renewal' | 'price' | 'money back' | 'break';
  /** Which one of its kind: each is told once. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Not before the morning. */
  readonly wait: boolean;
}

/** Who says it: the product, and its host for the address of the account. */
export interface NoticeSender {
  readonly name: string;
  readonly host: string;
}

export const cancelAt = ({ host }: NoticeSender): string => `Cancel in one click: ${host}/account`;

/** That a first purchase goes back. @param subscription Stripe's id */
export const moneyBackNotice = (
  sender: NoticeSender,
  cents: number,
  subscription: string,
): AccountNotice => ({
  kind: 'money back',
  key: subscription,
  title: `${amountText(cents)} is on its way back to you`,
  text: `${sender.name}: ${amountText(cents)} goes back to the card that paid, usually within 5 to 10 days. Premium has ended and nothing more is charged.`,
  wait: false,
});

/** What is charged next, as far as Stripe says. */
export interface Charge {
  /** Cents of the plan's price then, before discounts and tax. */
  readonly plan: number;
  /** Null where Stripe cannot say; it knows nothing of a price that is not moved there yet. */
  readonly next: Pick<NextPayment, 'cents' | 'credit'> | null;
}

const BEFORE = 'before discounts and tax';

/** "$19.95", "$9.98 (plan price $19.95)", "$19.95, of which credit pays $5.00": the plan's price is always named. */
export function chargeText({ plan, next }: Charge): string {
  if (next === null) return `${amountText(plan)} ${BEFORE}`;
  const total = next.cents + next.credit;
  const price =
    total === plan ? amountText(plan) : `${amountText(total)} (plan price ${amountText(plan)})`;
  return next.credit > 0 ? `${price}, of which credit pays ${amountText(next.credit)}` : price;
}

interface Renewal extends Charge {
  readonly tier: Tier;
  readonly periodEnd: string;
  /** Which renewal or year it is about. */
  readonly key: string;
}

/** That a plan renews. */
export const renewalNotice = (sender: NoticeSender, renewal: Renewal): AccountNotice => {
  const { tier, periodEnd, key } = renewal;
  const price = chargeText(renewal);
  const on = dateText(periodEnd);
  return {
    kind: 'renewal',
    key,
    title: tier === 'yearly' ? `Premium renews on ${on}` : 'Premium renews each month',
    text:
      tier === 'yearly'
        ? `${sender.name}: your yearly Premium renews on ${on} for ${price}. ${cancelAt(sender)}`
        : `${sender.name}: your yearly reminder that Premium renews each month, next on ${on} for ${price}. ${cancelAt(sender)}`,
    wait: true,
  };
};

interface Priced {
  readonly tier: Tier;
  readonly cents: number;
  readonly from: string;
  /** Whether this member pays the plan's price: no discount or tax makes it another one, as far as it is known. */
  readonly isPlain: boolean;
}

/** That a plan will cost something else. */
export const priceNotice = (
  sender: NoticeSender,
  change: Priced,
  periodEnd: string,
): AccountNotice => {
  const { interval, cents } = PLANS[change.tier];
  const on = dateText(periodEnd);
  const before = change.isPlain ? '' : `, both ${BEFORE}`;
  return {
    kind: 'price',
    key: `${change.tier} ${change.cents} ${change.from.slice(0, 10)}`,
    title: `Premium costs ${amountText(change.cents)} a ${interval} from ${on}`,
    text: `${sender.name}: from ${on} your Premium costs ${amountText(change.cents)} a ${interval} instead of ${amountText(cents)}${before}. If you do not want that, cancel before then. ${cancelAt(sender)}`,
    wait: true,
  };
};
