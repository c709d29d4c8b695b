import Stripe from 'stripe';
import { payments } from './account.ts';
import { isPayerBanned } from './told.ts';
import {
  type Bought,
  lastPayment,
  type Member,
  newCustomer,
  newSubscriber,
  payInTrial,
} from './trial.ts';

/** A member through the months. */
export interface Life extends Member {
  readonly customer: string;
  /** All their purchases, the newest last. */
  readonly subscriptions: string[];
  inquiry: string | undefined;
  /** Whether one of their payments ever had a real dispute, not just an inquiry. */
  disputed: boolean;
}

type Act = (life: Life, random: () => number) => Promise<unknown> | unknown;

const last = ({ subscriptions }: Life): string => subscriptions.at(-1) ?? '';
const cancelLater = (at_end: boolean): Act => {
  return (life) =>
    payments.account.stripe.subscriptions.update(last(life), { cancel_at_period_end: at_end });
};

/** Possible actions of a member, their bank or the owner, with their probability in ten days. */
const ACTS: readonly (readonly [number, Act])[] = [
  [0.1, cancelLater(true)],
  [0.08, cancelLater(false)],
  [0.02, (life) => payments.account.stripe.subscriptions.cancel(last(life))],
  [0.08, (life) => payments.account.controls.putCard(life.customer, 'declined')],
  [0.1, (life) => payments.account.controls.putCard(life.customer, 'good')],
  [
    0.06,
    async (life, random) => {
      const { stripe, prices } = payments.account;
      const { items } = await stripe.subscriptions.retrieve(last(life));
      await stripe.subscriptions.update(last(life), {
        items: [
          { id: items.data[0]?.id ?? '', price: prices[random() < 0.5 ? 'monthly' : 'yearly'] },
        ],
        proration_behavior: 'always_invoice',
      });
    },
  ],
  [
    0.05,
    async (life) => {
      const payment_intent = await lastPayment(life.customer);
      await payments.account.stripe.refunds.create({ payment_intent, amount: 500 });
    },
  ],
  [
    0.05,
    async (life, random) => {
      const payment_intent = await lastPayment(life.customer);
      const { id } = await payments.account.stripe.refunds.create({ payment_intent });
      if (random() < 0.3) payments.account.controls.failRefund(id);
    },
  ],
  [
    0.02,
    async (life, random) => {
      const { controls } = payments.account;
      const { id } = controls.openDispute(await lastPayment(life.customer));
      life.disputed = true;
      if (random() < 0.7) controls.closeDispute(id, random() < 0.5 ? 'won' : 'lost');
    },
  ],
  [
    0.03,
    async (life) => {
      const { id } = payments.account.controls.openDispute(
        await lastPayment(life.customer),
        'inquiry',
      );
      life.inquiry = id;
    },
  ],
  [
    0.04,
    (life, random) => {
      const { inquiry } = life;
      if (inquiry === undefined) return;
      life.inquiry = undefined;
      if (random() < 0.5) {
        payments.account.controls.closeDispute(inquiry, 'warning_closed');
        return;
      }
      life.disputed = true;
      payments.account.controls.escalate(inquiry);
    },
  ],
  [
    0.15,
    async (life) => {
      const { status } = await payments.account.stripe.subscriptions.retrieve(last(life));
      if (status !== 'canceled' || (await isPayerBanned(life))) return;
      life.subscriptions.push((await payInTrial(life, life.customer)).subscription);
    },
  ],
];

/** Begins a life; for some, only our metadata at Stripe links the customer to the member. */
export async function beginLife(random: () => number): Promise<Life> {
  const member = await newSubscriber();
  const customer = await newCustomer(member, random() < 0.7);
  const bought: Bought = await payInTrial(member, customer, {
    tier: random() < 0.7 ? 'monthly' : 'yearly',
    card: random() < 0.2 ? 'later' : 'good',
  });
  return {
    ...member,
    customer,
    subscriptions: [bought.subscription],
    inquiry: undefined,
    disputed: false,
  };
}

/** Lives ten days; actions that Stripe does not allow are skipped. */
export async function liveOn(life: Life, random: () => number): Promise<void> {
  for (const [chance, act] of ACTS) {
    if (random() >= chance) continue;
    try {
      await act(life, random);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 500) >= 500) {
        throw error;
      }
    }
  }
}
