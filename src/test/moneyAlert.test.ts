import process from 'node:process';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { clock } from '#clock';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { billingTools } from '#members/billing/tools.ts';
import { reconcile } from '#members/billing/verbs/reconcile.ts';
import { watchOnce } from '#slate/operation/watchOnce.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { siteOf } from '#wiring';
import { payments } from './billing/account.ts';
import { goTo, settled, withBilling } from './billing/trial.ts';

withBilling();

let receiver: HttpServer;
const received: string[] = [];
beforeAll(async () => {
  receiver = await listen(async (request) => {
    received.push(z.object({ text: z.string() }).parse(await request.json()).text);
    return new Response();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
afterAll(() => receiver?.stop());

/** What the owner is told of money by one look at the site. */
async function told(): Promise<string[]> {
  received.length = 0;
  await watchOnce(siteOf(), createStore(connectStore(process.env)), () => {});
  return received.flatMap((text) => text.split('\n')).filter((line) => line.includes('Money'));
}
const compare = () => reconcile(siteOf().use(billingTools), clock.now());

test('585: money that only the owner can settle is told to the owner once a day, and no more once it is settled', async () => {
  for (const name of ['error', 'log', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation(() => {});
  vi.stubEnv('ALERT_WEBHOOK_URL', `${receiver.url}/hook`);
  const { stripe, controls, prices } = payments.account;
  const { id } = await stripe.customers.create({});
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: id,
    line_items: [{ price: prices.monthly, quantity: 1 }],
    success_url: 'https://simcast.test/done',
  });
  controls.pay(session.id);
  await settled();
  expect(await told()).toEqual([]);
  await compare();
  const [first, ...more] = await told();
  expect(more).toEqual([]);
  expect(first).toMatch(
    new RegExp(`^Wrong, since .* UTC: Money that waits for you. ${id}: \\$19.95 of pi_`),
  );
  expect(await told()).toEqual([]);
  // Each day it is compared anew, and named since the first.
  await goTo(Date.now() + 25 * 3_600_000);
  await compare();
  expect(await told()).toEqual([expect.stringMatching(/^Still wrong, since/)]);
  const [intent] = Object.values(controls.account.state.objects.paymentIntents).filter(
    ({ customer }) => customer === id,
  );
  if (intent) intent.metadata = { settled: 'yes' };
  // What was just told is nobody else's to tell for two minutes.
  await goTo(Date.now() + 180_000);
  await compare();
  expect(await told()).toEqual([expect.stringMatching(/^Over, since/)]);
  expect(await told()).toEqual([]);
});
