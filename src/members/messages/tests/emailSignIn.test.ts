import process from 'node:process';
import { expect, test, vi } from 'vitest';
import {
  codeFor,
  guess,
  inTrueTime,
  nextPhone,
  reader,
  SEND,
  SESSION,
  travel,
  trial,
} from '#test/accounts/trial.ts';
import { outside, withChannels } from '#test/messages/channelsTrial.ts';
import { hashOf } from '#test/messages/trial.ts';
import { channelMember } from './channels.fixture.ts';

withChannels();

const ASK = '/api/auth/email-code';
const VERIFY = '/api/auth/verify-email-code';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Who = Awaited<ReturnType<typeof channelMember>>;
const codeTo = (address: string): string =>
  /\d{6}/.exec(outside.mail.sentTo(address).at(-1)?.subject ?? '')?.[0] ?? '';
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ask = (who: Pick<Who, 'post'>, phoneNumber: string) => who.post(ASK, { phoneNumber });
const enter = (who: Pick<Who, 'post'>, phoneNumber: string, code: string) =>
  who.post(VERIFY, { phoneNumber, code, tosAccepted: true });

let boxes = 0;
/** A member whose address was confirmed just now; the code's mail is forgotten. */
async function confirmed(): Promise<Who & { readonly address: string }> {
  const who = await channelMember();
  boxes += 1;
  const address = `box${boxes}@members.test`;
  await who.post('/api/messages/email/code', { address });
  await who.post('/api/messages/email/confirm', { code: codeTo(address) });
  return { ...who, address };
}
const mails = (address: string) =>
  outside.mail.sentTo(address).filter(({ text }) => text.includes('to sign in'));
const arrives = (address: string, count = 1) =>
  vi.waitFor(() => expect(mails(address)).toHaveLength(count), 30_000);

test('400: a member signs in by a code to an address that was confirmed a day ago, and is trusted by it', async () => {
  const who = await confirmed();
  await travel(DAY + MINUTE);
  const device = reader();
  const asked = await ask(device, who.phone);
  expect([asked.status, asked.body]).toEqual([200, { ok: true, resendAfter: 60 }]);
  await arrives(who.address);
  const [mail] = mails(who.address);
  expect(mail?.text).toMatch(/^\d{6} is your code to sign in to Simcast\./);
  expect(mail?.text).toMatch(/Asked for at \d+:\d\d [AP]M E[SD]T on /);
  const code = codeTo(who.address);
  const signedIn = await enter(device, who.phone, code);
  expect(signedIn).toMatchObject({ status: 200, body: { isNewUser: false, user: { id: who.id } } });
  expect((await device.call(SESSION)).body.user.id).toBe(who.id);
  const [trust] = await trial.database.query<{ by: string }>(
    'select t.by from trusted_sessions t join sessions s on s.id = t.session_id where s.member_id = $1',
    [who.id],
  );
  expect(trust?.by).toBe('email');
  // Once.
  expect((await enter(device, who.phone, code)).status).toBe(400);
});

test('401: known, unknown, banned, without an address, too fresh: one answer, and no mail but for the first', async () => {
  const [known, banned] = [await confirmed(), await confirmed()];
  const bare = await channelMember();
  await travel(DAY + MINUTE);
  const late = await channelMember();
  await late.post('/api/messages/email/code', { address: 'late@members.test' });
  await late.post('/api/messages/email/confirm', { code: codeTo('late@members.test') });
  await trial.database.query("insert into bans (phone_hash, reason) values ($1, 'test')", [
    hashOf(banned.phone),
  ]);
  inTrueTime();
  const answers = [];
  for (const phone of [known.phone, nextPhone(), banned.phone, bare.phone, late.phone]) {
    const device = reader();
    const began = performance.now();
    const { status, text, headers } = await ask(device, phone);
    answers.push([status, text, [...headers.keys()].sort().join()]);
    expect(performance.now() - began).toBeGreaterThanOrEqual(740);
    expect((await enter(device, phone, '000000')).body).toEqual({
      error: 'The verification code is incorrect or expired',
    });
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await arrives(known.address);
  expect([mails(banned.address), mails('late@members.test')]).toEqual([[], []]);
});

test('402: five guesses, counted before they are looked at, also twenty at once; the newest code alone', async () => {
  const who = await confirmed();
  await travel(DAY + MINUTE);
  const device = reader();
  await ask(device, who.phone);
  await arrives(who.address);
  const code = codeTo(who.address);
  await Promise.all(Array.from({ length: 20 }, () => enter(device, who.phone, other(code))));
  expect((await enter(device, who.phone, code)).status).toBe(400);
  const [row] = await trial.database.query<{ guesses: number }>(
    'select guesses from email_sign_ins where phone = $1 order by id desc limit 1',
    [who.phone],
  );
  expect(row?.guesses).toBe(5);
  await travel(DAY + 4 * MINUTE);
  await ask(device, who.phone);
  await arrives(who.address, 2);
  const right = codeTo(who.address);
  const both = await Promise.all([1, 2, 3].map(() => enter(device, who.phone, right)));
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('403: a code is good for five minutes, in the browser that asked for it, without a cookie nowhere', async () => {
  const who = await confirmed();
  await travel(DAY + MINUTE);
  const device = reader();
  await ask(device, who.phone);
  await arrives(who.address);
  const code = codeTo(who.address);
  expect((await enter(reader(), who.phone, code)).status).toBe(400);
  const thief = reader();
  await ask(thief, nextPhone());
  expect((await enter(thief, who.phone, code)).status).toBe(400);
  await travel(DAY + 7 * MINUTE);
  expect((await enter(device, who.phone, code)).status).toBe(400);
});

test('404: caps: for a number, for an address and its network, whether known or not', async () => {
  const who = await confirmed();
  await travel(DAY + MINUTE);
  for (const phone of [who.phone, nextPhone()]) {
    expect((await ask(reader(), phone)).status).toBe(200);
    const again = await ask(reader(), phone);
    expect([again.status, Number(again.headers.get('retry-after'))]).toEqual([
      429,
      expect.any(Number),
    ]);
  }
  const flood = reader();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await ask(flood, nextPhone())).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('405: a number that may have changed hands: no way back for who had it, nor for who has it now', async () => {
  const who = await confirmed();
  await travel(50 * DAY);
  // Nobody has signed in since: it is still theirs.
  const device = reader();
  await ask(device, who.phone);
  await arrives(who.address);
  // Now somebody signs in by text after 50 days without a session: the address is good again once it is confirmed anew.
  const holder = reader();
  await holder.post(SEND, { phoneNumber: who.phone });
  expect((await guess(holder, who.phone, codeFor(who.phone))).status).toBe(200);
  expect((await enter(device, who.phone, codeTo(who.address))).status).toBe(400);
  await travel(50 * DAY + 4 * MINUTE);
  await ask(device, who.phone);
  await travel(52 * DAY);
  await ask(device, who.phone);
  expect(mails(who.address)).toHaveLength(1);
});

test('406: an address taken away, changed, bounced or called spam meanwhile opens nothing', async () => {
  for (const undo of [
    'delete from member_emails where member_id = $1',
    "update member_emails set address_hash = sha256('other') where member_id = $1",
    'update member_emails set confirmed_at = clock() where member_id = $1',
    "insert into message_blocks (phone_hash, channel, reason) select address_hash, 'email', 'complaint' from member_emails where member_id = $1",
    "insert into bans (phone_hash, reason) select phone_hash, 'test' from members where id = $1",
  ]) {
    await travel(0);
    const who = await confirmed();
    await travel(DAY + MINUTE);
    const device = reader();
    await ask(device, who.phone);
    await arrives(who.address);
    await trial.database.query(undo, [who.id]);
    expect((await enter(device, who.phone, codeTo(who.address))).status, undo).toBe(400);
  }
});

test('407: a code by text that is on its way stays good after one by e-mail was asked for', async () => {
  const who = await confirmed();
  await travel(DAY + MINUTE);
  const device = reader();
  await device.post(SEND, { phoneNumber: who.phone });
  expect((await ask(device, who.phone)).status).toBe(200);
  expect((await guess(device, who.phone, codeFor(who.phone))).status).toBe(200);
});

test('408: while e-mail is off nothing is there; a mail that fails changes no answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const who = await confirmed();
  await travel(DAY + MINUTE);
  expect((await reader().call(SESSION)).body.emailCode).toBe(true);
  outside.mail.behave({ status: 500, name: 'application_error' });
  expect((await ask(reader(), who.phone)).status).toBe(200);
  process.env.SIMCAST_EMAIL_PICKS = 'off';
  const device = reader();
  expect([
    (await ask(device, who.phone)).status,
    (await enter(device, who.phone, '000000')).status,
  ]).toEqual([404, 404]);
  expect((await device.call(SESSION)).body.emailCode).toBe(false);
  process.env.SIMCAST_EMAIL_PICKS = 'on';
});

test('409: what was asked for is in the account’s file, goes with the account, and after two days', async () => {
  const who = await confirmed();
  await travel(DAY + MINUTE);
  await ask(reader(), who.phone);
  const { query } = trial.database;
  const [taken] = await query<{ all: object }>('select export_member($1) as all', [who.id]);
  expect(taken?.all).toMatchObject({ emailSignIns: [{ usedAt: null }] });
  await query('select delete_member($1, $2)', [who.id, []]);
  expect(await query('select from email_sign_ins where member_id = $1', [who.id])).toEqual([]);
  await ask(reader(), nextPhone());
  await travel(4 * DAY);
  await query('select thin_private()');
  expect(await query('select from email_sign_ins where sent_at < clock()')).toEqual([]);
});

test('703: 500 wishes of strangers by e-mail use up nothing: members get their codes, and the owner sees what members use', async () => {
  const who = await confirmed();
  await travel(DAY + MINUTE);
  const { query } = trial.database;
  await query(
    `insert into email_sign_ins (browser, phone, ip, network, code_hash)
      select sha256(n::text::bytea), '+1305555' || lpad(n::text, 4, '0'), '192.0.2.1', '192.0.2.0/24', sha256('c') from generate_series(1, 600) n`,
  );
  const device = reader();
  expect((await ask(device, who.phone)).status).toBe(200);
  await arrives(who.address);
  expect((await enter(device, who.phone, codeTo(who.address))).status).toBe(200);
  const [seen] = await query<{ used: number }>(
    "select (code_text_state(500, 300, 500) -> 'signInEmails' ->> 'used')::integer as used",
  );
  expect(seen?.used).toBeGreaterThan(0);
  expect(seen?.used).toBeLessThan(500);
  // What members were sent is what the day has.
  await query('update email_sign_ins set member_id = $1 where member_id is null', [who.id]);
  expect((await ask(reader(), nextPhone())).status).toBe(429);
  await query("delete from email_sign_ins where phone like '+1305%'");
});

test('704: a stranger’s wish for a member’s number does not kill the code that the member was sent', async () => {
  const who = await confirmed();
  await travel(DAY + MINUTE);
  const device = reader();
  await ask(device, who.phone);
  await arrives(who.address);
  const code = codeTo(who.address);
  await travel(DAY + 3 * MINUTE);
  const stranger = reader();
  expect((await ask(stranger, who.phone)).status).toBe(200);
  await arrives(who.address, 2);
  // Each browser has its own code, and no other.
  expect((await enter(stranger, who.phone, code)).status).toBe(400);
  expect((await enter(device, who.phone, codeTo(who.address))).status).toBe(400);
  expect((await enter(device, who.phone, code)).status).toBe(200);
});
