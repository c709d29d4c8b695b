import { expect, test, vi } from 'vitest';
import { add } from '#test/accounts/passkeys.ts';
import { SoftDevice } from '#test/accounts/softDevice.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  atStripe,
  CREATE,
  CURRENT,
  controls,
  newPayer,
  type PayingMember,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';

withBank();

const HOUR_MS = 3_600_000;
const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  trial.database.query<Row>(text, [...values]);

/** Asks one after another: a busy machine answers 503 to thirty at once, which is not what is tried here. */
async function inTurn<Asked, Answer>(
  all: readonly Asked[],
  ask: (one: Asked) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const one of all) answers.push(await ask(one));
  return answers;
}

/** An alert, an address, times, a device with notifications and a passkey, as a former holder leaves them. */
async function leaveTraces({ id }: PayingMember): Promise<void> {
  await query(
    `insert into member_emails (member_id, address, address_hash) values ($1, 'former@example.com', sha256('former'))`,
    [id],
  );
  await query(
    `insert into member_alerts (member_id, wish, label) values ($1, '{"kind": "return", "league": "NFL"}', 'Former wish')`,
    [id],
  );
  await query(
    `with c as (insert into message_consents (member_id, phone_hash, channel, given, said_by, version, wording, device)
      select id, phone_hash, 'push', true, 'page', 'v', 'w', 'FormerPhone/9' from members where id = $1 returning id)
    insert into message_channels (member_id, channel, consent_id) select $1, 'push', id from c`,
    [id],
  );
  await query(
    `insert into push_devices (member_id, endpoint, p256dh, auth, server_key, device)
      values ($1, 'https://push.example/' || gen_random_uuid(), repeat('k', 87), repeat('a', 22), 's', 'FormerPhone/9')`,
    [id],
  );
  await query(
    `insert into message_settings (member_id, hour, zone, leagues, silent) values ($1, 13, 'America/Phoenix', '{NFL}', true)`,
    [id],
  );
  await query(
    "update sessions set device = 'FormerPhone/9', ip = '203.0.113.77' where member_id = $1",
    [id],
  );
}

test('529: whatever an untrusted session asks for, no answer has a string of the former holder’s', async () => {
  const home = await subscriber();
  expect((await add(home, new SoftDevice())).status).toBe(200);
  await query("update passkeys set name = 'Former key' where member_id = $1", [home.id]);
  await leaveTraces(home);
  const { tosIpAddress } = (await home.call('/api/auth/session')).body.user;
  const [one] = subscriptionsOf(home);
  const invoice = Object.values(atStripe().invoices).find(
    ({ customer }) => customer === one?.customer,
  );
  const own = await query<{ id: string }>('select id from passkeys where member_id = $1', [
    home.id,
  ]);
  await travel(HOUR_MS);
  const holder = await newPayer(home.phone);
  const [elsewhere] = (await holder.call('/api/auth/sessions')).body.sessions.filter(
    ({ here }: { here: boolean }) => !here,
  );
  const answers = [
    ...(await inTurn(
      [
        CURRENT,
        '/api/auth/session',
        '/api/auth/sessions',
        '/api/auth/passkeys',
        '/api/account/trust',
        '/api/account/feed',
        '/api/account/export',
        '/api/alerts',
        '/api/member/today',
        '/api/messages/settings',
        '/api/bets/limits',
      ],
      (path) => holder.call(path),
    )),
    ...(await inTurn(
      [
        ['/api/subscriptions/portal', {}],
        ['/api/subscriptions/switch-preview', { tier: 'yearly' }],
        ['/api/subscriptions/switch', { tier: 'yearly' }],
        ['/api/subscriptions/money-back', {}],
        ['/api/subscriptions/resume', {}],
        [CREATE, { userId: home.id, tier: 'monthly' }],
        ['/api/account/feed/make', {}],
        ['/api/account/feed/end', {}],
        ['/api/account/delete', { confirm: 'DELETE' }],
        ['/api/account/trust/device', { session: elsewhere.id }],
        ['/api/account/confirm-card', { last4: '0000' }],
        ['/api/account/confirm-invoice', { invoice: 'AAAA-0001' }],
        ['/api/bets/sync', { userId: home.id, since: 0, bets: [], gone: [] }],
        ['/api/auth/passkeys/add-options', {}],
        ['/api/auth/passkeys/remove', { which: own[0]?.id }],
        ['/api/auth/passkeys/sign-in-options', {}],
        ['/api/messages/off', { channel: 'push' }],
        ['/api/messages/email/code', { address: 'thief@example.com' }],
        ['/api/messages/email/remove', {}],
        ['/api/alerts/delete', { id: 1 }],
        ['/api/subscriptions/cancel', {}],
      ] as const,
      ([path, body]) => holder.post(path, body),
    )),
  ];
  const said = answers.map(({ text }) => text).join('\n');
  const secrets = [
    'former@example.com',
    'FormerPhone',
    'Former wish',
    'Former key',
    'Phoenix',
    '203.0.113.77',
    String(tosIpAddress),
    '4242',
    String(invoice?.number),
    String(one?.customer),
    String(one?.id),
    String(own[0]?.id),
    'push.example',
    'stripe.com',
  ];
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  // And they are there, for the device that was there before.
  const shown = await Promise.all(
    [
      '/api/auth/sessions',
      '/api/auth/passkeys',
      '/api/alerts',
      '/api/messages/settings',
      CURRENT,
    ].map((path) => home.call(path)),
  );
  const seen = shown.map(({ text }) => text).join('\n');
  const visible = [
    'former@example.com',
    'FormerPhone',
    'Former wish',
    'Former key',
    'Phoenix',
    '4242',
  ];
  expect(visible.filter((secret) => !seen.includes(secret))).toEqual([]);
});

test('530: notifications that a new device turns on show no alert from before it, until it is trusted', async () => {
  const home = await subscriber();
  await leaveTraces(home);
  const [alert] = await query<{ id: string }>('select id from member_alerts where member_id = $1', [
    home.id,
  ]);
  await travel(HOUR_MS);
  const holder = await newPayer(home.phone);
  const { sessions } = (await holder.call('/api/auth/sessions')).body;
  const here = sessions.find((one: { here: boolean }) => one.here).id;
  const shows = async (key: string) =>
    (await query<{ shown: boolean }>('select may_show_alert($1, $2) as shown', [here, key]))[0]
      ?.shown;
  expect(await shows(`${alert?.id} 1`)).toBe(false);
  const [own] = await query<{ id: string }>(
    `insert into member_alerts (member_id, wish, label, session_id)
      values ($1, '{"kind": "return", "league": "NBA"}', 'Own wish', $2) returning id`,
    [home.id, here],
  );
  expect(await shows(`${own?.id} 1`)).toBe(true);
  expect((await home.post('/api/account/trust/device', { session: here })).status).toBe(200);
  expect(await shows(`${alert?.id} 1`)).toBe(true);
});

test('531: after deletion no table has the number, with a plus or without, whoever asked for codes', async () => {
  const home = await newPayer();
  await query(
    `insert into email_sign_ins (browser, phone, ip, network, code_hash)
      values (sha256('b'), $1, '203.0.113.1', '203.0.113.0/24', sha256('c'))`,
    [home.phone],
  );
  expect((await home.post('/api/account/delete', { confirm: 'DELETE' })).status).toBe(200);
  const columns = await query<{ t: string; c: string }>(
    `select table_name as t, column_name as c from information_schema.columns where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { t, c } of columns) {
    const hits = await query(
      `select from public.${t} as r where r.${c}::text like '%' || $1 || '%'
        or r.${c}::text in (sha256(convert_to($2, 'UTF8'))::text, sha256(convert_to('+1' || $1, 'UTF8'))::text,
          sha256(convert_to($1, 'UTF8'))::text, md5('+1' || $1), md5($1))`,
      [home.phone.slice(2), home.phone.slice(1)],
    );
    if (hits.length > 0) found.push(`${t}.${c}`);
  }
  expect(found).toEqual([]);
});

test('532: Stripe refuses to forget one number: those after it are forgotten, and it is, later; whose it was is known', async () => {
  const customers = [await subscriber(), await subscriber(), await subscriber()].map((member) => ({
    member,
    id: String(subscriptionsOf(member)[0]?.customer),
  }));
  const [first, second, third] = customers;
  if (!first || !second || !third) throw new Error('no customers');
  const leave = async ({ member }: typeof first) => {
    const left = await member.post('/api/account/delete', { confirm: 'DELETE' });
    expect(left.status).toBe(200);
  };
  const phoneOf = ({ id }: typeof first) => {
    const customer = atStripe().customers[id];
    return customer && 'phone' in customer ? customer.phone : undefined;
  };
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const one of [first, second]) {
    controls().fail({ on: 'POST /v1/customers/{id}', status: 400 });
    await leave(one);
  }
  quiet.mockRestore();
  expect(phoneOf(first)).toBe(first.member.phone);
  expect(phoneOf(second)).toBeNull();
  const kept = await query(
    'select from customers where id = $1 and member_id is null and phone_hash is not null',
    [first.id],
  );
  expect(kept).toHaveLength(1);
  await leave(third);
  expect(customers.map(phoneOf)).toEqual([null, null, null]);
  expect(await query('select from leaving_customers')).toEqual([]);
});
