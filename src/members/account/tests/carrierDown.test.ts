import process from 'node:process';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { createInbox, startInbox } from '#local/standins/inbox.ts';
import { type Behaviour, createTwilio, LOCAL_TWILIO } from '#local/standins/twilio/account.ts';
import { createCarrier } from '#local/standins/twilio/carrier.ts';
import { healthAnswer } from '#slate/operation/health.ts';
import { watchOnce } from '#slate/operation/watchOnce.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { readCodeDeliveries } from '#store/codeDeliveries.ts';
import {
  guess,
  inTrueTime,
  nextAddress,
  nextPhone,
  reader,
  SEND,
  SESSION,
  trial,
  withAccounts,
} from '#test/accounts/trial.ts';
import { bareContext } from '#test/context.ts';
import { createSite, placeSite } from '#wiring';
import sendSms from '../../../../netlify/functions/send-sms.ts';
import { SIGN_IN } from '../rules/texts.ts';

// The whole way of a code: our door, Supabase Auth, its hook of ours, Twilio.
const SECRETS = `v1,whsec_${Buffer.from('s'.repeat(32)).toString('base64')}`;
const smsHook = { uri: '', secrets: SECRETS };
const inbox = createInbox();
const twilio = createTwilio();
const open: HttpServer[] = [];
let told: string[] = [];

beforeAll(async () => {
  const site = await listen((request) => sendSms(request, bareContext()));
  const carrier = createCarrier(twilio, inbox, site.url);
  carrier.choose('take', 'tell none');
  const phones = await startInbox(inbox, undefined, carrier);
  const owner = await listen(async (request) => {
    told.push(String(JSON.parse(await request.text()).text));
    return new Response();
  });
  open.push(site, phones, owner);
  smsHook.uri = `${site.url}/api/hooks/send-sms`;
  Object.assign(process.env, {
    URL: site.url,
    SMS_INBOX_URL: phones.url,
    SEND_SMS_HOOK_SECRETS: SECRETS,
    TWILIO_ACCOUNT_SID: LOCAL_TWILIO.account,
    TWILIO_AUTH_TOKEN: LOCAL_TWILIO.token,
    ALERT_WEBHOOK_URL: `${owner.url}/hook`,
  });
});
withAccounts({ smsHook });
afterAll(() => Promise.all(open.map((server) => server.stop())));
beforeEach(async () => {
  told = [];
  twilio.behave('take');
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => {});
  }
  for (const table of ['code_results', 'text_troubles', 'sign_in_codes', 'alerts']) {
    await trial.database.query(`delete from ${table} where true`);
  }
  placeSite(undefined);
});

const asks = async (phone = nextPhone()) => {
  const { status, body } = await reader().post(SEND, { phoneNumber: phone });
  return [status, body.error ?? body.note];
};
const state = () => readCodeDeliveries(connectStore(process.env), process.env);
/** The check of every five minutes. */
const watched = () =>
  watchOnce(createSite(process.env), createStore(connectStore(process.env)), () => {});
const page = async () => {
  placeSite(undefined);
  return (await reader().call(SESSION)).body.texts;
};

/** A number that has signed in, and may ask for a code again. */
async function member(): Promise<string> {
  const [who, phone] = [reader(), nextPhone()];
  await who.post(SEND, { phoneNumber: phone });
  const [code = ''] =
    /\d{6}/.exec(inbox.messages().find(({ to }) => to === phone)?.text ?? '') ?? [];
  expect((await guess(who, phone, code)).status).toBe(200);
  await trial.database.query('delete from sign_in_codes where true');
  await trial.database.query(
    "update auth.users set confirmation_sent_at = confirmation_sent_at - interval '2 minutes' where true",
  );
  return phone;
}

const EVERYBODY = [502, SIGN_IN.allRefused];
test.each<[string, number, Behaviour]>([
  ['a wrong token', 1, { status: 401, code: 20_003 }],
  ['a region', 1, { status: 400, code: 21_408 }],
  ['an unregistered number', 1, { status: 400, code: 30_034 }],
  ['the day’s limit', 1, { status: 429, code: 63_038 }],
  ['a suspended account', 1, { status: 403, code: 10_001 }],
  ['its own failure', 3, { status: 503, code: 20_503 }],
])(
  '541, 653: the carrier refuses everybody (%s): said as that, nothing counted, the owner told, and over by itself',
  async (_, times, does) => {
    twilio.behave(does);
    const phone = nextPhone();
    // Its own caps are not touched: it may ask again at once.
    for (let n = 0; n < Math.max(times, 2); n += 1) expect(await asks(phone)).toEqual(EVERYBODY);
    expect((await state()).day).toMatchObject({ used: 0, strangers: 0 });
    await watched();
    expect(told.join()).toContain('Sign-in codes do not reach phones: ');
    expect(await page()).toBe('failing');
    const known = await createStore(connectStore(process.env)).readOperationState();
    const health = { ...known, codes: await state() };
    const [finding] = healthAnswer(health, new Date(), undefined).findings.filter(
      ({ key }) => key === 'codes',
    );
    expect(finding).toMatchObject({ message: 'Sign-in codes do not reach phones.' });
    expect(finding).not.toHaveProperty('told');
    twilio.behave('take');
    expect(await asks(phone)).toEqual([200, undefined]);
    for (let n = 1; n < times; n += 1) await asks();
    told = [];
    // The next check, minutes later.
    await trial.database.query('update alerts set claimed_until = clock() where true');
    await watched();
    expect(told.join()).toContain('Over');
    expect(await page()).toBeUndefined();
  },
);

test.each([21_610, 21_614, 30_006, 21_211])(
  '542: refused for this number alone (%i): one sentence, whether known or not; no alarm',
  async (code) => {
    const known = await member();
    twilio.behave({ status: 400, code });
    expect(await asks()).toEqual([400, SIGN_IN.numberRefused.text]);
    expect(await asks(known)).toEqual([400, SIGN_IN.numberRefused.text]);
    await watched();
    expect(told.join()).not.toContain('codes');
    expect(await page()).toBeUndefined();
  },
);

test('543: while codes go to known numbers only, a refusal names no member: answer, time and waiting are alike', async () => {
  const known = await member();
  process.env.SMS_DAILY_CAP = '3';
  placeSite(undefined);
  try {
    await trial.database.query('select begin_sign_in($1, sha256($2::bytea), $3, 3)', [
      nextPhone(),
      'b',
      nextAddress(),
    ]);
    twilio.behave((to) => (to === known ? { status: 400, code: 21_610 } : 'take'));
    const ends = inTrueTime();
    const answers = await Promise.all(
      [known, nextPhone()].map(async (phone) => {
        const [who, began] = [reader(), performance.now()];
        const first = await who.post(SEND, { phoneNumber: phone });
        const again = await who.post(SEND, { phoneNumber: phone });
        const took = (performance.now() - began) / 1000;
        // The two are asked side by side, not in the same second: each counts from its own code.
        const [left = ''] = /\d+(?= second)/.exec(again.body.error ?? '') ?? [];
        expect(Number(left)).toBeLessThanOrEqual(60);
        expect(Number(left)).toBeGreaterThan(60 - took - 1);
        const said = again.body.error?.replace(left, 'some');
        return [first.status, first.body, again.status, { ...again.body, error: said }];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.at(-1)).toEqual({ error: expect.stringContaining('in some seconds') });
    expect(answers[0]?.slice(0, 1)).toEqual([200]);
    expect(ends.filter((end) => end % 5_000 === 0)).toHaveLength(2);
  } finally {
    delete process.env.SMS_DAILY_CAP;
  }
});
