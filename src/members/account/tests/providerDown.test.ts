import { expect, test } from 'vitest';
import { nextPhone, RESEND, reader, SEND, trial, withAccounts } from '#test/accounts/trial.ts';
import { siteOf } from '#wiring';
import { codes as realCodes } from '../tools.ts';
import { requestCode } from '../verbs/requestCode.ts';
import { accounts } from '../who.ts';

// Nothing answers there, so no text can be sent.
withAccounts({
  smsHook: {
    uri: 'http://127.0.0.1:9/api/hooks/send-sms',
    secrets: `v1,whsec_${Buffer.alloc(32).toString('base64')}`,
  },
});

test('21: while no text can be sent nothing is kept: no acceptance, no member, no user, no code that counts', async () => {
  const [who, phone] = [reader(), nextPhone()];
  const sent = await who.post(SEND, { phoneNumber: phone });
  expect([sent.status, sent.body]).toEqual([502, { error: 'Failed to send code' }]);
  // Immediately: a code that was not sent starts no waiting time.
  const again = await who.post(RESEND, { phoneNumber: phone });
  expect([again.status, again.body]).toEqual([502, { error: 'Failed to resend code' }]);
  expect(who.cookies.size).toBe(0);
  for (const table of ['consents', 'members', 'sessions', 'auth.users']) {
    expect(await trial.database.query(`select from ${table}`), table).toEqual([]);
  }
  expect(await trial.database.query('select from sign_in_codes where not failed')).toEqual([]);
});

test('12: what cannot be sent counts for the address that asks, which would else use up the texts of all', async () => {
  const { use } = siteOf();
  const codes = { ...use(realCodes), send: async () => ({ status: 'not sent' as const }) };
  const ask = (ip: string) =>
    requestCode(
      { accounts: use(accounts), codes, log: () => {} },
      { phone: nextPhone(), ip, daily: 3, failed: 'No' },
    );
  const failed = { status: 502, message: 'No' };
  for (let n = 0; n < 10; n += 1) await expect(ask('198.51.100.9')).rejects.toMatchObject(failed);
  await expect(ask('198.51.100.9')).rejects.toMatchObject({ status: 429 });
  await expect(ask('192.0.2.9')).rejects.toMatchObject(failed);
});
