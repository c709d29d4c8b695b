import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { LOCAL_RESEND } from '#local/standins/email/account.ts';
import { type EmailEvent, emailEventOf, eventHeaders } from '#local/standins/email/events.ts';
import { SITE_URL, travel, trial } from '#test/accounts/trial.ts';
import { bareContext } from '#test/context.ts';
import { allChannels, outside, withChannels } from '#test/messages/channelsTrial.ts';
import { CHOSEN_WISHES, hashOf, outboxOf, runTrial } from '#test/messages/trial.ts';
import email from '../../../../netlify/functions/email.ts';
import { consentFor } from '../rules/consents.ts';
import { channelMember } from './channels.fixture.ts';

withChannels();
afterEach(() => vi.restoreAllMocks());

const ON = '/api/messages/on';
const ASK = '/api/messages/email/code';
const CONFIRM = '/api/messages/email/confirm';
const SETTINGS = '/api/messages/settings';
const MINUTE = 60_000;
const AGREED = {
  channel: 'email',
  version: consentFor('email', 'Simcast').version,
  agreed: true,
  settings: CHOSEN_WISHES,
};

const codeTo = (address: string): string =>
  /\d{6}/.exec(outside.mail.sentTo(address).at(-1)?.subject ?? '')?.[0] ?? '';
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

type Who = Awaited<ReturnType<typeof channelMember>>;

async function confirmed(who: Who, address: string): Promise<void> {
  expect((await who.post(ASK, { address })).status).toBe(200);
  expect((await who.post(CONFIRM, { code: codeTo(address) })).status).toBe(200);
}

/** A member with e-mail on, and an address of their own. */
async function mailed(): Promise<Who & { readonly address: string }> {
  const who = await channelMember();
  const address = `${who.id.slice(0, 8)}@members.test`;
  await confirmed(who, address);
  expect((await who.post(ON, AGREED)).status).toBe(200);
  return { ...who, address };
}

const picks = () => runTrial({ channels: { email: allChannels().email } });
/** Neither codes nor the first message, which leaves as soon as e-mail is on. */
const picksTo = (address: string) =>
  outside.mail
    .sentTo(address)
    .filter(({ tags, subject }) => tags.length > 0 && !subject.endsWith('you are set'));

test('100: only a confirmed address may be agreed to, and confirming agrees to nothing', async () => {
  const who = await channelMember();
  const address = 'Ann@Members.test';
  expect((await who.post(ON, AGREED)).status).toBe(409);
  expect((await who.post(ASK, { address: 'nobody' })).status).toBe(400);
  expect((await who.post(ASK, { address })).status).toBe(200);
  expect((await who.call(SETTINGS)).body.email).toMatchObject({ address: null, asked: address });
  expect((await who.post(ON, AGREED)).status).toBe(409);
  expect((await who.post(CONFIRM, { code: other(codeTo(address)) })).status).toBe(400);
  expect((await who.post(CONFIRM, { code: codeTo(address) })).status).toBe(200);
  expect((await who.post(CONFIRM, { code: codeTo(address) })).status).toBe(410);
  expect((await who.call(SETTINGS)).body.email).toMatchObject({ on: false, address, asked: null });
  expect(await picks()).toMatchObject({ decided: 0 });
  expect((await who.post(ON, AGREED)).status).toBe(200);
  expect(await picks()).toMatchObject({ decided: 1, sent: 1 });
  expect(picksTo(address)).toHaveLength(1);
});

test('a code: five tries, 15 minutes, the newest alone, and never another member’s', async () => {
  const [who, thief] = [await channelMember(), await channelMember()];
  const address = 'ben@members.test';
  await who.post(ASK, { address });
  const code = codeTo(address);
  expect((await thief.post(CONFIRM, { code })).status).toBe(410);
  for (let n = 0; n < 5; n += 1) {
    expect((await who.post(CONFIRM, { code: other(code) })).status).toBe(400);
  }
  expect((await who.post(CONFIRM, { code })).status).toBe(410);
  await travel(2 * MINUTE);
  await who.post(ASK, { address });
  const late = codeTo(address);
  await travel(18 * MINUTE);
  expect((await who.post(CONFIRM, { code: late })).status).toBe(410);
  await who.post(ASK, { address });
  const [before] = [codeTo(address)];
  await travel(20 * MINUTE);
  await who.post(ASK, { address: 'ben2@members.test' });
  if (before !== codeTo('ben2@members.test')) {
    expect((await who.post(CONFIRM, { code: before })).status).toBe(400);
  }
});

test('a code is sent once a minute and five times a day to a member, three times an hour to an address', async () => {
  const who = await channelMember();
  const address = 'cat@members.test';
  expect((await who.post(ASK, { address })).status).toBe(200);
  const again = await who.post(ASK, { address });
  expect(again.status).toBe(429);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
  for (const n of [1, 2, 3, 4]) {
    await travel(n * 2 * MINUTE);
    expect((await who.post(ASK, { address: `cat${n}@members.test` })).status).toBe(200);
  }
  await travel(20 * MINUTE);
  expect((await who.post(ASK, { address: 'cat9@members.test' })).status).toBe(429);
  // Others cannot flood an address either.
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const one = await channelMember();
    statuses.push((await one.post(ASK, { address: 'victim@members.test' })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('who does not pay or has shut themselves out is sent no code', async () => {
  const free = await channelMember(false);
  expect((await free.post(ASK, { address: 'x@members.test' })).status).toBe(403);
  const out = await channelMember();
  await trial.database.query(`insert into exclusions (phone_hash, kind, ends_at)
    values ('${hashOf(out.phone)}', 'pause', clock() + interval '1 day')`);
  expect((await out.post(ASK, { address: 'x@members.test' })).status).toBe(409);
  expect(outside.mail.emails()).toEqual([]);
});

test('a code that could not be sent says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const who = await channelMember();
  outside.mail.behave({ status: 500, name: 'application_error' });
  expect((await who.post(ASK, { address: 'dan@members.test' })).status).toBe(503);
  outside.mail.behave({ status: 422, name: 'validation_error' });
  await travel(2 * MINUTE);
  expect((await who.post(ASK, { address: 'dan@members.test' })).status).toBe(400);
});

const linkOf = (address: string): string =>
  /^<(.+)>$/.exec(picksTo(address)[0]?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
const open = (url: string, method = 'GET') =>
  email(
    new Request(url, {
      method,
      ...(method === 'POST' && {
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      }),
    }),
    bareContext(),
  );

test('the link stops e-mails at one click, for good until the address is confirmed anew; opening it stops nothing', async () => {
  const who = await mailed();
  await picks();
  const link = linkOf(who.address);
  const page = await open(link);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('Stop e-mails');
  expect((await who.call(SETTINGS)).body.email).toMatchObject({ on: true, stopped: false });
  expect((await open(link, 'POST')).status).toBe(200);
  expect((await open(link, 'POST')).status).toBe(200);
  expect((await who.call(SETTINGS)).body.email).toMatchObject({ on: false, stopped: true });
  expect((await who.post(ON, AGREED)).status).toBe(409);
  await travel(24 * 60 * MINUTE);
  expect(await picks()).toMatchObject({ decided: 0 });
  await confirmed(who, who.address);
  expect((await who.call(SETTINGS)).body.email).toMatchObject({ on: false, stopped: false });
  expect((await who.post(ON, AGREED)).status).toBe(200);
  const consents = await trial.database.query(
    'select given, said_by from message_consents where member_id = $1 order by id',
    [who.id],
  );
  expect(consents).toEqual([
    { given: true, said_by: 'page' },
    { given: false, said_by: 'link' },
    { given: true, said_by: 'page' },
  ]);
});

test('a link that was altered, of another address or of nothing stops nothing', async () => {
  const [who, other] = [await mailed(), await mailed()];
  await picks();
  const [mine, theirs] = [linkOf(who.address), linkOf(other.address)];
  const [, hash] = /a=([\da-f]{64})/.exec(theirs) ?? [];
  const forged = mine.replace(/a=[\da-f]{64}/, `a=${hash}`);
  const links = [
    forged,
    // The last character contains unused bits.
    mine.replace(/.(?=.$)/, (sign) => (sign === 'A' ? 'B' : 'A')),
    `${SITE_URL}/api/email/unsubscribe`,
  ];
  for (const link of links) expect((await open(link, 'POST')).status).toBe(404);
  expect((await open(mine, 'PUT')).status).toBe(405);
  expect((await other.call(SETTINGS)).body.email.on).toBe(true);
  expect((await who.call(SETTINGS)).body.email.on).toBe(true);
});

test('what was decided before the link was opened does not leave after it', async () => {
  const who = await mailed();
  await picks();
  const link = linkOf(who.address);
  await travel(24 * 60 * MINUTE);
  outside.mail.behave({ status: 429, name: 'rate_limit_exceeded' });
  await picks();
  await open(link, 'POST');
  outside.mail.behave('take');
  await travel(24 * 60 * MINUTE + 5 * MINUTE);
  await picks();
  expect(picksTo(who.address)).toHaveLength(1);
  expect((await outboxOf(who))[1]).toMatchObject({ state: 'dropped', why: 'stopped' });
});

const post = (body: string, headers: Record<string, string> = eventHeaders(body)) =>
  email(
    new Request(`${SITE_URL}/api/email/events`, { method: 'POST', body, headers }),
    bareContext(),
  );

function bodyOf(address: string, name: EmailEvent): string {
  const [sent] = picksTo(address);
  if (!sent) throw new Error('nothing was sent');
  return JSON.stringify(emailEventOf(sent, name));
}

test('98: an event of another’s, altered, of long ago or not signed at all blocks nobody', async () => {
  const who = await mailed();
  await picks();
  const body = bodyOf(who.address, 'complained');
  const long = new Date(Date.now() - 3_600_000);
  const wrong = `whsec_${Buffer.from('another').toString('base64')}`;
  const statuses = [
    await post(body, {}),
    await post(body, eventHeaders(body, wrong)),
    await post(body, eventHeaders(`${body} `)),
    await post(body, eventHeaders(body, LOCAL_RESEND.secret, long)),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403, 403]);
  expect((await who.call(SETTINGS)).body.email).toMatchObject({ on: true, stopped: false });
  process.env.RESEND_WEBHOOK_SECRET = '';
  expect((await post(body)).status).toBe(404);
  process.env.RESEND_WEBHOOK_SECRET = LOCAL_RESEND.secret;
});

test('a complaint ends it for that address for good; a bounce until it is confirmed anew', async () => {
  const [angry, gone] = [await mailed(), await mailed()];
  await picks();
  for (let n = 0; n < 2; n += 1) {
    expect((await post(bodyOf(angry.address, 'complained'))).status).toBe(200);
    expect((await post(bodyOf(gone.address, 'bounced'))).status).toBe(200);
  }
  expect((await angry.call(SETTINGS)).body.email).toMatchObject({
    on: false,
    stopped: true,
    refused: true,
  });
  await travel(2 * MINUTE);
  expect((await angry.post(ASK, { address: angry.address })).status).toBe(409);
  expect((await gone.call(SETTINGS)).body.email).toMatchObject({ unreachable: true });
  expect(await outboxOf(gone)).toMatchObject([{ state: 'undelivered' }]);
  await travel(24 * 60 * MINUTE);
  expect(await picks()).toMatchObject({ decided: 0 });
  await confirmed(gone, gone.address);
  expect((await gone.call(SETTINGS)).body.email).toMatchObject({ on: true, unreachable: false });
  expect(await picks()).toMatchObject({ decided: 1, sent: 1 });
});

test('a full mailbox blocks nobody, and a delivery is noted by our own number before its name is known', async () => {
  const who = await mailed();
  await picks();
  const [sent] = picksTo(who.address);
  if (!sent) throw new Error('nothing was sent');
  const full = emailEventOf(sent, 'bounced');
  const soft = { ...full, data: { ...full.data, bounce: { type: 'Transient' } } };
  await trial.database.query("update messages set sid = null, state = 'queued'");
  await trial.database.query('update messages set tried_at = clock()');
  expect((await post(bodyOf(who.address, 'delivered'))).status).toBe(200);
  expect(await outboxOf(who)).toMatchObject([{ state: 'delivered', sid: sent.id }]);
  expect((await post(JSON.stringify(soft))).status).toBe(200);
  expect((await who.call(SETTINGS)).body.email).toMatchObject({ on: true, unreachable: false });
});

test('another address turns e-mail off until it is agreed to, and the account’s file holds all of it', async () => {
  const who = await mailed();
  await travel(2 * MINUTE);
  await confirmed(who, 'new@members.test');
  expect((await who.call(SETTINGS)).body.email).toMatchObject({
    on: false,
    address: 'new@members.test',
  });
  const { query } = trial.database;
  const [taken] = await query<{ all: { messages: unknown } }>('select export_member($1) as all', [
    who.id,
  ]);
  expect(taken?.all.messages).toMatchObject({
    email: { address: 'new@members.test', codes: [{ address: who.address }, {}] },
  });
  expect((await who.post('/api/messages/email/remove', {})).status).toBe(200);
  expect((await who.call(SETTINGS)).body.email).toMatchObject({ address: null, asked: null });
  await query('select delete_member($1, $2)', [who.id, []]);
  expect(await query('select id from email_codes where member_id = $1', [who.id])).toEqual([]);
});
