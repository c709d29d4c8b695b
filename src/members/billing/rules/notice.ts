/** What an event of Stripe's is about, by id; null where it is not. */
export interface About {
  readonly session: string | null;
  readonly subscription: string | null;
  /** A payment intent, or a charge that has none. */
  readonly payment: string | null;
  readonly dispute: string | null;
  /** One that was deleted. */
  readonly customer: string | null;
}

/**
 * All that we take from an event of Stripe's: ids. The rest is asked for. An event about nobody we know yet is kept as
 * these ids.
 */
export interface StripeNotice {
  readonly id: string;
  readonly type: string;
  /** Ms since 1970. */
  readonly createdAt: number;
  readonly about: About;
}
