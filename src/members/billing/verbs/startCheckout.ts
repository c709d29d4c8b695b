import type Stripe from 'stripe';
import { GUARANTEE } from '#domain/product/guarantee.ts';
import type { MemberTools } from '../memberTools.ts';
import type { Tier } from '../rules/plans.ts';
import type { Purchase } from '../store/checkouts.ts';
import { isWithoutCustomer } from '../stripe/refusals.ts';
import { isPaymentComing } from './firstPayment.ts';
import { endSession, readSession } from './session.ts';
import { checkCredit } from './settleCredit.ts';
import { syncCustomer } from './syncCustomer.ts';

type Started =
  /** `url` is Stripe's payment page. */
  | { readonly status: 'checkout'; readonly url: string }
  /** It has already been paid. */
  | { readonly status: 'active' }
  /** It has been ordered, and the money is on its way. */
  | { readonly status: 'waiting' }
  /** There is a subscription, or money is owed for one. */
  | { readonly status: 'subscribed' }
  /** Another plan was chosen at the same moment. */
  | { readonly status: 'replaced' };

type Tools = MemberTools;

/** Creates a customer once per attempt, even if several requests ask at the same time. */
async function customerFor(
  { stripe, billing, checkouts }: Tools,
  id: string,
  { attempt, phone }: Purchase,
): Promise<string> {
  const { id: made } = await stripe.customers.create(
    { phone, metadata: { member: id } },
    { idempotencyKey: `customer-${attempt}` },
  );
  if (await billing.linkCustomer(made, id)) return made;
  const known = await checkouts.customerOf(id);
  if (known === null) throw new Error(`the customer ${made} could not be noted`);
  return known;
}

/** The same request for the same attempt, so that two at a time make one session. */
function createSession(
  { stripe, siteUrl }: Tools,
  id: string,
  { attempt, expiresAt }: Purchase,
  what: { readonly customer: string; readonly price: string },
): Promise<Stripe.Response<Stripe.Checkout.Session>> {
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: what.customer,
      client_reference_id: id,
      line_items: [{ price: what.price, quantity: 1 }],
      subscription_data: { metadata: { member: id } },
      custom_text: { submit: { message: GUARANTEE } },
      expires_at: Math.floor(Date.parse(expiresAt) / 1000),
      success_url: `${siteUrl}/subscribe/done?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${siteUrl}/subscribe?cancelled=1`,
    },
    { idempotencyKey: `checkout-${attempt}` },
  );
}

/** Whether Stripe is repeating an earlier answer, which may no longer be true. */
const isRepeated = ({ lastResponse }: Stripe.Response<Stripe.Checkout.Session>): boolean =>
  // With fetch they are `Headers`, whatever the type says.
  new Headers(lastResponse.headers).get('idempotent-replayed') === 'true';

/**
 * Stores a checkout session; if that fails, ends it, because an unknown session must not be paid. False if its purchase is over.
 */
async function keepSession(
  tools: Tools,
  { attempt }: Purchase,
  { id, url }: Stripe.Checkout.Session,
): Promise<boolean> {
  let noted = false;
  try {
    noted = await tools.checkouts.note(attempt, id, url);
  } finally {
    if (!noted) await endSession(tools, id);
  }
  return noted;
}

/**
 * Undefined if the purchase must start from the beginning: Stripe no longer has the customer, or the attempt has had
 * its session before.
 */
async function openSession(
  tools: Tools,
  id: string,
  purchase: Purchase,
): Promise<Started | undefined> {
  const { prices } = await tools.catalog();
  const customer = purchase.customerId ?? (await customerFor(tools, id, purchase));
  const price = prices[purchase.tier];
  let session: Stripe.Response<Stripe.Checkout.Session>;
  try {
    session = await createSession(tools, id, purchase, { customer, price });
  } catch (error) {
    if (!isWithoutCustomer(error)) throw error;
    await tools.billing.forgetCustomer(customer);
    return undefined;
  }
  if (!(await keepSession(tools, purchase, session))) return { status: 'replaced' };
  if (isRepeated(session)) return undefined;
  if (session.url === null) throw new Error(`${session.id} has no address`);
  return { status: 'checkout', url: session.url };
}

/** Continues a purchase; undefined if it turns out to be over, and a new one has to begin. */
async function proceed(tools: Tools, id: string, purchase: Purchase): Promise<Started | undefined> {
  const { stripe, billing } = tools;
  const { replaces, sessionId } = purchase;
  if (replaces !== null) {
    const ended = await endSession(tools, replaces);
    if (ended.state === 'paid' || ended.state === 'waiting') return paid(tools, ended);
  }
  if (sessionId === null) return openSession(tools, id, purchase);
  const session = await readSession(stripe, sessionId);
  if (session.state === 'open') return { status: 'checkout', url: session.url };
  const known = session.state === 'over' ? undefined : await paid(tools, session);
  await billing.endCheckout(sessionId);
  return known;
}

async function paid(
  { sync }: Tools,
  { state, subscription }: { readonly state: 'paid' | 'waiting'; readonly subscription: string },
): Promise<Started> {
  await sync(subscription);
  return { status: state === 'paid' ? 'active' : 'waiting' };
}

/** How often a purchase that turns out to be over is begun again. Once is enough; more is due to other requests. */
const TRIES = 3;

/**
 * Begins the purchase of a plan, or continues the one in progress: one at a time per member, and never for subscribers. Stripe is
 * asked first, whatever we have been told.
 */
export async function startCheckout(tools: Tools, memberId: string, tier: Tier): Promise<Started> {
  const customer = await tools.checkouts.customerOf(memberId);
  const had = customer === null ? [] : await syncCustomer(tools, customer, memberId);
  if (customer !== null) await checkCredit(tools, customer);
  if (await isPaymentComing(tools, had)) return { status: 'waiting' };
  for (let tried = 0; tried < TRIES; tried += 1) {
    const begun = await tools.checkouts.begin(memberId, tier);
    if (begun.refused) return { status: 'subscribed' };
    const started = await proceed(tools, memberId, begun);
    if (started) return started;
  }
  return { status: 'replaced' };
}
