import { amountText, dateText } from './accountText.ts';
import { PLANS, type Tier } from './plans.ts';

/** What a member is told of their own subscription. Plain letters and at most 320 of them: it goes out as a text, too. */
export interface AccountNotice {
  readonly kind: 'renewal' | 'price' | 'money back';
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

const cancelAt = ({ host }: NoticeSender): string => `Cancel in one click: ${host}/account`;

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

interface Renewal {
  readonly tier: Tier;
  readonly periodEnd: string;
  /** Which renewal or year it is about. */
  readonly key: string;
  /** What is charged then, if not the plan's price of today. */
  readonly cents?: number | undefined;
}

/** That a plan renews. */
export const renewalNotice = (
  sender: NoticeSender,
  { tier, periodEnd, key, cents }: Renewal,
): AccountNotice => {
  const price = amountText(cents ?? PLANS[tier].cents);
  const on = dateText(periodEnd);
  return {
    kind: 'renewal',
    key,
    title: tier === 'yearly' ? `Premium renews on ${on}` : 'Premium renews each month',
    text:
      tier === 'yearly'
        ? `${sender.name}: your yearly Premium renews on ${on} for ${price}. ${cancelAt(sender)}`
        : `${sender.name}: your yearly reminder that Premium renews each month for ${price}, next on ${on}. ${cancelAt(sender)}`,
    wait: true,
  };
};

/** That a plan will cost something else. */
export const priceNotice = (
  sender: NoticeSender,
  change: { readonly tier: Tier; readonly cents: number; readonly from: string },
  periodEnd: string,
): AccountNotice => {
  const { interval, cents } = PLANS[change.tier];
  const on = dateText(periodEnd);
  return {
    kind: 'price',
    key: `${change.tier} ${change.cents} ${change.from.slice(0, 10)}`,
    title: `Premium costs ${amountText(change.cents)} a ${interval} from ${on}`,
    text: `${sender.name}: from ${on} your Premium costs ${amountText(change.cents)} a ${interval} instead of ${amountText(cents)}. If you do not want that, cancel before then. ${cancelAt(sender)}`,
    wait: true,
  };
};
