import { creditMove, DAY, MEMBER, on, subscription } from './till.fixture.ts';
import type { Holder, Till, TillInvoice, TillPayment, TillSubscription } from './till.ts';

const PRICES = { monthly: 1_995, yearly: 19_995 };
type Plan = keyof typeof PRICES;
const LENGTH = { monthly: 30 * DAY, yearly: 365 * DAY };

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };
/** The plan's price besides, cents. */
type Sub = Mutable<TillSubscription> & { price: number };
type Paid = Mutable<Omit<TillPayment, 'refunds'>> & {
  refunds: Mutable<TillPayment['refunds'][number]>[];
};

const lineOf = (cents: number, from: number, to: number) => ({ cents, from, to });

/** One customer of a bank that does as Stripe does, with sums of its own: how the rule is held against what really happened. */
export class Bank {
  now = on(0);
  credit = 0;
  /** Totals of all invoices; what the owner gave by hand. */
  invoiced = 0;
  gifts = 0;
  holder: Holder = MEMBER;
  readonly payments: Paid[] = [];
  readonly #invoices: TillInvoice[] = [];
  readonly #moves: Till['credit'][number][] = [];
  readonly #subscriptions: Sub[] = [];
  #next = 0;

  till(): Till {
    const { holder, payments } = this;
    return {
      customer: 'cus_1',
      holder,
      payments,
      invoices: this.#invoices,
      credit: this.#moves,
      subscriptions: this.#subscriptions,
    };
  }

  #count(): number {
    this.#next += 1;
    return this.#next;
  }

  get #running(): Sub | undefined {
    return this.#subscriptions.find(({ endedAt }) => endedAt === null);
  }

  move(cents: number, more: Partial<Till['credit'][number]> = {}): void {
    if (cents === 0) return;
    this.credit += cents;
    this.#moves.push(creditMove(cents, this.now, more));
  }

  #charge(total: number, sub: string, lines: TillInvoice['lines']): void {
    const id = `in_${this.#count()}`;
    const createdAt = this.now;
    this.#invoices.push({ id, status: 'paid', subscription: sub, ours: true, createdAt, lines });
    this.invoiced += total;
    const applied = total < 0 ? total : Math.min(total, this.credit);
    this.move(-applied, { invoice: id });
    const due = total - applied;
    if (due <= 0) return;
    this.payments.push({
      id: `pi_${this.#count()}`,
      cents: due,
      paidAt: this.now,
      invoice: id,
      refunds: [],
      disputed: 0,
      disputedAt: 0,
      settled: false,
    });
  }

  buy(plan: Plan): void {
    if (this.#running) return;
    const id = `sub_${this.#count()}`;
    const { now } = this;
    const times = { createdAt: now, periodStart: now, periodEnd: now + LENGTH[plan] };
    this.#subscriptions.push({ ...subscription({ id }), ...times, price: PRICES[plan] });
    this.#charge(PRICES[plan], id, [lineOf(PRICES[plan], now, times.periodEnd)]);
    // As our webhook does with what is bought by nobody who may.
    if (this.holder.is !== 'member') this.end();
  }

  switchTo(plan: Plan): void {
    const sub = this.#running;
    if (!sub || sub.price === PRICES[plan]) return;
    const { periodStart, periodEnd, price } = sub;
    const unused = Math.round((price * (periodEnd - this.now)) / (periodEnd - periodStart));
    Object.assign(sub, {
      price: PRICES[plan],
      periodStart: this.now,
      periodEnd: this.now + LENGTH[plan],
    });
    this.#charge(PRICES[plan] - unused, sub.id, [
      lineOf(-unused, this.now, periodEnd),
      lineOf(PRICES[plan], this.now, sub.periodEnd),
    ]);
  }

  end(): void {
    const sub = this.#running;
    if (sub) sub.endedAt = this.now;
  }

  /** Time passes, and what is due is charged. */
  pass(days: number): void {
    this.now += days * DAY;
    for (let sub = this.#running; sub && sub.periodEnd <= this.now; ) {
      sub.periodStart = sub.periodEnd;
      sub.periodEnd =
        sub.periodStart + (sub.price === PRICES.yearly ? LENGTH.yearly : LENGTH.monthly);
      this.#charge(sub.price, sub.id, [lineOf(sub.price, sub.periodStart, sub.periodEnd)]);
    }
  }

  backOf({ refunds, disputed }: TillPayment): number {
    let sum = disputed;
    for (const { status, cents } of refunds)
      if (!['failed', 'canceled'].includes(status)) sum += cents;
    return sum;
  }

  refund(payment: Paid | undefined, share: number, ours = false): void {
    if (!payment || payment.disputed > 0) return;
    const cents = Math.ceil((payment.cents - this.backOf(payment)) * share);
    this.refundCents(payment, cents, ours);
  }

  refundCents(payment: Paid, cents: number, ours: boolean): void {
    if (cents <= 0) return;
    const id = `re_${this.#count()}`;
    payment.refunds.push({ id, cents, status: 'succeeded', createdAt: this.now, ours });
  }

  dispute(payment: Paid | undefined): void {
    if (!payment || payment.disputed > 0 || this.backOf(payment) > 0) return;
    Object.assign(payment, { disputed: payment.cents, disputedAt: this.now });
  }

  become(is: 'banned' | 'gone'): void {
    if (this.holder.is !== 'member') return;
    const bans = is === 'banned' ? [{ from: this.now, until: null }] : [];
    this.holder = { ...MEMBER, is, since: this.now, bans };
    this.end();
  }
}
