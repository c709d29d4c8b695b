import { clock } from '#clock';
import type { Account } from '../account.ts';
import type { Delivery } from '../state.ts';
import type { StripeEvent, WebhookEndpoint } from '../stored.ts';
import { stripeSignature } from './signature.ts';

/** Stripe tries for three days, from minutes to hours apart; a machine that is just starting needs seconds at first. */
const FIRST_RETRY_MS = 500;
const LONGEST_WAIT_MS = 3_600_000;
/** Fourteen delays that double, then one an hour: three days. */
const TRIES = 84;
const ANSWER_WITHIN_MS = 20_000;

const waitMs = (tries: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_RETRY_MS * 2 ** (tries - 1));

const wants = ({ status, enabled_events }: WebhookEndpoint, type: string): boolean =>
  status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type));

/** Delivers events to the webhook endpoints, each separately: they may overtake each other, as Stripe's do. */
export function createDeliveries(account: Account, onChange: () => void) {
  const { deliveries } = account.state;
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<boolean>>();
  let held: StripeEvent[] | undefined;
  let stopped = false;

  async function post(event: StripeEvent, endpoint: WebhookEndpoint): Promise<boolean> {
    const payload = JSON.stringify({
      ...event,
      api_version: endpoint.api_version ?? event.api_version,
    });
    const secrets = account.state.secrets[endpoint.id] ?? [];
    const seconds = Math.floor(clock.now().getTime() / 1000);
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (stand-in)',
        'stripe-signature': stripeSignature(payload, secrets, seconds),
      },
    }).catch(() => undefined);
    await answer?.body?.cancel().catch(() => {});
    return answer?.ok === true;
  }

  function track(promise: Promise<boolean>): Promise<boolean> {
    underWay.add(promise);
    void promise.finally(() => underWay.delete(promise));
    return promise;
  }

  const drop = (delivery: Delivery) => {
    const at = deliveries.indexOf(delivery);
    if (at !== -1) deliveries.splice(at, 1);
    onChange();
  };

  async function attempt(delivery: Delivery): Promise<boolean> {
    const { events, webhookEndpoints } = account.state.objects;
    const event = events[delivery.event];
    const endpoint = webhookEndpoints[delivery.endpoint];
    if (event === undefined || endpoint === undefined) {
      drop(delivery);
      return false;
    }
    delivery.tries += 1;
    const accepted = await post(event, endpoint);
    if (accepted) event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
    if (accepted || delivery.tries >= TRIES) drop(delivery);
    else later(delivery);
    return accepted;
  }

  function later(delivery: Delivery): void {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void track(attempt(delivery));
    }, waitMs(delivery.tries));
    timers.add(timer.unref());
  }

  const endpointsOf = (event: StripeEvent): WebhookEndpoint[] =>
    Object.values(account.state.objects.webhookEndpoints).filter((endpoint) =>
      wants(endpoint, event.type),
    );

  return {
    queue: (event: StripeEvent): void => {
      const endpoints = endpointsOf(event);
      event.pending_webhooks = endpoints.length;
      if (held !== undefined) {
        held.push(event);
        return;
      }
      for (const { id } of endpoints) {
        const delivery = { event: event.id, endpoint: id, tries: 0 };
        deliveries.push(delivery);
        void track(attempt(delivery));
      }
    },
    /** Tries once, now; returns whether every endpoint accepted. May be repeated, in any order. */
    send: async (event: StripeEvent): Promise<boolean> => {
      const sent = endpointsOf(event).map((endpoint) => track(post(event, endpoint)));
      return (await Promise.all(sent)).every(Boolean);
    },
    /** Continues an earlier run's unfinished deliveries. */
    resume: (): void => {
      for (const delivery of [...deliveries]) void track(attempt(delivery));
    },
    /** From now on, events are held until they are released. */
    hold: (): void => {
      held ??= [];
    },
    /** Returns the held events; from now on, new ones are sent immediately. */
    release: (): StripeEvent[] => {
      const events = held ?? [];
      held = undefined;
      return events;
    },
    /** Resolves when no try is under way. */
    settled: async (): Promise<void> => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: (): void => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
export type Deliveries = ReturnType<typeof createDeliveries>;
