interface FailureBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string | undefined;
  readonly param?: string | undefined;
  readonly decline_code?: string | undefined;
  readonly doc_url?: string | undefined;
}

/** An answer of Stripe's API that is an error. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: FailureBody;
  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** The response to a call. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly replayed?: boolean;
}

/** The answer to a failed call; errors that are not Stripe failures are rethrown. */
export function replyTo(error: unknown): Reply {
  if (!(error instanceof StripeFailure)) throw error;
  return { status: error.status, body: { error: error.body } };
}

const docUrl = (code: string | undefined) =>
  code === undefined
    ? {}
    : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` };

/** An invalid request. A failure with a parameter's name is a validation error, which idempotency keys do not store. */
export const invalidRequest = (message: string, code?: string, param?: string): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...docUrl(code), param });

/** An unknown id in the address. */
export const stripeNotFound = (what: string, id: string): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `No such ${what}: '${id}'`,
    ...docUrl('resource_missing'),
    param: 'id',
  });

/** An unknown id in the parameters. */
export const missingResource = (what: string, id: string, param: string): StripeFailure =>
  invalidRequest(`No such ${what}: '${id}'`, 'resource_missing', param);

export const missingParameter = (param: string): StripeFailure =>
  invalidRequest(`Missing required param: ${param}.`, 'parameter_missing', param);

/** A payment declined by a bank. */
export const declined = (reason: string): StripeFailure =>
  new StripeFailure(402, {
    type: 'card_error',
    decline_code: reason,
    message:
      reason === 'insufficient_funds'
        ? 'Your card has insufficient funds.'
        : 'Your card was declined.',
    ...docUrl('card_declined'),
  });
