import type { Context } from '@netlify/functions';
import Stripe from 'stripe';
import type { User } from '#contract/auth/user.ts';
import { BILLING, declinedText } from '#domain/billing/texts.ts';
import { currentMember } from '../accounts/member.ts';
import { privateError } from '../accounts/privateAnswer.ts';

const { errors } = Stripe;
const AGAIN = { 'retry-after': '30' };

/** The answer to a failure of Stripe's. Any other error is thrown again. */
function failureAnswer(error: unknown): Response {
  if (error instanceof errors.StripeCardError)
    return privateError(402, declinedText(error.message));
  if (!(error instanceof errors.StripeError)) throw error;
  if (error instanceof errors.StripeIdempotencyError || error.statusCode === 409) {
    return privateError(409, BILLING.underWay);
  }
  const { type, code, statusCode, requestId, message } = error;
  console.error('Stripe:', type, code ?? statusCode, requestId, message);
  const isAway =
    error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError;
  return privateError(isAway ? 503 : 502, BILLING.unreachable, AGAIN);
}

/** Answers who is signed in; everybody else is asked to. */
export const asMember =
  <Body>(run: (member: User, body: Body, sessionId: string) => Promise<Response>) =>
  async (body: Body, _request: Request, context: Context): Promise<Response> => {
    const used = await currentMember(context);
    if (!used) return privateError(401, BILLING.signIn);
    try {
      return await run(used.user, body, used.sessionId);
    } catch (error) {
      return failureAnswer(error);
    }
  };

/** The same for an endpoint that only reads. */
export const readAsMember =
  (run: (member: User, sessionId: string) => Promise<Response>) =>
  (request: Request, context: Context): Promise<Response> =>
    asMember<undefined>((member, _, sessionId) => run(member, sessionId))(
      undefined,
      request,
      context,
    );
