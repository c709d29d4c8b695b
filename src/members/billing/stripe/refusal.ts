import Stripe from 'stripe';
import { Refused } from '#contract/refused.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { EndpointKind } from '#http/endpoint.ts';
import { OWN_JSON } from '#http/json.ts';
import { BILLING, declinedText } from '../rules/texts.ts';

const { errors } = Stripe;

const isAwayIn = (error: Stripe.errors.StripeError): boolean =>
  error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError;

/** Stripe has answered, and refuses what we asked for or the key we asked with: that is our fault and no outage of Stripe's. */
export const isOurFault = (error: unknown): boolean =>
  error instanceof errors.StripeError &&
  !isAwayIn(error) &&
  error.statusCode !== undefined &&
  error.statusCode < 500;

/** The message if Stripe could not do it; undefined if it is not a Stripe failure. */
function refusalOf(error: unknown): Refused | undefined {
  if (error instanceof errors.StripeCardError)
    return new Refused('declined', declinedText(error.message));
  if (!(error instanceof errors.StripeError)) return undefined;
  if (error instanceof errors.StripeIdempotencyError || error.statusCode === 409)
    return new Refused('conflict', BILLING.underWay);
  const { type, code, statusCode, requestId } = error;
  console.error('Stripe:', type, code ?? statusCode, requestId, whyFailed(error));
  if (isOurFault(error)) return new Refused('failed', BILLING.ourFault);
  const reason = isAwayIn(error) ? 'unavailable' : 'upstream';
  return new Refused(reason, BILLING.unreachable, { retryAfter: 30 });
}

/** Answers to one reader that may need Stripe. */
export const STRIPE_JSON: EndpointKind = { ...OWN_JSON, translate: refusalOf };
