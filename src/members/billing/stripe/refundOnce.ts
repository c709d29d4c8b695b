import Stripe from 'stripe';

/** Why we give a payment back, as noted on its refund: one refund a payment, whatever its result. */
export type WhyBack =
  | 'bought while shut out'
  /** Paid by a banned number or for a deleted account. */
  | 'paid by nobody'
  /** Paid when its subscription was over. */
  | 'paid after the end'
  /** The rest of a period, where another holder of the number has disputed. */
  | 'not used';

/** Refusals that mean there is nothing to refund: it was already, or the bank has taken it back. */
const DONE: readonly (string | undefined)[] = ['charge_already_refunded', 'charge_disputed'];

interface Wanted {
  readonly intent: string;
  readonly subscription: string;
  readonly why: WhyBack;
  /** Cents; all that is left if absent. */
  readonly cents?: number;
}

/** Repeats of a call have its key, which Stripe keeps for a day; afterward the refund itself shows that it was made. */
const KEYS = {
  'bought while shut out': 'shut-out',
  'paid by nobody': 'nobody',
  'paid after the end': 'after-end',
  'not used': 'not-used',
} as const satisfies Readonly<Record<WhyBack, string>>;

/** Of these the whole payment goes back: one refund is enough, whichever of them it was made for. */
const WHOLE: readonly WhyBack[] = ['bought while shut out', 'paid by nobody', 'paid after the end'];

/** What was given back of a payment for a reason, also if the customer's bank did not take it, cents; null if nothing was. */
export async function givenFor(
  stripe: Stripe,
  intent: string,
  whys: readonly WhyBack[],
): Promise<number | null> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  const ours = data.filter(({ metadata }) => whys.some((why) => why === metadata?.why));
  return ours.length === 0 ? null : ours.reduce((sum, { amount }) => sum + amount, 0);
}

/** Gives a payment back, once for each reason. One that fails at the customer's bank is the owner's to settle. */
export async function refundOnce(
  stripe: Stripe,
  { intent, subscription, why, cents }: Wanted,
): Promise<void> {
  const alike = WHOLE.includes(why) ? WHOLE : [why];
  if ((await givenFor(stripe, intent, alike)) !== null) return;
  const amount = cents === undefined ? {} : { amount: cents };
  const key = [KEYS[why], intent, ...(cents === undefined ? [] : [cents])].join('-');
  try {
    await stripe.refunds.create(
      {
        payment_intent: intent,
        ...amount,
        reason: 'requested_by_customer',
        metadata: { why, subscription },
      },
      { idempotencyKey: key },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && DONE.includes(error.code))) throw error;
  }
}
