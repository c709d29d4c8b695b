import process from 'node:process';
import { expect, test, vi } from 'vitest';
import type { Log } from '#domain/operation/log.ts';
import { connectStore } from '#store/client.ts';
import { readCodeDeliveries } from '#store/codeDeliveries.ts';
import {
  codeFor,
  nextPhone,
  RESEND,
  reader,
  SEND,
  travel,
  withAccounts,
} from '#test/accounts/trial.ts';
import { siteOf } from '#wiring';
import { SIGN_IN } from '../rules/texts.ts';
import { codes as realCodes } from '../tools.ts';
import { requestCode } from '../verbs/requestCode.ts';
import { accounts } from '../who.ts';

// Supabase's own limits, stricter than ours.
withAccounts({ authSettings: { codeIntervalS: 600, textsPerHour: 2 } });
const usage = () => readCodeDeliveries(connectStore(process.env), process.env);

test('where Supabase wants more time between two codes it is said when, and the code before stays good', async () => {
  const [who, phone] = [reader(), nextPhone()];
  expect((await who.post(SEND, { phoneNumber: phone })).status).toBe(200);
  const code = codeFor(phone);
  await travel(61_000);
  const early = await who.post(RESEND, { phoneNumber: phone });
  expect(early.status).toBe(429);
  const after = Number(early.headers.get('retry-after'));
  expect(after).toBeGreaterThan(530);
  expect(after).toBeLessThanOrEqual(541);
  const verified = await who.post('/api/auth/verify-code', {
    phoneNumber: phone,
    code,
    tosAccepted: true,
  });
  expect(verified.status).toBe(200);
});

test('425, 426: where the project has sent its texts of the hour it is said so, whoever asks, and counts for nobody', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await reader().post(SEND, { phoneNumber: nextPhone() });
  const who = reader();
  for (let n = 0; n < 11; n += 1) {
    const answer = await who.post(SEND, { phoneNumber: nextPhone() });
    expect([answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([
      429,
      '900',
      { error: SIGN_IN.noTextsLeft },
    ]);
  }
  expect(log.mock.calls.flat().join()).toContain('rate_limit_sms_sent');
  const { projectCap, day } = await usage();
  expect(projectCap?.times).toBe(11);
  expect(day.used).toBeLessThan(5);
});

const log: Log = () => {};
const asking = (status: 'unclear' | 'away') => {
  const { use } = siteOf();
  const codes = { ...use(realCodes), send: async () => ({ status }) };
  return (ip: string, phone = nextPhone()) =>
    requestCode({ accounts: use(accounts), codes, log }, { phone, ip, daily: 500, failed: 'No' });
};

test('422, 429: a text that may have left counts for its number and address, not for the site’s day, and its code may be entered', async () => {
  const { day: before } = await usage();
  const ask = asking('unclear');
  const phone = nextPhone();
  const first = await ask('198.51.100.44', phone);
  expect(first).toMatchObject({ resendAfter: 60, note: SIGN_IN.maybeSent });
  await expect(ask('198.51.100.45', phone)).rejects.toMatchObject({ status: 429 });
  for (let n = 0; n < 9; n += 1) await ask('198.51.100.44');
  await expect(ask('198.51.100.44')).rejects.toMatchObject({ status: 429 });
  expect((await usage()).day.used).toBe(before.used);
});

test('421, 423: 500 tries while Supabase is away leave the day, the numbers and the addresses as they were', async () => {
  const { day: before } = await usage();
  const ask = asking('away');
  const failed = { status: 502, message: 'No' };
  const phone = nextPhone();
  for (let n = 0; n < 500; n += 1) {
    await expect(ask('198.51.100.46', phone)).rejects.toMatchObject(failed);
  }
  const after = await usage();
  expect(after.day.used).toBe(before.used);
  expect(after.away?.times).toBe(500);
});
