import { expect, test } from 'vitest';
import { PlainError } from '../../plainError.ts';
import { givenHook } from './givenHook.ts';

const SECRET = 'v1,whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const given = (uri: string, secrets = SECRET) =>
  givenHook({ SEND_SMS_HOOK_URI: uri, SEND_SMS_HOOK_SECRETS: secrets });

test('without an address there is no hook', () => {
  expect(givenHook({})).toBeUndefined();
  expect(givenHook({ SEND_SMS_HOOK_URI: '', SEND_SMS_HOOK_SECRETS: SECRET })).toBeUndefined();
});

test("a deployed site's hook is not called from here", () => {
  expect(given('https://simcast.example/api/hooks/send-sms')).toBeUndefined();
});

test.each([
  ['https://localhost:8888/api/hooks/send-sms', SECRET],
  ['http://localhost:8888/api/hooks/send-sms', SECRET],
  ['http://127.0.0.1:8888/', `${SECRET}|${SECRET}`],
  ['http://[::1]:8888/', SECRET],
])('%s is taken', (uri, secrets) => {
  expect(given(uri, secrets)).toEqual({ uri, secrets });
});

test.each([
  ['http://simcast.example/hook', SECRET],
  ['ftp://localhost/', SECRET],
  ['hook', SECRET],
  ['https://simcast.example/hook', ''],
  ['https://simcast.example/hook', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  ['https://simcast.example/hook', 'v1,whsec_short'],
  ['https://simcast.example/hook', `${SECRET}|`],
])('%s with the secrets "%s" is refused in one sentence', (uri, secrets) => {
  expect(() => given(uri, secrets)).toThrow(PlainError);
});
