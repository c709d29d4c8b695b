import type { StripeEvent } from '#local/standins/stripe/stored.ts';
import { WEBHOOK_EVENTS } from '#members/billing/stripe/webhookEvents.ts';
import { payments } from '../account.ts';
import { send } from '../byHand.ts';
import { shuffled } from '../random.ts';
import type { BillingWalk } from './walker.ts';

const HEARD: readonly string[] = WEBHOOK_EVENTS;

/** Stripe's news on its way to us: late, twice, out of order, at once, or lost. */
export class News {
  #waiting: StripeEvent[] = [];
  readonly #given: StripeEvent[] = [];
  #read = 0;

  #collect(): void {
    const { events } = payments.account;
    this.#waiting.push(...events.slice(this.#read).filter(({ type }) => HEARD.includes(type)));
    this.#read = events.length;
  }

  async #deliver(event: StripeEvent, walk: BillingWalk): Promise<void> {
    const { status } = await send(event);
    if (status >= 500) {
      walk.done.push(`  news ${event.type} refused with ${status}`);
      this.#waiting.push(event);
    } else this.#given.push(event);
  }

  lose(): void {
    this.#collect();
    this.#waiting = [];
  }

  /** @param share of what waits, in any order, some of it twice and some that came before */
  async some(share: number, walk: BillingWalk): Promise<void> {
    this.#collect();
    const mixed = shuffled(this.#waiting, walk.random);
    this.#waiting = mixed.splice(Math.ceil(mixed.length * share));
    const twice = mixed.filter(() => walk.random() < 0.2);
    const again = this.#given.filter(() => walk.random() < 0.02);
    const all = shuffled([...mixed, ...twice, ...again], walk.random);
    while (all.length > 0)
      await Promise.all(
        all.splice(0, 1 + Math.floor(walk.random() * 4)).map((one) => this.#deliver(one, walk)),
      );
  }

  async all(walk: BillingWalk): Promise<void> {
    for (let round = 0; round < 8; round += 1) {
      await this.some(1, walk);
      this.#collect();
      if (this.#waiting.length === 0) return;
    }
    walk.wrong.push(`${this.#waiting.length} events are refused for ever`);
  }
}
