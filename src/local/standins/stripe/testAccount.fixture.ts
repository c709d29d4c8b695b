import Stripe from 'stripe';
import { wrongObject, wrongRequest } from '#test/stripeShapes.ts';
import type { StripeEvent } from './stored.ts';
import { startStripe } from './stripe.ts';
import { STAND_IN_API_VERSION } from './version.ts';

type StripeOptions = Parameters<typeof startStripe>[0];

/** A stand-in with the official client; every call, answer and event is checked against Stripe's own schemas. */
export async function startTestAccount(options: Partial<StripeOptions> = {}) {
  const wrong: string[] = [];
  const events: StripeEvent[] = [];
  const server = await startStripe({
    webhookUrl: 'http://127.0.0.1:9/none',
    webhookSecret: 'whsec_test',
    onRequest: (request) => wrong.push(...wrongRequest(request)),
    onEvent: (event) => {
      events.push(structuredClone(event));
      wrong.push(...wrongObject(event));
    },
    ...options,
  });
  const fetchFn = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(input, init);
    wrong.push(...wrongObject(await answer.clone().json()));
    return answer;
  };
  const stripe = new Stripe('sk_test_local', {
    apiVersion: STAND_IN_API_VERSION,
    host: '127.0.0.1',
    port: server.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchFn),
  });
  const { controls } = server;

  /** Two prices of one product. */
  async function makePrices() {
    const product = await stripe.products.create({ name: 'Premium' });
    const price = (interval: 'month' | 'year', unit_amount: number) =>
      stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount,
        recurring: { interval },
        lookup_key: `${interval}ly`,
      });
    return { product, monthly: await price('month', 1995), yearly: await price('year', 19_995) };
  }

  const checkout = (price: string, customer: string) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price, quantity: 1 }],
      success_url: 'https://site.example/done?id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://site.example/subscribe',
      subscription_data: { metadata: { user: 'u1' } },
    });

  /** A new member. */
  async function subscribe(price: string, card: Parameters<typeof controls.putCard>[1] = 'good') {
    const customer = await stripe.customers.create({ phone: '+15550000001' });
    const session = await checkout(price, customer.id);
    controls.pay(session.id, { card });
    const done = await stripe.checkout.sessions.retrieve(session.id);
    return { customer: customer.id, session: session.id, subscription: String(done.subscription) };
  }

  /** Types of the events since the last call of this function. */
  const news = (): string[] => events.splice(0).map(({ type }) => type);

  return { server, stripe, controls, wrong, events, news, makePrices, checkout, subscribe };
}
export type TestAccount = Awaited<ReturnType<typeof startTestAccount>>;
