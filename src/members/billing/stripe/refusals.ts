import Stripe from 'stripe';

/** An answer of Stripe's, or `otherwise` where it says that it has no such thing. */
export async function unlessGone<T, Other>(
  answer: Promise<T>,
  otherwise: Other,
): Promise<T | Other> {
  try {
    return await answer;
  } catch (error) {
    const isGone = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (!isGone) throw error;
    return otherwise;
  }
}

/** The same where it says that the thing's state does not allow it any more. */
export async function unlessTooLate<T, Other>(
  answer: Promise<T>,
  otherwise: Other,
): Promise<T | Other> {
  try {
    return await answer;
  } catch (error) {
    const isTooLate =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400;
    if (!isTooLate) throw error;
    return otherwise;
  }
}

/** Whether Stripe refused a call because it has no such customer, or not any more. */
export const isWithoutCustomer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === 'customer';
