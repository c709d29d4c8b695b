import { Buffer } from 'node:buffer';
import { Refused } from '#contract/refused.ts';
import { bytesWithin } from '#http/body.ts';
import type { Call } from '#http/endpoint.ts';
import { hook } from '#http/hook.ts';
import { STRIPE_WEBHOOK } from './contract/paths.ts';
import { isOfMode, signedEvent } from './stripe/signedEvent.ts';
import { subjectsOfEvent } from './stripe/subjectsOfEvent.ts';
import { billingTools } from './tools.ts';
import { applyStripeEvent } from './verbs/applyStripeEvent.ts';

/** In bytes; Stripe's events are a tenth of this. */
const LARGEST = 1_048_576;

/** For the owner: a right signature whose time is not ours. */
const offText = (offS: number): string =>
  offS > 0
    ? `Stripe: a message with a right signature is ${offS} s old and was refused: our clock is ahead of Stripe's by that, or somebody sends an old message again`
    : `Stripe: a message with a right signature comes ${-offS} s from the future: our clock is behind Stripe's by that`;

async function signed({ request, site, now }: Call) {
  const bytes = Buffer.from(await bytesWithin(request, LARGEST));
  const signature = request.headers.get('stripe-signature') ?? '';
  const secrets = site.env.STRIPE_WEBHOOK_SECRET ?? '';
  const { event, offS } = signedEvent(bytes, signature, secrets, now);
  if (offS !== 0) console.error(offText(offS));
  if (event === undefined) throw new Refused('invalid', 'Not signed');
  return event;
}

/** Receives Stripe's events. It answers 200 only after processing or storing an event: Stripe resends it until then. */
export const STRIPE_EVENTS = hook(
  {
    path: STRIPE_WEBHOOK,
    signed,
    notTaken: ({ id, type }) => `Stripe: ${id}, ${type}`,
    failed: new Refused('failed', 'It could not be dealt with now'),
  },
  async (event, { site }) => {
    const tools = site.use(billingTools);
    if (!isOfMode(event, tools.payments.livemode))
      throw new Refused('invalid', 'Of the other mode');
    if (event.object === 'v2.core.event')
      console.error(
        `Stripe: ${event.id}, ${event.type}: a thin event. Set the destination's payload style to "snapshot" (docs/operations.md)`,
      );
    const notice = subjectsOfEvent(event);
    const outcome = notice === null ? 'ignored' : await applyStripeEvent(tools, notice);
    if (outcome === 'unknown') console.log(`Stripe: ${event.id}, ${event.type}: of nobody we know`);
    if (outcome === 'none of ours')
      console.log(`Stripe: ${event.id}, ${event.type}: of another product, left alone`);
    return { outcome };
  },
);
