import { afterEach, describe, expect, test, vi } from 'vitest';
import { travel, trial } from '#test/accounts/trial.ts';
import { payments } from '#test/billing/account.ts';
import {
  atStripe,
  CREATE,
  CURRENT,
  choose,
  controls,
  newPayer,
  payAsMember,
  payerSessions,
  payerUser,
  payingVisitor,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';
import { cutOff } from '#test/cutOff.ts';
import { renewalWording } from '../rules/renewal.ts';
import { PROMPT_STRIPE } from '../stripe/stripe.ts';

withBank();
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

test.each([
  ['32: a month', 'monthly', 1995, 'month'],
  ['33: a year', 'yearly', 19_995, 'year'],
] as const)('%s (%s) costs %i cents', async (_, tier, cents, interval) => {
  const member = await newPayer();
  const { status, body, headers } = await choose(member, tier);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  const [session, ...others] = payerSessions(member);
  expect(others).toEqual([]);
  expect(body).toEqual({ status: 'checkout', url: session?.url });
  expect([session?.amount_total, session?.currency]).toEqual([cents, 'usd']);
  expect(session?.success_url).toBe(
    'https://simcast.test/subscribe/done?session_id={CHECKOUT_SESSION_ID}',
  );
  expect(session?.cancel_url).toBe('https://simcast.test/subscribe?cancelled=1');
  controls().pay(session?.id ?? '');
  const [item] = subscriptionsOf(member)[0]?.items.data ?? [];
  expect([item?.price.unit_amount, item?.price.recurring?.interval]).toEqual([cents, interval]);
});

test('who is signed out is asked to sign in', async () => {
  const answer = await payingVisitor().post(CREATE, { userId: 'x', tier: 'monthly' });
  expect([answer.status, answer.body]).toEqual([401, { error: 'Please sign in first' }]);
});

test('34: nobody buys for somebody else', async () => {
  const [member, other] = [await newPayer(), await newPayer()];
  const answer = await member.post(CREATE, { userId: other.id, tier: 'monthly' });
  expect(answer.status).toBe(403);
  expect([...payerSessions(member), ...payerSessions(other)]).toEqual([]);
});

test.each(['weekly', '', null, 1, { monthly: true }, undefined])(
  '35: %o is no plan',
  async (tier) => {
    const member = await newPayer();
    const answer = await member.post(CREATE, { userId: member.id, tier });
    expect([answer.status, answer.body]).toEqual([400, { error: 'tier is monthly or yearly' }]);
  },
);

test('36: a price, an amount or a period that the browser sends along changes nothing', async () => {
  const member = await newPayer();
  const extra = { price: 'price_cheap', amount: 1, unit_amount: 1, trial_period_days: 365 };
  const renewal = renewalWording('yearly').version;
  const body = { userId: member.id, tier: 'yearly', renewal, ...extra, customer: 'cus_other' };
  expect((await member.post(CREATE, body)).status).toBe(200);
  expect(payerSessions(member)[0]?.amount_total).toBe(19_995);
});

test('another site’s page, a foreign Host and a form buy nothing', async () => {
  const member = await newPayer();
  const renewal = renewalWording('monthly').version;
  const body = { userId: member.id, tier: 'monthly', renewal };
  for (const headers of [
    { origin: 'https://evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'application/x-www-form-urlencoded' },
  ]) {
    expect((await member.post(CREATE, body, headers)).status).toBeGreaterThanOrEqual(403);
  }
  expect(payerSessions(member)).toEqual([]);
  await member.post(CREATE, body, { host: 'evil.test', 'x-forwarded-host': 'evil.test' });
  expect(payerSessions(member)[0]?.success_url).toMatch(/^https:\/\/simcast\.test\//);
});

describe('37: a double click', () => {
  test('opens one checkout of one customer', async () => {
    const member = await newPayer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => choose(member, 'monthly')));
    expect(payerSessions(member)).toHaveLength(1);
    const customers = Object.values(atStripe().customers).filter(
      (customer) => !('deleted' in customer) && customer.metadata.member === member.id,
    );
    expect(customers).toHaveLength(1);
    // One that waited for the others too long is told so, and opens nothing.
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    for (const { status, body } of answers) {
      expect([200, 409]).toContain(status);
      if (status === 200) expect(body.url).toBe(payerSessions(member)[0]?.url);
    }
  });

  test('a second later goes on with the same', async () => {
    const member = await newPayer();
    const first = await choose(member, 'monthly');
    await travel(20 * MINUTE_MS);
    expect((await choose(member, 'monthly')).body).toEqual(first.body);
    expect(payerSessions(member)).toHaveLength(1);
  });

  test('on both plans leaves one that can be paid', async () => {
    const member = await newPayer();
    await Promise.all([choose(member, 'monthly'), choose(member, 'yearly')]);
    expect(payerSessions(member).filter(({ status }) => status === 'open').length).toBeLessThan(2);
  });
});

test('another plan ends the checkout of the first', async () => {
  const member = await newPayer();
  await choose(member, 'monthly');
  await choose(member, 'yearly');
  expect(payerSessions(member).map(({ status }) => status)).toEqual(['expired', 'open']);
});

test('a checkout that Stripe could not end is ended before there is another', async () => {
  const member = await newPayer();
  await choose(member, 'monthly');
  const { fail } = controls();
  for (const _ of [1, 2]) {
    fail({ on: 'POST /v1/checkout/sessions/{id}/expire', status: 500 });
  }
  expect((await choose(member, 'yearly')).status).toBe(502);
  expect(payerSessions(member).map(({ status }) => status)).toEqual(['open']);
  expect((await choose(member, 'yearly')).status).toBe(200);
  expect(payerSessions(member).map(({ status }) => status)).toEqual(['expired', 'open']);
});

test('a checkout that has run out is followed by a new one', async () => {
  const member = await newPayer();
  await choose(member, 'monthly');
  await travel(41 * MINUTE_MS);
  const again = await choose(member, 'monthly');
  expect(again.status).toBe(200);
  expect(payerSessions(member).map(({ status }) => status)).toEqual(['expired', 'open']);
});

test('a purchase that Stripe was away for can be begun again, soon and much later', async () => {
  const member = await newPayer();
  const { fail } = controls();
  const away = () => {
    for (const _ of [1, 2]) fail({ on: 'POST /v1/checkout/sessions', status: 503 });
  };
  away();
  const refused = await choose(member, 'monthly');
  expect(refused.status).toBe(502);
  expect(refused.body.error).toMatch(/^The payment service does not answer/);
  expect(refused.headers.get('retry-after')).toBe('30');
  await travel(15 * MINUTE_MS);
  expect((await choose(member, 'monthly')).status).toBe(200);
});

/** The longest that Stripe's client sleeps before its first retry; nothing is tried a third time. */
const RETRY_MS = 500;

/** Shortens every wait for Stripe, and sums what the waits would have been: what a reader waits at most, on any machine. */
function waitsForStripe(): { readonly ms: () => number } {
  const real = AbortSignal.timeout.bind(AbortSignal);
  const waits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== PROMPT_STRIPE.timeoutMs) return real(ms);
    waits.push(ms);
    return real(100);
  });
  return { ms: () => waits.reduce((sum, ms) => sum + ms + RETRY_MS, -RETRY_MS) };
}

test('a Stripe that hangs is said to, within ten seconds, and nothing is lost', async () => {
  const member = await newPayer();
  const goOn = controls().pause();
  const waits = waitsForStripe();
  const answer = await choose(member, 'monthly');
  expect(waits.ms()).toBeGreaterThanOrEqual(PROMPT_STRIPE.timeoutMs);
  expect(waits.ms()).toBeLessThan(10_000);
  vi.restoreAllMocks();
  goOn();
  expect(answer.status).toBe(503);
  expect(answer.body.error).toContain('nothing is charged twice');
  expect((await choose(member, 'monthly')).status).toBe(200);
  expect(payerSessions(member)).toHaveLength(1);
});

test('a checkout that could not be noted is ended, and followed by one that can be paid', async () => {
  const member = await newPayer();
  cutOff('/rpc/note_checkout');
  expect((await choose(member, 'monthly')).status).toBe(503);
  vi.restoreAllMocks();
  expect(payerSessions(member).map(({ status }) => status)).toEqual(['expired']);
  const { status, body } = await choose(member, 'monthly');
  const [, next] = payerSessions(member);
  expect([status, body.url, next?.status]).toEqual([200, next?.url, 'open']);
});

test('38: a subscriber is not sold a second one, whichever plan, whatever we have been told', async () => {
  const told = await subscriber();
  const untold = await newPayer();
  await payAsMember(untold);
  for (const member of [told, untold]) {
    for (const tier of ['monthly', 'yearly'] as const) {
      const answer = await choose(member, tier);
      expect(answer.status).toBe(409);
      expect(answer.body.error).toContain('Manage Subscription');
    }
    expect(subscriptionsOf(member)).toHaveLength(1);
    expect((await payerUser(member)).subscriptionStatus).toBe('active');
  }
});

test('39: the page a buyer comes back to grants nothing', async () => {
  const member = await newPayer();
  await choose(member, 'monthly');
  const [session] = payerSessions(member);
  const path = `/api/auth/session?session_id=${session?.id}`;
  expect((await member.call(path)).body.user.subscriptionStatus).toBe('none');
  expect((await member.call(CURRENT)).body.subscription).toBeNull();
});

test('a declined card leaves the checkout open, and no access', async () => {
  const member = await newPayer();
  await payAsMember(member, 'monthly', 'declined');
  expect(payerSessions(member)[0]?.status).toBe('open');
  expect((await member.call(CURRENT)).body.subscription).toBeNull();
  expect((await choose(member, 'monthly')).body.url).toBe(payerSessions(member)[0]?.url);
});

test('a customer that Stripe has deleted, of which we have not heard, is followed by another', async () => {
  const member = await subscriber();
  const [old] = subscriptionsOf(member);
  await payments.account.stripe.customers.del(String(old?.customer));
  expect((await member.post('/api/subscriptions/portal', {})).status).toBe(409);
  expect((await member.call(CURRENT)).status).toBe(200);
  expect((await payerUser(member)).subscriptionStatus).toBe('ended');
  await payAsMember(member, 'yearly');
  expect((await member.call(CURRENT)).body.subscription).toMatchObject({ tier: 'yearly' });
  const customers = subscriptionsOf(member).map(({ customer }) => customer);
  expect(new Set(customers).size).toBe(2);
  await payments.account.stripe.customers.del(String(customers.at(-1)));
  expect((await member.post('/api/account/delete', { confirm: 'DELETE' })).status).toBe(200);
});

test('59: a number that is banned while its checkout is made is given none', async () => {
  const { database } = trial;
  const [member, other] = [await newPayer(), await newPayer()];
  const begun = async (id: string) => {
    const [row] = await database.query<{ attempt: string }>(
      `select begin_checkout($1, 'monthly') ->> 'attempt' as attempt`,
      [id],
    );
    return row?.attempt;
  };
  const attempts = [await begun(member.id), await begun(other.id)];
  await database.query(
    `insert into bans (phone_hash, reason) select phone_hash, 'dispute' from members where id = $1`,
    [member.id],
  );
  const noted = [];
  for (const attempt of attempts) {
    const [row] = await database.query<{ noted: boolean }>(
      `select note_checkout($1, $2, 'https://pay.test') as noted`,
      [attempt, `cs_${attempt}`],
    );
    noted.push(row?.noted);
  }
  expect(noted).toEqual([false, true]);
});

test('who was a subscriber buys again as the same customer', async () => {
  const member = await subscriber();
  await member.post('/api/subscriptions/cancel', {});
  await travel(32 * DAY_MS);
  controls().tick();
  const again = await newPayer(member.phone);
  expect(again.id).toBe(member.id);
  expect((await payerUser(again)).subscriptionStatus).toBe('ended');
  expect((await choose(again, 'yearly')).status).toBe(428);
  expect((await again.post('/api/account/confirm-card', { last4: '4242' })).status).toBe(200);
  await payAsMember(again, 'yearly');
  expect((await again.call(CURRENT)).body.subscription).toMatchObject({
    standing: 'active',
    tier: 'yearly',
  });
  expect(new Set(subscriptionsOf(again).map(({ customer }) => customer)).size).toBe(1);
});
