import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestAccount, type TestAccount } from '../testAccount.fixture.ts';

let account: TestAccount;
let price: string;
beforeAll(async () => {
  account = await startTestAccount();
  price = (await account.makePrices()).monthly.id;
});
afterAll(() => account.server.stop());

const checkout = () =>
  account.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    success_url: 'https://site.example/done?id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://site.example/plans?a=1&b="2"',
    custom_text: { submit: { message: 'Money back & more.' } },
  });
const post = (url: string | null, body: string) =>
  fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });

test('shows what is sold, declines a card, takes another and goes on', async () => {
  const session = await checkout();
  const html = await (await fetch(session.url ?? '')).text();
  expect(html).toContain('Premium: $19.95');
  expect(html).toContain('Money back &amp; more.');
  expect(html).toContain('href="https://site.example/plans?a=1&amp;b=&quot;2&quot;"');
  const declined = await post(session.url, 'do=pay&card=declined');
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('Your card was declined.');
  const paid = await post(session.url, 'do=pay&card=good');
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`https://site.example/done?id=${session.id}`);
  const done = await account.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['customer'],
  });
  expect(done.customer).toMatchObject({ object: 'customer' });
  const twice = await post(session.url, 'do=pay&card=good');
  expect(twice.headers.get('location')).toBe(paid.headers.get('location'));
  expect((await account.stripe.subscriptions.list({})).data).toHaveLength(1);
});

test('a checkout that is let expire cannot be paid', async () => {
  const session = await checkout();
  expect(await (await post(session.url, 'do=expire')).text()).toContain('expired');
  const late = await post(session.url, 'do=pay&card=good');
  expect(late.status).toBe(200);
  expect(await late.text()).toContain('expired');
  expect((await post(session.url, 'do=pay&card=nonsense')).status).toBe(200);
});

test('a page of another site cannot control the stand-in', async () => {
  const { url } = account.server;
  const send = (type: string) =>
    fetch(`${url}/_control/advance`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify({ to: new Date(Date.now() + 30 * 86_400_000).toISOString() }),
    });
  expect((await send('text/plain')).status).toBe(404);
  expect((await send('application/json')).status).toBe(200);
  expect(account.wrong).toEqual([]);
});
