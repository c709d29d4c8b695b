import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BROKE_OFF } from '#client/oneAtATime.ts';
import { $toasts } from '#client/toasts.ts';
import { SIGN_IN } from '../rules/texts.ts';
import { $session } from './session.ts';
import {
  $signIn,
  askForAnotherCode,
  askForCode,
  askForEmailCode,
  changeNumber,
  enterCode,
  resumeSignIn,
} from './signIn.ts';

const USER = {
  id: '5f0c1c3e-6c6f-4b0e-9f58-0c8d3a9d2f11',
  phoneNumber: '+12025550123',
  isAdmin: false,
  createdAt: '2026-11-01T12:00:00Z',
  tosAcceptedAt: null,
  subscriptionStatus: 'none',
  subscriptionTier: null,
  shutOutUntil: null,
};
const TYPED = '(202) 555-0123';
const said = () => [$toasts.get()[0]?.title, $toasts.get()[0]?.text];
const problem = () => $signIn.get().problem;

/** Sets the server's next answers; an Error for none. */
function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json(body, { status, headers }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const bodyOf = (fetched: ReturnType<typeof answer>) =>
  JSON.parse(String(fetched.mock.calls[0]?.[1].body));

/** A browser's cookies: written and read as one text. @param keeps whether it keeps any */
function cookies(keeps: boolean) {
  const jar = new Map<string, string>();
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) jar.delete(name);
      else if (keeps) jar.set(name, value);
    },
  });
  return jar;
}

beforeEach(() => {
  cookies(true);
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  vi.stubGlobal('dispatchEvent', () => true);
  $toasts.set([]);
  $session.set({ status: 'known', user: null });
  changeNumber();
  $signIn.setKey('resendAt', 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function toCode(): Promise<void> {
  answer(200, { ok: true, resendAfter: 60 });
  await askForCode(TYPED, true);
}

/** Storage of a tab. */
function tab() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}
/** What a new page knows. */
const reload = () =>
  $signIn.set({
    step: 'phone',
    phone: '',
    by: 'text',
    note: '',
    textsFailedAt: 0,
    busy: undefined,
    problem: undefined,
    resendAt: 0,
  });

test('a reload comes back to the code for as long as it is valid, in this tab alone', async () => {
  tab();
  await toCode();
  const { resendAt } = $signIn.get();
  reload();
  vi.setSystemTime(Date.parse('2026-11-22T12:04:59Z'));
  resumeSignIn();
  expect($signIn.get()).toMatchObject({ step: 'code', phone: '+12025550123', resendAt });
  reload();
  vi.setSystemTime(Date.parse('2026-11-22T12:05:00Z'));
  resumeSignIn();
  expect($signIn.get()).toMatchObject({ step: 'phone', phone: '' });
});

test('who has signed in or changes the number is not led back', async () => {
  const kept = tab();
  await toCode();
  changeNumber();
  expect(kept.size).toBe(0);
  $signIn.setKey('resendAt', 0);
  await toCode();
  expect(kept.size).toBe(1);
  answer(200, { isNewUser: false, user: USER });
  await enterCode('123456');
  expect(kept.size).toBe(0);
});

test.each(['+44 7700 900123', '0044 7700 900123', '2025550123 9'])(
  '"%s": the field says which numbers get codes, and nothing is sent',
  async (typed) => {
    const fetched = answer(200, { ok: true });
    await askForCode(typed, true);
    expect(fetched).not.toHaveBeenCalled();
    expect(said()).toEqual(['Invalid Phone Number', 'Please enter a valid 10-digit phone number']);
    expect(problem()?.text).toContain('US and Canadian mobile numbers only');
  },
);

test.each([
  ['', false],
  ['(202) 555-012', true],
  ['(123) 456-7890', true],
])('"%s" is no number: nothing is sent', async (typed, agreed) => {
  const fetched = answer(200, { ok: true });
  await askForCode(typed, agreed);
  expect(fetched).not.toHaveBeenCalled();
  expect(said()).toEqual(['Invalid Phone Number', 'Please enter a valid 10-digit phone number']);
  expect(problem()?.field).toBe('phone');
});

const BLOCKED = ['Cookies Are Blocked', expect.stringContaining('keeps no cookies for this site')];

test('a browser that keeps no cookie is told so before a text is sent', async () => {
  const browsers = [
    () => cookies(false),
    () => vi.stubGlobal('navigator', { cookieEnabled: false }),
    () =>
      vi.stubGlobal('document', {
        get cookie(): string {
          throw new DOMException('The document is sandboxed', 'SecurityError');
        },
      }),
  ];
  for (const browser of browsers) {
    cookies(true);
    browser();
    const fetched = answer(200, { ok: true });
    await askForCode(TYPED, true);
    expect(fetched).not.toHaveBeenCalled();
    expect(said()).toEqual(BLOCKED);
    expect(problem()?.field).toBe('form');
    expect($signIn.get()).toMatchObject({ step: 'phone', busy: undefined });
  }
});

test('the trial cookie is gone when the code is asked for', async () => {
  const jar = cookies(true);
  await toCode();
  expect($signIn.get().step).toBe('code');
  expect(jar.size).toBe(0);
});

test('a cookie that did not come back is said, not a wrong code', async () => {
  await toCode();
  answer(400, { error: SIGN_IN.noCookie.text });
  await enterCode('123456');
  expect(said()).toEqual([SIGN_IN.noCookie.title, SIGN_IN.noCookie.text]);
  expect(problem()).toMatchObject({ field: 'code', title: 'No Cookie Came Back' });
});

test('an error of ours is told, and each button comes back', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  for (const act of [() => askForCode(TYPED, true), askForAnotherCode, () => enterCode('123456')]) {
    answer(200, { ok: true, resendAfter: 60, isNewUser: true, user: USER });
    const broken = vi.spyOn($toasts, 'set').mockImplementationOnce(() => {
      throw new TypeError('a function is missing');
    });
    await act();
    expect($signIn.get().busy).toBeUndefined();
    expect(said()).toEqual([BROKE_OFF.title, BROKE_OFF.text]);
    broken.mockRestore();
    $signIn.set({ ...$signIn.get(), step: 'code', phone: '+12025550123', resendAt: 0, note: '' });
  }
  expect(reported).toHaveBeenCalledTimes(3);
});

test('without the Terms nothing is sent', async () => {
  const fetched = answer(200, { ok: true });
  await askForCode(TYPED, false);
  expect(fetched).not.toHaveBeenCalled();
  expect(said()).toEqual([
    'Terms of Service Required',
    'You must accept the Terms of Service to continue',
  ]);
  expect(problem()?.field).toBe('terms');
});

test('a number goes out as +1 and ten digits, and the code is asked for', async () => {
  const fetched = answer(200, { ok: true, resendAfter: 60 });
  await askForCode(TYPED, true);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/auth/send-code');
  expect(bodyOf(fetched)).toEqual({ phoneNumber: '+12025550123' });
  expect($signIn.get()).toMatchObject({ step: 'code', resendAt: Date.now() + 60_000 });
  expect(said()).toEqual(['Code Sent!', 'Check your phone for the verification code']);
});

test('two clicks send one code', async () => {
  const fetched = answer(200, { ok: true, resendAfter: 60 });
  await Promise.all([askForCode(TYPED, true), askForCode(TYPED, true)]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('why no code was sent is what the server says, else the catalogue’s text', async () => {
  answer(429, { error: 'Too many codes.' }, { 'retry-after': '300' });
  await askForCode(TYPED, true);
  expect(said()).toEqual(['Error', 'Too many codes.']);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await askForCode(TYPED, true);
  expect(said()).toEqual(['Error', 'Failed to send code']);
  expect($signIn.get()).toMatchObject({ step: 'phone', busy: undefined });
});

test('another code can be asked for again once the server allows it', async () => {
  await toCode();
  answer(200, { ok: true, resendAfter: 60 });
  await askForAnotherCode();
  expect(said()[0]).toBe('Code Resent');
  answer(429, { error: 'Please try again in 120 seconds.' }, { 'retry-after': '120' });
  await askForAnotherCode();
  expect(said()).toEqual(['Error', 'Please try again in 120 seconds.']);
  expect($signIn.get().resendAt).toBe(Date.now() + 120_000);
  answer(502, 'not JSON at all');
  await askForAnotherCode();
  expect(said()).toEqual(['Error', 'Failed to resend code']);
});

test.each(['', '12345', '12345a', '1234567'])('"%s" is no code', async (code) => {
  await toCode();
  const fetched = answer(200, {});
  await enterCode(code);
  expect(fetched).not.toHaveBeenCalled();
  expect(said()).toEqual(['Invalid Code', 'Please enter the 6-digit verification code']);
});

test('a right code signs in and greets', async () => {
  for (const [isNewUser, text] of [
    [true, 'Welcome to Simcast!'],
    [false, 'Welcome back!'],
  ] as const) {
    await toCode();
    const fetched = answer(200, { isNewUser, user: USER });
    await enterCode('123456');
    expect(bodyOf(fetched)).toEqual({
      phoneNumber: '+12025550123',
      code: '123456',
      tosAccepted: true,
    });
    expect(said()).toEqual(['Success!', text]);
    expect($session.get()).toEqual({ status: 'known', user: USER });
  }
});

test('a wrong code says so; where no answer came the field does not blame the code', async () => {
  await toCode();
  answer(400, { error: 'The verification code is incorrect or expired' });
  await enterCode('123456');
  expect(said()).toEqual(['Invalid Code', 'The verification code is incorrect or expired']);
  expect(problem()).toMatchObject({ field: 'code', title: 'Invalid Code' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await enterCode('123456');
  expect(said()).toEqual(['Invalid Code', 'The verification code is incorrect or expired']);
  expect(problem()?.text).toContain('not checked');
  answer(429, { error: 'Too many wrong codes for this number.' });
  await enterCode('123456');
  expect(said()).toEqual(['Invalid Code', 'Too many wrong codes for this number.']);
});

test('an answer without a user signs nobody in', async () => {
  await toCode();
  answer(200, { isNewUser: true, user: { id: 7 } });
  await enterCode('123456');
  expect($session.get()).toEqual({ status: 'known', user: null });
  expect($signIn.get()).toMatchObject({ step: 'code', busy: undefined });
});

test('changing the number goes back with it', async () => {
  await toCode();
  changeNumber();
  expect($signIn.get()).toMatchObject({ step: 'phone', phone: '+12025550123' });
});

test('the same number again leads back to its code, until another may be asked for', async () => {
  await toCode();
  changeNumber();
  const fetched = answer(200, { ok: true, resendAfter: 60 });
  await askForCode(TYPED, true);
  expect($signIn.get()).toMatchObject({ step: 'code', phone: '+12025550123' });
  expect(fetched).not.toHaveBeenCalled();
  changeNumber();
  await askForCode('(202) 555-0124', true);
  expect(fetched).toHaveBeenCalledTimes(1);
  changeNumber();
  vi.setSystemTime(Date.parse('2026-11-22T12:01:00Z'));
  await askForCode('(202) 555-0124', true);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a code by e-mail: asked for and entered at its own addresses, again by e-mail, and what is said promises nothing', async () => {
  const fetched = answer(200, { ok: true, resendAfter: 60 });
  await askForEmailCode(TYPED, false);
  expect(problem()?.field).toBe('terms');
  await askForEmailCode(TYPED, true);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/auth/email-code']);
  expect($signIn.get()).toMatchObject({ step: 'code', by: 'email', phone: '+12025550123' });
  expect(said()[1]).toBe(
    'If this number has a confirmed e-mail address, a code is on its way to it',
  );
  await askForAnotherCode();
  expect(fetched.mock.calls.at(-1)?.[0]).toBe('/api/auth/email-code');
  const entered = answer(400, { error: SIGN_IN.wrongCode.text });
  await enterCode('123456');
  expect(entered.mock.calls.at(-1)?.[0]).toBe('/api/auth/verify-email-code');
});

test('texts that fail are said to be our fault, with the time, until one leaves; a refused number is not', async () => {
  for (const status of [502, 503, 500]) {
    answer(status, { error: 'Failed to send code' });
    await askForCode(TYPED, true);
    expect($signIn.get().textsFailedAt, String(status)).toBe(Date.now());
    await toCode();
    expect($signIn.get().textsFailedAt).toBe(0);
    changeNumber();
    $signIn.setKey('resendAt', 0);
  }
  answer(429, { error: 'Too many codes.' }, { 'retry-after': '60' });
  await askForCode(TYPED, true);
  expect($signIn.get().textsFailedAt).toBe(0);
});
