import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAnswerReader } from '#slate/answers/reader.ts';
import { nextPhone, travel, trial } from '#test/accounts/trial.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { renderedStore } from '#test/renderedStore.ts';
import {
  endCallerSubscription,
  gameIn,
  heard,
  keys,
  memberWithCode,
  newCaller,
  otherCode,
  renewedCode,
  ring,
  stranger,
  subscribeCaller,
  withLine,
} from '#test/voice/line.ts';
import { VOICE_PATHS } from '../paths.ts';
import { openCode, sealCode } from '../verbs/lineCode.ts';

beforeEach(() =>
  placeAnswers(() =>
    createAnswerReader(renderedStore({ asOf: new Date().toISOString(), games: [gameIn(2)] })),
  ),
);

withLine();
/** One test's attempts must not limit another. */
afterEach(() => trial.database.query('delete from line_tries'));

const MINUTE = 60_000;
const PICKS = /For one NFL game, press one\./;

/** Calls and enters digits as a code. */
async function tryIt(from: string, digits: string) {
  const call = await ring(from);
  await keys(call, '1');
  return { call, said: await keys(call, `${digits}#`) };
}

test('104: a member’s code opens the picks from their phone, and from any other with their number before it', async () => {
  const { phone, code } = await memberWithCode();
  expect((await tryIt(phone, code)).said).toMatch(PICKS);
  expect((await tryIt(nextPhone(), `${phone.slice(2)}${code}`)).said).toMatch(PICKS);
  expect((await tryIt('anonymous', `${phone.slice(2)}${code}`)).said).toMatch(PICKS);
  expect((await tryIt(nextPhone(), code)).said).not.toMatch(PICKS);
});

test('104: caller ID opens nothing: of a member without a code, and of one whose code is not entered', async () => {
  const bare = await newCaller();
  await subscribeCaller(bare);
  for (const digits of ['000000', '123456']) {
    expect((await tryIt(bare.phone, digits)).said).toContain('That code is not right');
  }
  const member = await memberWithCode();
  const call = await ring(member.phone);
  const first = heard(call);
  const stranger = await ring(nextPhone());
  expect(first).toBe(heard(stranger));
  expect(await keys(call, '1')).toBe(await keys(stranger, '1'));
  expect(heard(call)).toContain('line code');
});

test('104: after five wrong ones even the right one waits, and after the pause it opens', async () => {
  const { phone, code } = await memberWithCode();
  const call = await ring(phone);
  await keys(call, '1');
  for (let n = 0; n < 5; n++) {
    expect(await keys(call, `${otherCode(code)}#`)).toContain('That code is not right');
  }
  expect(await keys(call, `${code}#`)).toContain('it can take fifteen minutes');
  expect(call.over).toBe(true);
  expect((await tryIt(phone, code)).said).toContain('it can take fifteen minutes');
  // Nor from elsewhere: the account is blocked for a while.
  const elsewhere = await tryIt(nextPhone(), phone.slice(2) + code);
  expect(elsewhere.said).toContain('it can take fifteen minutes');
  await travel(16 * MINUTE);
  expect((await tryIt(phone, code)).said).toMatch(PICKS);
});

test('104: one caller who tries many accounts waits as well, and so does everybody after 200 in an hour', async () => {
  const from = nextPhone();
  for (let n = 0; n < 5; n++) {
    expect((await tryIt(from, `${nextPhone().slice(2)}000000`)).said).toContain('not right');
  }
  const { phone, code } = await memberWithCode();
  expect((await tryIt(from, phone.slice(2) + code)).said).toContain('Please call again later');
  await trial.database.query(`insert into voice_calls (sid)
    select 'CA' || lpad(to_hex(n), 32, '0') from generate_series(1, 200) as n`);
  await trial.database.query(`insert into line_tries (call_sid, n, caller, is_right)
    select 'CA' || lpad(to_hex(n), 32, '0'), 0, decode(lpad(to_hex(n), 64, '0'), 'hex'), false from generate_series(1, 200) as n`);
  expect((await tryIt(phone, code)).said).toContain('Please call again later');
  await travel(61 * MINUTE);
  expect((await tryIt(phone, code)).said).toMatch(PICKS);
});

test('104: who withholds the number waits after 30 wrong codes an hour of all who do, and shuts the line for nobody else', async () => {
  const { phone, code } = await memberWithCode();
  await trial.database.query(`insert into voice_calls (sid)
    select 'CA' || lpad(to_hex(65536 + n), 32, '0') from generate_series(1, 250) as n`);
  const wrong = (from: number, until: number) =>
    trial.database.query(`insert into line_tries (call_sid, n, is_right)
      select 'CA' || lpad(to_hex(65536 + n), 32, '0'), 0, false from generate_series(${from}, ${until}) as n`);
  await wrong(1, 29);
  expect((await tryIt('anonymous', phone.slice(2) + code)).said).toMatch(PICKS);
  await wrong(30, 250);
  expect((await tryIt('anonymous', phone.slice(2) + code)).said).toContain('call again later');
  expect((await tryIt(phone, code)).said).toMatch(PICKS);
  await travel(61 * MINUTE);
  expect((await tryIt('anonymous', phone.slice(2) + code)).said).toMatch(PICKS);
});

test('104: of ten tries at once no more than five are looked at', async () => {
  const { phone } = await memberWithCode();
  const calls = await Promise.all(Array.from({ length: 10 }, () => ring(phone)));
  await Promise.all(calls.map((call) => keys(call, '1')));
  await Promise.all(calls.map((call) => keys(call, '999999#')));
  const [{ count } = { count: -1 }] = await trial.database.query<{ count: number }>(
    `select count(*)::int from line_tries where target = (select phone_hash from members where phone = '${phone}')`,
  );
  expect(count).toBe(5);
});

test('a subscription that ends in a call ends the call, and without one a code opens nothing', async () => {
  const member = await memberWithCode();
  const { call, said } = await tryIt(member.phone, member.code);
  expect(said).toMatch(PICKS);
  await endCallerSubscription(member);
  expect(await keys(call, '1')).toContain('no Premium right now');
  expect(call.over).toBe(true);
  expect((await tryIt(member.phone, member.code)).said).toContain('no Premium right now');
});

test('a code that is renewed or revoked opens nothing more, not in a call under way either', async () => {
  const member = await memberWithCode();
  const { call } = await tryIt(member.phone, member.code);
  const next = await renewedCode(member);
  const asked = await keys(call, '1');
  expect(asked).not.toContain('winner');
  expect(asked).toContain('line code');
  expect((await tryIt(member.phone, next)).said).toMatch(PICKS);
  await member.post(VOICE_PATHS.revoke, {});
  expect((await tryIt(member.phone, next)).said).toContain('not right');
});

test('who has shut themselves out hears the help line and no picks', async () => {
  const member = await memberWithCode();
  await trial.database.query(`insert into exclusions (phone_hash, kind, ends_at)
    select phone_hash, 'exclusion', clock() + interval '30 days' from members where id = '${member.id}'`);
  const { call, said } = await tryIt(member.phone, member.code);
  expect(said).toContain('You are on a break until');
  expect(said).toContain('one, eight hundred, Gambler');
  expect(call.over).toBe(true);
  expect((await member.call(VOICE_PATHS.code)).body.line.status).toBe('shutOut');
  expect((await member.post(VOICE_PATHS.renew, {})).status).toBe(409);
});

test('the account page tells the code to nobody else, and none without a subscription', async () => {
  const member = await newCaller();
  expect((await member.call(VOICE_PATHS.code)).body).toEqual({ line: { status: 'notPremium' } });
  expect((await member.post(VOICE_PATHS.renew, {})).status).toBe(409);
  await subscribeCaller(member);
  expect((await member.call(VOICE_PATHS.code)).body).toEqual({ line: { status: 'none' } });
  const code = await renewedCode(member);
  expect(code).toMatch(/^\d{6}$/);
  const answer = await member.call(VOICE_PATHS.code);
  expect(answer.body.line).toMatchObject({ status: 'ready', code });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect((await stranger().call(VOICE_PATHS.code)).status).toBe(401);
  expect((await stranger().post(VOICE_PATHS.renew, {})).status).toBe(401);
  const cross = await member.post(VOICE_PATHS.renew, {}, { origin: 'https://elsewhere.test' });
  expect(cross.status).toBe(403);
});

test('the tables tell no code and no number, and with another key a code is made anew', async () => {
  const { code, phone, ...member } = await memberWithCode();
  const rows = await trial.database.query(
    `select line_codes::text from line_codes where member_id = '${member.id}'`,
  );
  await tryIt(phone, code);
  const calls = await trial.database.query('select voice_calls::text from voice_calls');
  const tries = await trial.database.query('select line_tries::text from line_tries');
  const text = JSON.stringify([rows, calls, tries]);
  expect(text).not.toContain(code);
  expect(text).not.toContain(Buffer.from(code).toString('hex'));
  expect(text).not.toContain(phone.slice(2));
  const key = String(process.env.PHONE_HASH_KEY);
  const sealed = sealCode(phone, code, key);
  expect(openCode(phone, sealed, key)).toBe(code);
  expect(openCode(phone, sealed, 'x'.repeat(32))).toBeUndefined();
  expect(openCode(nextPhone(), sealed, key)).toBeUndefined();
});

test('what the line keeps of a member is in their export, and goes with the account', async () => {
  const member = await memberWithCode();
  await tryIt(member.phone, member.code);
  await tryIt(nextPhone(), member.phone.slice(2) + otherCode(member.code));
  const taken = await trial.database.query<{ taken: Record<string, unknown> }>(
    `select export_member('${member.id}') as taken`,
  );
  expect(taken[0]?.taken).toMatchObject({
    lineCode: { madeAt: expect.any(String) },
    voiceCalls: [{ beganAt: expect.any(String) }],
  });
  const [{ hash } = { hash: '' }] = await trial.database.query<{ hash: string }>(
    `select encode(phone_hash, 'hex') as hash from members where id = '${member.id}'`,
  );
  await trial.database.query(`select delete_member('${member.id}', '{}')`);
  const left = await trial.database.query(`
    select 'code' from line_codes where member_id = '${member.id}'
    union all select 'call' from voice_calls where member_id = '${member.id}'
    union all select 'try' from line_tries where target = '\\x${hash}'`);
  expect(left).toEqual([]);
});

test('calls and tries are forgotten after two days', async () => {
  const member = await memberWithCode();
  await tryIt(member.phone, member.code);
  await travel(49 * 60 * MINUTE);
  await ring(nextPhone());
  const old = await trial.database.query(
    "select sid from voice_calls where began_at < clock() - interval '2 days'",
  );
  expect(old).toEqual([]);
});
