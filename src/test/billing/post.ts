import type { StripeEvent } from '#local/standins/stripe/stored.ts';
import { WEBHOOK_EVENTS } from '#members/billing/stripe/webhookEvents.ts';
import { payments } from './account.ts';
import { shuffled } from './random.ts';

const HEARD: readonly string[] = WEBHOOK_EVENTS;

/** Pending events; the endpoint receives only the types it subscribes to. */
export class Post {
  #waiting: StripeEvent[] = [];
  #given: StripeEvent[] = [];
  deliveries = 0;
  refused = 0;

  /** Takes all new events, and those that follow. */
  collect(): void {
    const { webhooks } = payments.account.controls;
    this.#waiting.push(...webhooks.release().filter(({ type }) => HEARD.includes(type)));
    webhooks.hold();
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Drops the pending events. Returns their number. */
  lose(): number {
    this.collect();
    return this.#waiting.splice(0).length;
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

  /** Delivers some pending events in any order, one in four twice, up to eight at once. @param share of the pending ones */
  async some(share: number, random: () => number): Promise<void> {
    const chosen = shuffled(this.#waiting, random);
    const kept = chosen.splice(Math.ceil(chosen.length * share));
    this.#waiting = kept;
    const doubled = chosen.flatMap((event) => (random() < 0.25 ? [event, event] : [event]));
    await this.all(shuffled(doubled, random), random);
  }

  /** Delivers old events again. */
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
