import { type HttpServer, listen } from '../../http/listen.ts';
import { listOf, parseForm, textOf } from './form.ts';
import {
  type CheckoutOrder,
  type Customer,
  makeCustomer,
  makeOrder,
  makeSubscription,
  newId,
  type Subscription,
} from './objects.ts';
import { payPage } from './payPage.ts';
import { sendEvent, type WebhookOptions } from './webhook.ts';

const failure = (status: number, message: string, code?: string): Response =>
  Response.json({ error: { type: 'invalid_request_error', message, code } }, { status });

const missing = (what: string, id = ''): Response =>
  failure(404, `No such ${what}: '${id}'`, 'resource_missing');

const objectOr = (found: unknown, what: string, id: string | undefined): Response =>
  found === undefined ? missing(what, id) : Response.json(found);

/** The part of Stripe a subscription begins with, in memory: customers, checkout with its pay page, subscriptions. */
export async function startStripe(options: WebhookOptions): Promise<HttpServer> {
  const customers = new Map<string, Customer>();
  const orders = new Map<string, CheckoutOrder>();
  const subscriptions = new Map<string, Subscription>();
  const answered = new Map<string, Promise<Response>>();
  let baseUrl = '';

  async function create(path: string, body: string): Promise<Response> {
    const form = parseForm(body);
    if (path === '/v1/customers') {
      const customer = makeCustomer(form);
      customers.set(customer.id, customer);
      return Response.json(customer);
    }
    if (path !== '/v1/checkout/sessions') return failure(404, `Unrecognized request URL: ${path}`);
    if (form.mode !== 'subscription')
      return failure(400, 'Only mode=subscription is built in here');
    if (listOf(form.line_items).length === 0) {
      return failure(400, 'Missing required param: line_items.', 'parameter_missing');
    }
    const customer = textOf(form.customer);
    if (customer !== null && !customers.has(customer)) return missing('customer', customer);
    const order = makeOrder(form, baseUrl);
    orders.set(order.session.id, order);
    return Response.json(order.session);
  }

  function retrieve(path: string): Response {
    const [, , kind, second, third] = path.split('/');
    if (kind === 'customers') return objectOr(customers.get(second ?? ''), 'customer', second);
    if (kind === 'subscriptions') {
      return objectOr(subscriptions.get(second ?? ''), 'subscription', second);
    }
    return objectOr(orders.get(third ?? '')?.session, 'checkout.session', third);
  }

  async function pay(order: CheckoutOrder): Promise<Response> {
    const { session } = order;
    const to = session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
    if (session.status === 'open') {
      session.status = 'complete';
      session.payment_status = 'paid';
      session.url = null;
      if (session.customer === null) {
        const customer = makeCustomer({ email: String(session.customer_email ?? '') });
        customers.set(customer.id, customer);
        session.customer = customer.id;
      }
      const subscription = makeSubscription(order);
      subscriptions.set(subscription.id, subscription);
      session.subscription = subscription.id;
      void sendEvent(options, 'checkout.session.completed', session);
      void sendEvent(options, 'customer.subscription.created', subscription);
    }
    return new Response(null, { status: 303, headers: { location: to } });
  }

  async function api(request: Request, path: string): Promise<Response> {
    if (!/^Bearer sk_test_/.test(request.headers.get('authorization') ?? '')) {
      return failure(401, 'Invalid API Key provided');
    }
    if (request.method === 'GET') return retrieve(path);
    if (request.method !== 'POST') return failure(405, 'Not built in here');
    const body = await request.text();
    const key = request.headers.get('idempotency-key');
    if (key === null) return create(path, body);
    const answer = answered.get(key) ?? create(path, body);
    answered.set(key, answer);
    return (await answer).clone();
  }

  const server = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/v1/')) {
      const answer = await api(request, pathname);
      answer.headers.set('request-id', newId('req'));
      return answer;
    }
    const order = orders.get(/^\/pay\/(\w+)$/.exec(pathname)?.[1] ?? '');
    if (order === undefined) return new Response('Not found', { status: 404 });
    return request.method === 'POST' ? pay(order) : payPage(order.session);
  });
  baseUrl = server.url;
  return server;
}
