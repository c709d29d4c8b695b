import { Buffer } from 'node:buffer';
import process from 'node:process';
import { clock } from '#clock';
import { noticeOf } from '#server/payments/notice.ts';
import { isOfMode, signedEvent } from '#server/payments/signedEvent.ts';
import { applyStripeEvent } from '#server/tasks/billing/applyStripeEvent.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { bytesWithin } from '../bytesWithin.ts';
import { billingTools } from './environment.ts';
import { reasonOf } from './reasonOf.ts';

/** In bytes; Stripe's events are a tenth of it. */
const LARGEST = 1_048_576;

/**
 * Takes what Stripe tells. It is answered with 200 only when it has been dealt with, or kept for later: Stripe sends it
 * again until then.
 */
export async function receiveEvent(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    return privateError(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const bytes = await bytesWithin(request, LARGEST);
  if (bytes === undefined) return privateError(413, 'The request is too large');
  const { STRIPE_WEBHOOK_SECRET: secrets = '' } = process.env;
  const signature = request.headers.get('stripe-signature') ?? '';
  const event = signedEvent(Buffer.from(bytes), signature, secrets, clock.now());
  if (event === undefined) return privateError(400, 'Not signed');
  try {
    const tools = billingTools();
    if (!isOfMode(event, tools.payments.livemode)) return privateError(400, 'Of the other mode');
    const notice = noticeOf(event);
    const outcome = notice === null ? 'ignored' : await applyStripeEvent(tools, notice);
    if (outcome === 'unknown') console.log(`Stripe: ${event.id}, ${event.type}: of nobody we know`);
    return privateJson(200, { outcome });
  } catch (error) {
    console.error(`Stripe: ${event.id}, ${event.type}: ${reasonOf(error)}`);
    return privateError(500, 'It could not be dealt with now');
  }
}
