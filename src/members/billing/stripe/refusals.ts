import Stripe from 'stripe';

/** A Stripe answer, or `otherwise` if Stripe says that the thing does not exist. */
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

/** The same if Stripe says that the thing's state no longer allows it. */
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

/** Whether Stripe refused a call because the customer does not exist or no longer does. */
export const isWithoutCustomer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === 'customer';
