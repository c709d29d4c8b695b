import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { reader, signedInReader, type TrialReader, travel, trial } from '#test/accounts/trial.ts';
import { outside, withChannels } from '#test/messages/channelsTrial.ts';
import auth from '../../../../netlify/functions/auth.ts';
import messages from '../../../../netlify/functions/messages.ts';
import { addressHash } from '../email/address.ts';
import { channelMember } from './channels.fixture.ts';

withChannels();

const HOUR_MS = 3_600_000;
const A_DAY_AND_MORE_MS = 25 * HOUR_MS;
const PROVE = '/api/messages/email/prove';
const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  trial.database.query<Row>(text, [...values]);
const subjects = (address: string) => outside.mail.sentTo(address).map(({ subject }) => subject);
const codeTo = (address: string): string => /\d{6}/.exec(subjects(address).at(-1) ?? '')?.[0] ?? '';
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Ways of writing one box's address. */
const waysToWrite = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${name[0]}.${name.slice(1)}+${at}@GoogleMail.com`);

interface Doubted {
  readonly phone: string;
  readonly address: string;
  /** A second browser that has signed in by the number. */
  readonly there: TrialReader;
}

/** Members whose addresses are one box, each with a sign-in on a new device a day later. */
async function ofOneBox(name: string, count: number): Promise<Doubted[]> {
  const made: { phone: string; address: string }[] = [];
  for (const address of waysToWrite(name, count)) {
    const { id, phone } = await channelMember();
    await query(
      'insert into member_emails (member_id, address, address_hash) values ($1, $2, $3)',
      [id, address, addressHash(address, process.env.PHONE_HASH_KEY ?? '')],
    );
    made.push({ phone, address });
  }
  await travel(A_DAY_AND_MORE_MS);
  const both = (request: Request, context: Parameters<typeof auth>[1]) =>
    (new URL(request.url).pathname.startsWith('/api/auth/') ? auth : messages)(request, context);
  const doubted: Doubted[] = [];
  for (const one of made)
    doubted.push({ ...one, there: await signedInReader(one.phone, reader(undefined, both)) });
  return doubted;
}

test('626: codes of proof are counted by the box, however its address is written and whoever asks', async () => {
  const four = await ofOneBox('boxes', 4);
  const statuses: number[] = [];
  for (const { there } of four) statuses.push((await there.post(PROVE, {})).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('627: guesses at codes of one box: twenty a day, over all who have it and all codes; a right one costs none', async () => {
  const five = await ofOneBox('guess', 5);
  for (const [at, { there, address }] of five.entries()) {
    if (at === 3) await travel(A_DAY_AND_MORE_MS + 1.1 * HOUR_MS);
    expect((await there.post(PROVE, {})).status).toBe(200);
    const code = codeTo(address);
    const enter = async (text: string) =>
      (await there.post(`${PROVE}/confirm`, { code: text })).status;
    if (at === 0) {
      expect(await enter(code)).toBe(200);
      continue;
    }
    for (let tries = 0; tries < 5; tries += 1) expect(await enter(other(code))).toBe(400);
  }
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    "select count(*)::int as count from guesses where what = 'box' group by whose order by 1 desc limit 1",
  );
  expect(count).toBe(20);
  // A right code does not help any more.
  const [, second] = five;
  if (!second) throw new Error('nobody');
  await query('update trust_codes set tries = 0');
  const last = await second.there.post(`${PROVE}/confirm`, { code: codeTo(second.address) });
  expect(last.status).not.toBe(200);
});

test('628: who only knows the numbers has three mails an hour sent to a box, and uses up no code of proof', async () => {
  const four = await ofOneBox('stranger', 4);
  const stranger = reader();
  const answers: unknown[] = [];
  for (const { phone } of four)
    answers.push((await stranger.post('/api/auth/email-code', { phoneNumber: phone })).body);
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
  const reached = () => four.filter(({ address }) => subjects(address).length > 0);
  await vi.waitFor(() => expect(reached()).toHaveLength(3), 30_000);
  const [first] = four;
  expect((await first?.there.post(PROVE, {}))?.status).toBe(200);
});
