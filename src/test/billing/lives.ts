import Stripe from 'stripe';
import type { StripeEvent } from '#local/standins/stripe/stored.ts';
import { WEBHOOK_EVENTS } from '#server/payments/endpoint.ts';
import { payments } from './account.ts';
import {
  type Bought,
  isBanned,
  lastPayment,
  type Member,
  newCustomer,
  newMember,
  pay,
} from './trial.ts';

/** From 0 to below 1; the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** A member through the months. */
export interface Life extends Member {
  readonly customer: string;
  /** All they have ever bought, the last one last. */
  readonly subscriptions: string[];
  inquiry: string | undefined;
  /** Whether a payment of theirs was ever disputed in earnest. */
  disputed: boolean;
}

type Act = (life: Life, random: () => number) => Promise<unknown> | unknown;

const last = ({ subscriptions }: Life): string => subscriptions.at(-1) ?? '';
const cancelLater = (at_end: boolean): Act => {
  return (life) =>
    payments.account.stripe.subscriptions.update(last(life), { cancel_at_period_end: at_end });
};

/** What a member, their bank or the owner may do, and how likely it is in ten days. */
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
      if (status !== 'canceled' || (await isBanned(life))) return;
      life.subscriptions.push((await pay(life, life.customer)).subscription);
    },
  ],
];

/** Begins a life; whose the customer is, only our note at Stripe says for some. */
export async function beginLife(random: () => number): Promise<Life> {
  const member = await newMember();
  const customer = await newCustomer(member, random() < 0.7);
  const bought: Bought = await pay(member, customer, {
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

/** Ten days, in which what Stripe does not allow does not happen. */
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

const HEARD: readonly string[] = WEBHOOK_EVENTS;

/** News on their way, of which the endpoint hears only what it has asked for. */
export class Post {
  #waiting: StripeEvent[] = [];
  #given: StripeEvent[] = [];
  deliveries = 0;
  refused = 0;

  /** Takes what has happened since, and what happens from now on. */
  collect(): void {
    const { webhooks } = payments.account.controls;
    this.#waiting.push(...webhooks.release().filter(({ type }) => HEARD.includes(type)));
    webhooks.hold();
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async #deliver(events: readonly StripeEvent[]): Promise<void> {
    this.deliveries += events.length;
    const { webhooks } = payments.account.controls;
    await Promise.all(
      events.map(async (event) => {
        this.#given.push(event);
        if (await webhooks.send(event)) return;
        // As Stripe does.
        this.refused += 1;
        this.#waiting.push(event);
      }),
    );
  }

  /** Delivers some of what waits, in any order, one in four twice, up to eight at once. @param share of what waits */
  async some(share: number, random: () => number): Promise<void> {
    const chosen = shuffled(this.#waiting, random);
    const kept = chosen.splice(Math.ceil(chosen.length * share));
    this.#waiting = kept;
    const doubled = chosen.flatMap((event) => (random() < 0.25 ? [event, event] : [event]));
    await this.all(shuffled(doubled, random), random);
  }

  /** Delivers again what was delivered before. */
  async again(count: number, random: () => number): Promise<void> {
    const chosen = Array.from(
      { length: count },
      () => this.#given[Math.floor(random() * this.#given.length)],
    );
    await this.all(
      chosen.filter((event) => event !== undefined),
      random,
    );
  }

  private async all(events: readonly StripeEvent[], random: () => number): Promise<void> {
    const left = [...events];
    while (left.length > 0) {
      await this.#deliver(left.splice(0, random() < 0.4 ? 1 : 1 + Math.floor(random() * 8)));
    }
  }
}
