import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emailEventOf, eventHeaders } from '#local/standins/email/events.ts';
import { emailSettings } from '#members/account/channels/emailSettings.ts';
import { connectStore } from '#store/client.ts';
import { invoke, nextAddress, SITE_URL, travel, trial } from '#test/accounts/trial.ts';
import { bareContext } from '#test/context.ts';
import { outside, withChannels } from '#test/messages/channelsTrial.ts';
import email from '../../../../netlify/functions/email.ts';
import { LETTER_PATHS } from '../contract/letters.ts';
import { addressHash, unsubscribeUrl } from '../email/address.ts';
import { createLetters } from '../store/letters.ts';
import { sendLetters } from '../verbs/sendLetters.ts';
import { channelMember } from './channels.fixture.ts';

withChannels();
beforeEach(async () => {
  const { query } = trial.database;
  for (const table of ['readers', 'wishes', 'stops', 'issues'])
    await query(`delete from letter_${table}`);
  await query('delete from box_calls');
  await query('delete from message_blocks');
});
afterEach(() => vi.restoreAllMocks());

const HOUR = 3_600_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Posts the page's form as a browser does without a script. */
const ask = (address: string, ip = nextAddress(), headers: Record<string, string> = {}) =>
  invoke(
    email,
    new Request(SITE_URL + LETTER_PATHS.ask, {
      method: 'POST',
      body: new URLSearchParams({ address }).toString(),
      headers: { ...FORM, origin: SITE_URL, ...headers },
    }),
    ip,
  );
const open = (url: string, method = 'GET') => email(new Request(url, { method }), bareContext());

const mailsTo = (address: string) => outside.mail.sentTo(address);
const linkTo = (address: string): string =>
  /https:\S+confirm\?t=[\w-]+/.exec(mailsTo(address).at(-1)?.text ?? '')?.[0] ?? '';
/** The newest link, once its mail has left: nobody waits for it. */
async function linkSent(address: string): Promise<string> {
  await vi.waitUntil(() => linkTo(address) !== '');
  return linkTo(address);
}
const readers = async () =>
  (
    await trial.database.query<{ address: string }>(
      'select address from letter_readers order by id',
    )
  ).map(({ address }) => address);

async function subscribed(address: string): Promise<void> {
  const before = mailsTo(address).length;
  expect((await ask(address)).status).toBe(200);
  await vi.waitUntil(() => mailsTo(address).length > before);
  expect((await open(linkTo(address), 'POST')).status).toBe(200);
}

const store = () => createLetters(connectStore(process.env));
const LETTER = { subject: 'Where we were wrong', body: 'Of 3 winners …' };
function send() {
  const settings = emailSettings(process.env);
  if (!settings) throw new Error('e-mail is off');
  const tools = { letters: store(), settings, failed: () => {} };
  return sendLetters(tools, new Date(Date.now() + 600_000));
}
const lettersTo = (address: string) =>
  mailsTo(address).filter(({ subject }) => subject === LETTER.subject);
const stopLink = (address: string): string =>
  /^<(.+)>$/.exec(lettersTo(address)[0]?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';

test('an address gets letters only after its button was pressed: opening the link confirms nothing', async () => {
  const address = 'Ann@readers.test';
  const page = await ask(address);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const link = await linkSent(address);
  const shown = await open(link);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('<form method="post"');
  expect(await readers()).toEqual([]);
  const stored = await trial.database.query<{ row: string }>(
    'select letter_wishes::text as row from letter_wishes',
  );
  expect(stored[0]?.row).not.toContain(new URL(link).searchParams.get('t'));
  const confirmed = await open(link, 'POST');
  expect(confirmed.status).toBe(200);
  expect(await confirmed.text()).toMatch(/The next letter comes on Tuesday, /);
  // Pressed twice it is the same.
  expect((await open(link, 'POST')).status).toBe(200);
  expect(await readers()).toEqual([address]);
  const left = await trial.database.query('select from letter_wishes where address is not null');
  expect(left).toEqual([]);
});

test('a link is good for 48 hours, then the address is forgotten; none of another kind confirms', async () => {
  await ask('late@readers.test');
  const link = await linkSent('late@readers.test');
  await travel(48 * HOUR + 1000);
  expect((await open(link)).status).toBe(404);
  expect((await open(link, 'POST')).status).toBe(404);
  expect((await open(`${link}x`, 'POST')).status).toBe(404);
  expect((await open(SITE_URL + LETTER_PATHS.confirm, 'POST')).status).toBe(404);
  await trial.database.query('select thin_private()');
  expect(await trial.database.query('select from letter_wishes')).toEqual([]);
  expect(await readers()).toEqual([]);
});

test('the answer says nothing of an address: unknown, asked for, confirmed, stopped, or one that called our mail spam', async () => {
  const address = 'bea@readers.test';
  const texts: string[] = [];
  const say = async () => {
    const answer = await ask(address);
    texts.push(`${answer.status} ${await answer.text()} ${JSON.stringify([...answer.headers])}`);
  };
  await say();
  await say();
  await open(await linkSent(address), 'POST');
  await say();
  await vi.waitUntil(() => mailsTo(address).length === 3);
  expect(mailsTo(address).at(-1)?.subject).toContain('already');
  // The fourth within the hour: no mail, the same answer.
  await say();
  await travel(2 * HOUR);
  const known = mailsTo(address).at(-1)?.headers['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect((await open(known, 'POST')).status).toBe(200);
  expect(await readers()).toEqual([]);
  await say();
  await vi.waitUntil(() => mailsTo(address).length === 4);
  const body = JSON.stringify(emailEventOf({ id: 'x', to: [address], tags: [] }, 'complained'));
  await email(
    new Request(`${SITE_URL}/api/email/events`, {
      method: 'POST',
      body,
      headers: eventHeaders(body),
    }),
    bareContext(),
  );
  await say();
  expect(new Set(texts).size).toBe(1);
  await subscribed('next@readers.test');
  expect(mailsTo(address)).toHaveLength(4);
  // Nor does a link of before the complaint confirm.
  expect((await open(linkTo(address), 'POST')).status).toBe(404);
});

test('one reader asks ten times an hour, and what is no address, no form or another site’s is refused', async () => {
  const ip = nextAddress();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await ask(`n${n}@readers.test`, ip)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const wrong = await ask('<b>no address</b>');
  expect(wrong.status).toBe(400);
  const text = await wrong.text();
  expect(text).toContain('name@example.com');
  expect(text).not.toContain('<b>');
  for (const origin of ['https://other.example', 'null', ''])
    expect((await ask('x@readers.test', nextAddress(), { origin })).status).toBe(403);
  const json = { 'content-type': 'application/json' };
  expect((await ask('x@readers.test', nextAddress(), json)).status).toBe(400);
  expect((await open(SITE_URL + LETTER_PATHS.ask)).status).toBe(405);
  // A box counts however its address is written.
  for (const name of ['j.o', 'jo+1', 'J.O+2', 'jo+3']) await ask(`${name}@gmail.com`);
  const mailed = await trial.database.query(
    'select from letter_wishes where mailed and address ilike $1',
    ['%@gmail.com'],
  );
  expect(mailed).toHaveLength(3);
});

test('while no mail can be sent the form says so and keeps nothing', async () => {
  process.env.SIMCAST_EMAIL_PICKS = 'off';
  const answer = await ask('off@readers.test');
  process.env.SIMCAST_EMAIL_PICKS = 'on';
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('We do not send e-mail yet');
  expect(await trial.database.query('select from letter_wishes')).toEqual([]);
});

test('each confirmed address gets a week’s letter once, by two workers, through lost answers and refusals', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@weekly.test`);
  for (const address of all) await subscribed(address);
  await ask('unconfirmed@weekly.test');
  const decided = [store(), store()].map((one) => one.decide('2026-11-10', LETTER));
  expect((await Promise.all(decided)).toSorted()).toEqual([6, null]);
  await subscribed('later@weekly.test');
  outside.mail.behave((to) => {
    if (to.startsWith('b')) return 'break off';
    if (to.startsWith('c')) return { status: 429, name: 'rate_limit_exceeded', retryAfter: 30 };
    return to.startsWith('d') ? { status: 422, name: 'validation_error' } : 'take';
  });
  const [first, second] = await Promise.all([send(), send()]);
  expect((first?.sent ?? 0) + (second?.sent ?? 0)).toBe(3);
  outside.mail.behave('take');
  await travel(2 * HOUR);
  await Promise.all([send(), send()]);
  await send();
  expect(all.map((address) => lettersTo(address).length)).toEqual([1, 1, 1, 0, 1, 1]);
  expect(lettersTo('later@weekly.test')).toEqual([]);
  expect(lettersTo('unconfirmed@weekly.test')).toEqual([]);
  const [mail] = lettersTo('a@weekly.test');
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(mail?.text).toContain(stopLink('a@weekly.test'));
  expect(mail?.text).toContain(process.env.EMAIL_POSTAL_ADDRESS);
  // An older week is not decided after a newer one, and the next one goes to all.
  expect(await store().due('2026-11-03')).toBe(false);
  expect(await store().decide('2026-11-17', LETTER)).toBe(7);
});

test('one click stops the letter and deletes the address, and nothing of a member’s own', async () => {
  const who = await channelMember();
  const address = `${who.id}@members.test`;
  const { query } = trial.database;
  await query(
    `insert into member_emails (member_id, address, address_hash) values ($1, $2::text, sha256(convert_to($2::text, 'UTF8')))`,
    [who.id, address],
  );
  await subscribed(address);
  await store().decide('2026-11-10', LETTER);
  await send();
  await store().decide('2026-11-17', LETTER);
  const link = stopLink(address);
  expect((await open(link)).status).toBe(200);
  expect(await readers()).toEqual([address]);
  expect(
    (
      await open(
        link.replace(/.(?=.$)/, (sign) => (sign === 'A' ? 'B' : 'A')),
        'POST',
      )
    ).status,
  ).toBe(404);
  const oneClick = await email(
    new Request(link, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
    bareContext(),
  );
  expect(oneClick.status).toBe(200);
  expect(await readers()).toEqual([]);
  await send();
  expect(lettersTo(address)).toHaveLength(1);
  expect(await query('select from letter_stops')).toHaveLength(1);
  expect(await query('select from message_blocks')).toEqual([]);
  // An address of a member is deleted with the account, the letter's stays with its reader.
  await travel(2 * HOUR);
  await subscribed(address);
  await query('select delete_member($1, $2)', [who.id, []]);
  expect(await readers()).toEqual([address]);
});

test('a bounce, a complaint and the link of a member’s e-mails end the letter too', async () => {
  for (const name of ['bounced', 'complained'] as const) {
    const address = `${name}@readers.test`;
    await subscribed(address);
    const body = JSON.stringify(
      emailEventOf({ id: 'x', to: [`Ann <${address}>`], tags: [] }, name),
    );
    const answer = await email(
      new Request(`${SITE_URL}/api/email/events`, {
        method: 'POST',
        body,
        headers: eventHeaders(body),
      }),
      bareContext(),
    );
    expect(answer.status).toBe(200);
  }
  const other = 'picks@readers.test';
  await subscribed(other);
  const key = process.env.PHONE_HASH_KEY ?? '';
  const hash = addressHash(other, key).toString('hex');
  expect((await open(unsubscribeUrl(SITE_URL, hash, key), 'POST')).status).toBe(200);
  expect(await readers()).toEqual([]);
  await travel(2 * HOUR);
  // What bounced may be confirmed anew.
  await subscribed('bounced@readers.test');
  expect(await readers()).toEqual(['bounced@readers.test']);
});

test('what may have left long ago is not sent again, and a letter that comes too late not at all', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await subscribed('unclear@readers.test');
  await store().decide('2026-11-10', LETTER);
  outside.mail.behave({ status: 500, name: 'application_error' });
  expect(await send()).toMatchObject({ waits: 1 });
  outside.mail.behave('take');
  await travel(21 * HOUR);
  await send();
  expect(lettersTo('unclear@readers.test')).toEqual([]);
  await store().decide('2026-11-17', LETTER);
  await travel(100 * HOUR);
  await send();
  expect(lettersTo('unclear@readers.test')).toEqual([]);
});
