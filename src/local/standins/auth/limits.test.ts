import { expect, test } from 'vitest';
import { startStand } from './stand.fixture.ts';
import { perFiveMinutes, perHour } from './windows.ts';

const times = (n: number, allowed: () => boolean) =>
  Array.from({ length: n }, allowed).filter(Boolean).length;

test('an address may ask thirty times at once, then as often as its limit fills the bucket', () => {
  const limit = perFiveMinutes(150);
  expect(times(40, () => limit(0, 'a'))).toBe(30);
  expect(times(40, () => limit(0, 'b'))).toBe(30);
  expect(times(40, () => limit(2_000, 'a'))).toBe(1);
  expect(times(40, () => limit(12_000, 'a'))).toBe(5);
  expect(times(40, () => limit(3_600_000, 'a'))).toBe(30);
});

test('texts are counted by the hour', () => {
  const limit = perHour(3);
  expect(times(5, () => limit(1_000))).toBe(3);
  expect(times(5, () => limit(3_600_999))).toBe(0);
  expect(times(5, () => limit(3_601_000))).toBe(3);
  expect(times(5, () => limit(9_000_000))).toBe(3);
});

test('requests of an address past its limit are refused, other kinds go on', async () => {
  const stand = await startStand({
    authSettings: { perAddress: { signIns: 1, verifications: 1, refreshes: 1 } },
  });
  try {
    const last = async (path: string) => {
      let answer = await stand.ask(path, { body: {} });
      for (let i = 0; i < 30; i++) answer = await stand.ask(path, { body: {} });
      return [answer.status, await answer.json()];
    };
    const REFUSED = [
      429,
      { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    ];
    for (const path of ['/otp', '/resend', '/verify', '/token?grant_type=refresh_token']) {
      expect(await last(path)).toEqual(REFUSED);
    }
    expect((await stand.ask('/settings', { method: 'GET' })).status).toBe(200);
  } finally {
    await stand.db.stop();
  }
});

test('414: an address in Sb-Forwarded-For counts with the secret key alone, and only where it is believed', async () => {
  const perAddress = { signIns: 1, verifications: 1, refreshes: 1 };
  for (const believesForwardedFor of [true, false]) {
    const stand = await startStand({ authSettings: { perAddress, believesForwardedFor } });
    try {
      const refused = async (key: string, named: (n: number) => string) => {
        const answers = Array.from({ length: 31 }, (_, n) =>
          stand.ask('/verify', { body: {}, key, headers: { 'sb-forwarded-for': named(n) } }),
        );
        return (await Promise.all(answers)).filter(({ status }) => status === 429).length;
      };
      expect(await refused(stand.db.secretKey, (n) => `203.0.113.${n}`)).toBe(
        believesForwardedFor ? 0 : 1,
      );
      if (!believesForwardedFor) continue;
      expect(await refused(stand.db.secretKey, () => '2001:db8::1, 203.0.113.1')).toBe(1);
      expect(await refused(stand.db.publishableKey, (n) => `198.51.100.${n}`)).toBe(1);
    } finally {
      await stand.db.stop();
    }
  }
});

test('the texts of the whole project are limited, those of test numbers are none', async () => {
  const stand = await startStand({ authSettings: { textsPerHour: 1 } });
  try {
    const send = (phone: string) => stand.client().auth.signInWithOtp({ phone });
    expect((await send(stand.newPhone())).error).toBeNull();
    expect((await send(stand.newPhone())).error).toMatchObject({
      status: 429,
      code: 'over_sms_send_rate_limit',
      message: 'SMS rate limit exceeded',
    });
    expect((await send('+12025550100')).error).toBeNull();
    await stand.db.moveClock(3_600_001);
    expect((await send(stand.newPhone())).error).toBeNull();
  } finally {
    await stand.db.stop();
  }
});
