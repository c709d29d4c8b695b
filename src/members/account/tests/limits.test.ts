import { expect, test } from 'vitest';
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
import { codes as realCodes } from '../tools.ts';
import { requestCode } from '../verbs/requestCode.ts';
import { accounts } from '../who.ts';

// Supabase's own limits, stricter than ours.
withAccounts({ authSettings: { codeIntervalS: 600, textsPerHour: 2 } });

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

test('where the project has sent its texts of the hour it is said so, whoever asks', async () => {
  await reader().post(SEND, { phoneNumber: nextPhone() });
  const answer = await reader().post(SEND, { phoneNumber: nextPhone() });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
});

test('a text that may have left counts, however slow the provider is', async () => {
  const { use } = siteOf();
  const codes = { ...use(realCodes), send: async () => ({ status: 'unclear' as const }) };
  const ask = () =>
    requestCode(
      { accounts: use(accounts), codes },
      { phone: nextPhone(), ip: '198.51.100.44', daily: 500, failed: 'No' },
    );
  for (let n = 0; n < 10; n += 1)
    await expect(ask()).rejects.toMatchObject({ status: 502, message: 'No' });
  await expect(ask()).rejects.toMatchObject({ status: 429 });
});
