/** The subjects of a Stripe event, by id; null if none. */
export interface EventSubjects {
  readonly session: string | null;
  readonly subscription: string | null;
  /** A payment intent, or a charge without one. */
  readonly payment: string | null;
  readonly dispute: string | null;
  /** A deleted customer. */
  readonly customer: string | null;
  /** A customer whose subscriptions are all looked at: what the event names is not to be told. */
  readonly payer?: string | null | undefined;
}

/**
 * Everything we take from a Stripe event: ids. The rest is requested. An event about an unknown customer is stored as these ids.
 */
export interface StripeEventSubjects {
  readonly id: string;
  readonly type: string;
  /** Ms since 1970. */
  readonly createdAt: number;
  readonly about: EventSubjects;
}
