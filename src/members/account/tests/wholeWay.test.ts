import { expect, test } from 'vitest';
import { postSigned, statusForm } from '#local/standins/twilio/phone.ts';
import { guess, nextPhone, reader, SEND, trial, wrongCode } from '#test/accounts/trial.ts';
import { mayAskAgain, wished, withWholeWay } from '#test/accounts/wholeWay.ts';
import { codeReport } from '../contract/paths.ts';
import { SIGN_IN } from '../rules/texts.ts';

const way = withWholeWay();
const rows = (sql: string, values: unknown[] = []) => trial.database.query(sql, values);

/** Twilio's reports of the texts that the hook claimed. */
async function reportAll(status: string, code?: number): Promise<void> {
  const message = { sid: `SM${'1'.repeat(32)}`, to: nextPhone() };
  const taken = { ...message, body: '', createdAt: new Date(), statusCallback: undefined };
  for (const { id } of await trial.database.query<{ id: string }>('select id from code_texts')) {
    const address = codeReport(process.env.URL ?? '', id) ?? '';
    await postSigned(address, statusForm(taken, status, code));
  }
}

test('642: carriers filter what Twilio took: reports say so minutes later, the owner is told, the page knows, and it ends with the next that arrives', async () => {
  const asked = await Promise.all(Array.from({ length: 3 }, () => wished(nextPhone())));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  await reportAll('undelivered', 30_007);
  await way.watched();
  expect(way.told.join()).toContain('a carrier filters them as unwanted');
  expect(await way.page()).toBe('failing');
  // Asked again, nothing else is said to who is known: the carrier’s word is about all.
  await rows('delete from code_texts where true');
  expect(
    (await Promise.all(Array.from({ length: 4 }, () => wished(nextPhone())))).map(
      (one) => one.status,
    ),
  ).toEqual([200, 200, 200, 200]);
  await reportAll('delivered');
  expect(await way.page()).toBeUndefined();
});

test.each([
  ['Twilio hangs', 'hang'],
  ['Twilio’s answer breaks off', 'break off'],
] as const)(
  '644: %s: the code field comes, the code is good, the text counts once',
  async (_, does) => {
    way.twilio.behave(does);
    const phone = nextPhone();
    const asked = await wished(phone);
    expect([asked.status, asked.body.error]).toEqual([200, undefined]);
    expect((await way.state()).day.used).toBe(1);
    const { status, body } = await guess(asked.who, phone, way.codeFor(phone));
    expect([status, body.error]).toEqual([200, undefined]);
  },
);

test('644: no connection to Twilio: nothing left, nothing counts, known and unknown are told the same', async () => {
  const known = await way.member();
  const inbox = process.env.SMS_INBOX_URL;
  process.env.SMS_INBOX_URL = 'http://127.0.0.1:9';
  try {
    const both = await Promise.all([known, nextPhone()].map((phone) => wished(phone)));
    expect(both[0]).toMatchObject({ status: 502, body: { error: SIGN_IN.allRefused } });
    expect(both[1]).toMatchObject({ status: 502, body: both[0]?.body, seen: both[0]?.seen });
    expect((await way.state()).day.used).toBe(0);
  } finally {
    process.env.SMS_INBOX_URL = inbox;
  }
});

test.each([
  ['503 of the gateway', { status: 503 }, 0],
  [
    '429 of the address',
    {
      status: 429,
      body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    },
    0,
  ],
  [
    '429 of the project’s hour',
    { status: 429, body: { code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' } },
    0,
  ],
  ['a key that is no longer good', { status: 401, body: { message: 'Invalid API key' } }, 0],
  [
    'sign-in by phone turned off',
    {
      status: 400,
      body: { code: 'phone_provider_disabled', message: 'Unsupported phone provider' },
    },
    0,
  ],
] as const)(
  '645: at /otp %s: known and unknown are told the same, nothing counts, the owner is told after three',
  async (_, fault, used) => {
    const known = await way.member();
    way.faults.set('/otp', fault);
    const all = await Promise.all([known, nextPhone(), nextPhone()].map((phone) => wished(phone)));
    for (const one of all) {
      expect([one.status, one.body, one.seen]).toEqual([
        all[0]?.status,
        all[0]?.body,
        all[0]?.seen,
      ]);
      expect([429, 502]).toContain(one.status);
    }
    expect((await way.state()).day.used).toBe(used);
    await way.watched();
    if (all[0]?.body.error !== SIGN_IN.busySending)
      expect(way.told.join()).toMatch(/ign-in codes cannot be sent|all texts of this hour/);
    // Over: at once, without a wait of ours.
    way.faults.clear();
    expect((await wished(known)).status).toBe(200);
  },
);

test('646: the answer of /otp is lost: the text left, its code is good, and it counts once', async () => {
  way.faults.set('/otp', 'cut after');
  const phone = nextPhone();
  const asked = await wished(phone);
  expect(asked).toMatchObject({ status: 200, body: { note: SIGN_IN.maybeSent } });
  way.faults.clear();
  expect((await guess(asked.who, phone, way.codeFor(phone))).status).toBe(200);
});

test.each([
  ['503', { status: 503 }, 503],
  ['500', { status: 500, body: { code: 'unexpected_failure', message: 'x' } }, 503],
  ['429', { status: 429, body: { code: 'over_request_rate_limit', message: 'x' } }, 429],
  ['no answer', 'cut before', 503],
] as const)(
  '647: at /verify %s: the guess is given back, and the right code signs in afterwards',
  async (_, fault, said) => {
    const phone = nextPhone();
    const asked = await wished(phone);
    way.faults.set('/verify', fault);
    for (let n = 0; n < 3; n += 1)
      expect((await guess(asked.who, phone, way.codeFor(phone))).status).toBe(said);
    expect(await rows('select guesses from sign_in_codes where phone = $1', [phone])).toEqual([
      { guesses: 0 },
    ]);
    way.faults.clear();
    expect((await guess(asked.who, phone, way.codeFor(phone))).status).toBe(200);
  },
);

test('647: the answer of /verify is lost after the code was used up: said as that, and another code helps', async () => {
  const phone = nextPhone();
  const asked = await wished(phone);
  way.faults.set('/verify', 'cut after');
  const lost = await guess(asked.who, phone, way.codeFor(phone));
  expect([lost.status, lost.body.error]).toEqual([503, SIGN_IN.uncheckedMaybe.text]);
  way.faults.clear();
  expect((await guess(asked.who, phone, way.codeFor(phone))).status).toBe(400);
  await mayAskAgain(phone);
  const again = await wished(phone, asked.who);
  expect((await guess(again.who, phone, way.codeFor(phone))).status).toBe(200);
});

test('648: Auth dies between both: what was asked before is good after it', async () => {
  const phone = nextPhone();
  const asked = await wished(phone);
  way.faults.set('/otp', { status: 503 }).set('/verify', { status: 503 });
  expect((await wished(nextPhone())).status).toBe(502);
  expect((await guess(asked.who, phone, way.codeFor(phone))).status).toBe(503);
  way.faults.clear();
  expect((await guess(asked.who, phone, wrongCode(way.codeFor(phone)))).status).toBe(400);
  expect((await guess(asked.who, phone, way.codeFor(phone))).status).toBe(200);
  expect((await guess(asked.who, phone, way.codeFor(phone))).status).toBe(400);
  expect((await guess(reader(), phone, way.codeFor(phone))).status).toBe(400);
});

test('649: the number asked at Supabase itself, with the publishable key: no text, whether noted before or not', async () => {
  const ask = (phone: string) =>
    fetch(`${trial.database.supabaseUrl}/auth/v1/otp`, {
      method: 'POST',
      headers: { apikey: trial.database.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ phone }),
    });
  for (const phone of [
    '+12125550199',
    '+19002345678',
    '+18762345678',
    '+12129761234',
    '+442071234567',
    '+15005550006',
  ]) {
    expect((await ask(phone)).status, phone).toBeGreaterThanOrEqual(400);
  }
  expect(way.texts()).toBe(0);
  // A wish of ours is good for one text: whoever asks Supabase right after it gets none.
  const phone = nextPhone();
  await wished(phone);
  await rows(
    "update auth.users set confirmation_sent_at = confirmation_sent_at - interval '2 minutes' where true",
  );
  expect((await ask(phone)).status).toBeGreaterThanOrEqual(400);
  expect(way.texts()).toBe(1);
});

test.each([
  ['+1 900', '9002345678'],
  ['+1 876', '8762345678'],
  ['976', '2129761234'],
  ['411', '2124111234'],
  ['911', '2129111234'],
  ['exchange 123', '2121231234'],
  ['exchange 055', '2120551234'],
  ['no such area code', '2222345678'],
  ['toll-free', '8002345678'],
  ['area 555', '5552345678'],
  ['958', '2129581234'],
])('650: nobody is texted at %s, however it is written', async (_, digits) => {
  const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  for (const written of [
    `+1${digits}`,
    digits,
    `1${digits}`,
    `(${a}) ${b}-${c}`,
    `${a}.${b}.${c}`,
    ` +1 ${a} ${b} ${c} `,
    `tel:+1${digits}`,
  ]) {
    expect((await reader().post(SEND, { phoneNumber: written })).status, written).toBe(400);
  }
  expect(way.texts()).toBe(0);
});
