import { expect, test, vi } from 'vitest';
import {
  codeFor,
  guess,
  nextAddress,
  nextPhone,
  RESEND,
  reader,
  SEND,
  SESSION,
  travel,
  trial,
  withAccounts,
  wrongCode,
} from '#test/accounts/trial.ts';
import { verifyCode } from '../contract/verifyCode.ts';
import { SIGN_IN } from '../rules/texts.ts';

withAccounts();

const WRONG = { error: 'The verification code is incorrect or expired' };

/** Requests a code in a new browser. */
async function asked(phone = nextPhone()) {
  const who = reader();
  expect((await who.post(SEND, { phoneNumber: phone })).status).toBe(200);
  return { who, phone, code: codeFor(phone) };
}

test('1: the right code signs in, and says who is new', async () => {
  const { who, phone, code } = await asked();
  const answer = await guess(who, phone, code);
  expect(answer.status).toBe(200);
  const { isNewUser, user } = verifyCode.answer.parse(answer.body);
  expect([isNewUser, user.phoneNumber, user.tosAccepted]).toEqual([true, phone, true]);
  expect((await who.call(SESSION)).body.user).toEqual(user);
  await travel(61_000);
  const again = await asked(phone);
  expect((await guess(again.who, phone, again.code)).body.isNewUser).toBe(false);
});

test('2: a wrong code does not, and the right one after it does', async () => {
  const { who, phone, code } = await asked();
  const answer = await guess(who, phone, wrongCode(code));
  expect([answer.status, answer.body]).toEqual([400, WRONG]);
  expect(who.cookies.has('__Host-session')).toBe(false);
  expect((await guess(who, phone, code)).status).toBe(200);
});

test.each([
  // Its request was answered a second or two after it was sent.
  [297, 200],
  [301, 400],
])('3: a code of %i seconds ago is answered with %i', async (seconds, status) => {
  const { who, phone, code } = await asked();
  await travel(seconds * 1000);
  expect((await guess(who, phone, code)).status).toBe(status);
});

test('4: a code is good once', async () => {
  const { who, phone, code } = await asked();
  const before = new Map(who.cookies);
  expect((await guess(who, phone, code)).status).toBe(200);
  const copy = reader();
  for (const [name, value] of before) copy.cookies.set(name, value);
  expect((await guess(copy, phone, code)).body).toEqual(WRONG);
});

test('5: after another code was sent the one before is no longer good', async () => {
  const { who, phone, code } = await asked();
  await travel(61_000);
  expect((await who.post(RESEND, { phoneNumber: phone })).status).toBe(200);
  const next = codeFor(phone);
  if (next !== code) expect((await guess(who, phone, code)).body).toEqual(WRONG);
  expect((await guess(who, phone, next)).status).toBe(200);
});

test('6: the sixth try fails, with the right code too', async () => {
  const { who, phone, code } = await asked();
  for (let n = 0; n < 5; n += 1) {
    expect((await guess(who, phone, wrongCode(code))).body).toEqual(WRONG);
  }
  expect((await guess(who, phone, code)).body).toEqual(WRONG);
});

test('7: of a thousand guesses at a time five are looked at', async () => {
  const { who, phone, code } = await asked();
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, n) =>
      guess(who, phone, wrongCode(code).slice(0, 5) + (n % 10)),
    ),
  );
  expect(answers.every(({ status }) => status === 400 || status === 429 || status === 503)).toBe(
    true,
  );
  const [row] = await trial.database.query<{ guesses: number }>(
    'select guesses from sign_in_codes where phone = $1',
    [phone],
  );
  expect(row?.guesses).toBe(5);
  // First let the database's queue finish what the flood left.
  await vi.waitUntil(async () => (await guess(who, phone, code)).status !== 503, {
    timeout: 60_000,
  });
  expect((await guess(who, phone, code)).body).toEqual(WRONG);
});

test('8: of five right codes at a time one signs in', async () => {
  const { who, phone, code } = await asked();
  const answers = await Promise.all(Array.from({ length: 5 }, () => guess(who, phone, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [row] = await trial.database.query<{ count: string }>(
    'select count(*) from sessions join members on members.id = member_id where phone = $1',
    [phone],
  );
  expect(Number(row?.count)).toBe(1);
});

test('9: a code for another number', async () => {
  const one = await asked();
  const two = await asked();
  expect((await guess(one.who, two.phone, two.code)).body).toEqual(WRONG);
  expect((await guess(one.who, one.phone, one.code)).status).toBe(200);
});

test('10: a code that another browser asked for', async () => {
  const { who, phone, code } = await asked();
  const { who: other } = await asked();
  expect((await guess(other, phone, code)).body).toEqual(WRONG);
  expect((await guess(who, phone, code)).status).toBe(200);
});

test('10: a browser that sends no cookie is told so, whether the code is right or not, and learns nothing else', async () => {
  const { who, phone, code } = await asked();
  const answers = [
    await guess(reader(), phone, code),
    await guess(reader(), phone, wrongCode(code)),
    await guess(reader(), nextPhone(), code),
  ];
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([400, { error: SIGN_IN.noCookie.text }]);
  }
  expect((await guess(who, phone, code)).status).toBe(200);
});

test('5, 7, 10: once another browser has asked, those that asked before guess at nothing', async () => {
  const one = await asked();
  await travel(61_000);
  const two = await asked(one.phone);
  for (let n = 0; n < 5; n += 1) {
    expect((await guess(one.who, one.phone, wrongCode(two.code))).body).toEqual(WRONG);
  }
  expect((await guess(one.who, one.phone, two.code)).body).toEqual(WRONG);
  const rows = await trial.database.query<{ guesses: number }>(
    'select guesses from sign_in_codes where phone = $1 order by id',
    [one.phone],
  );
  expect(rows.map(({ guesses }) => guesses)).toEqual([0, 0]);
  expect((await guess(two.who, one.phone, two.code)).status).toBe(200);
});

test('10: a guess that is on its way when another browser asks signs nobody in', async () => {
  const one = await asked();
  const { database } = trial;
  const [code] = await database.query<{ id: string }>(
    'select id from sign_in_codes where phone = $1',
    [one.phone],
  );
  await travel(61_000);
  await asked(one.phone);
  const [finished] = await database.query<{ signed: unknown }>(
    `select finish_sign_in($1, gen_random_uuid(), $2, sha256('number'), sha256('token'), 'v', '192.0.2.1', 'd') as signed`,
    [code?.id, one.phone],
  );
  expect(finished?.signed).toBeNull();
});

test('11: another code after a minute, then two, then five; sooner it is said when', async () => {
  const { who, phone } = await asked();
  const again = () => who.post(RESEND, { phoneNumber: phone });
  const said: number[] = [];
  let at = 0;
  for (const wait of [60, 120]) {
    await travel((at + wait - 4) * 1000);
    const early = await again();
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(4);
    at += wait + 1;
    await travel(at * 1000);
    const sent = await again();
    expect(sent.status).toBe(200);
    said.push(sent.body.resendAfter);
  }
  // What will really be asked for: after the second two minutes, after the third until ten minutes are over.
  expect(said[0]).toBe(120);
  expect(said[1]).toBeGreaterThan(400);
  expect(said[1]).toBeLessThanOrEqual(600 - at + 61);
  // The third within ten minutes is the last: the ten minutes count from the first.
  await travel((at + 301) * 1000);
  expect((await again()).status).toBe(429);
  await travel(602_000);
  expect((await again()).status).toBe(200);
});

test('12: ten codes an hour for one address, whatever the numbers; thirty for its network', async () => {
  const who = reader('203.0.113.9');
  for (let n = 0; n < 10; n += 1) {
    expect((await who.post(SEND, { phoneNumber: nextPhone() })).status).toBe(200);
  }
  const eleventh = await who.post(SEND, { phoneNumber: nextPhone() });
  expect(eleventh.status).toBe(429);
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(3_500);
  for (let n = 0; n < 20; n += 1) {
    const neighbor = reader(`203.0.113.${100 + (n % 2)}`);
    expect((await neighbor.post(SEND, { phoneNumber: nextPhone() })).status).toBe(200);
  }
  const stranger = reader('203.0.113.200');
  expect((await stranger.post(SEND, { phoneNumber: nextPhone() })).status).toBe(429);
  expect((await reader('203.0.114.9').post(SEND, { phoneNumber: nextPhone() })).status).toBe(200);
});

test('12: what one customer has of IPv6, a /64, is one address, and a /48 a network', async () => {
  const ask = async (ip: string) => {
    const [row] = await trial.database.query<{ wait: number }>(
      `select (begin_sign_in($1, sha256($2::bytea), $3, 500) ->> 'wait')::int as wait`,
      [nextPhone(), crypto.randomUUID(), ip],
    );
    return row?.wait;
  };
  const waits = [];
  for (let n = 1; n <= 11; n += 1) waits.push(await ask(`2001:db8:1:1:${n.toString(16)}::${n}`));
  expect(waits.slice(0, 10)).toEqual(Array(10).fill(0));
  expect(waits[10]).toBeGreaterThan(3_500);
  for (let n = 2; n <= 21; n += 1) expect(await ask(`2001:db8:1:${n.toString(16)}::1`)).toBe(0);
  expect(await ask('2001:db8:1:ff::1')).toBeGreaterThan(3_500);
  expect(await ask('2001:db8:2:1::1')).toBe(0);
});

test('13: ten codes a day for a number, whatever the addresses', async () => {
  const phone = nextPhone();
  for (let n = 0; n < 10; n += 1) {
    await travel(n * 700_000);
    expect((await reader().post(SEND, { phoneNumber: phone })).status).toBe(200);
  }
  await travel(11 * 700_000);
  expect((await reader().post(SEND, { phoneNumber: phone })).status).toBe(429);
});

test('14: an address that the request itself names counts for nothing', async () => {
  const ip = nextAddress();
  for (let n = 0; n <= 10; n += 1) {
    const headers = {
      'x-forwarded-for': `198.51.100.${n}`,
      'x-nf-client-connection-ip': '1.2.3.4',
    };
    const answer = await reader(ip).post(SEND, { phoneNumber: nextPhone() }, headers);
    expect(answer.status).toBe(n < 10 ? 200 : 429);
  }
});

test.each([
  '+1２125550123',
  '+19005550123',
  '+18765550123',
  '+12425550123',
  '+18005550123',
  '+447911123456',
  '+10125550123',
  '+11125550123',
  '+12120550123',
  '+12121550123',
  '+12129110123',
  '+1212555012',
  '+121255501234',
  '2125550123',
  '',
  null,
  12125550123,
  ['+12125550123'],
])('15: nothing is sent to %j', async (phoneNumber) => {
  const before = trial.database.inbox.messages().length;
  const answer = await reader().post(SEND, { phoneNumber });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    error: expect.stringMatching(
      /^(?:We text codes to US and Canadian mobile numbers only\. )?Please enter a valid 10-digit phone number$/,
    ),
  });
  expect(trial.database.inbox.messages()).toHaveLength(before);
});

test.each([
  '+447700900123',
  '0044 7700 900123',
  '+33612345678',
  '+972501234567',
  '+18765550123',
  '+19005550123',
])('15: who asks with %s is told which numbers get codes', async (phoneNumber) => {
  const answer = await reader().post(SEND, { phoneNumber });
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      error:
        'We text codes to US and Canadian mobile numbers only. Please enter a valid 10-digit phone number',
    },
  ]);
});

test.each(['12345', '1234567', '１２３４５６', 'abcdef', '12345 ', 123456, null])(
  'the code %j is no code',
  async (code) => {
    const { who, phone } = await asked();
    const answer = await guess(who, phone, code as string);
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: 'Please enter the 6-digit verification code' },
    ]);
  },
);
