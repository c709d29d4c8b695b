import { expect, test } from 'vitest';
import { isSignedByTwilio, twilioSignature } from './signature.ts';

/** The example of Twilio's own documentation. */
const URL_ = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const EXAMPLE = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
};
const SIGNATURE = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';
const formOf = (params: Readonly<Record<string, string>>) => new URLSearchParams(params);

test('signs as Twilio does, whatever the order', () => {
  expect(twilioSignature('12345', URL_, formOf(EXAMPLE))).toBe(SIGNATURE);
  const reversed = Object.fromEntries(Object.entries(EXAMPLE).reverse());
  expect(isSignedByTwilio('12345', URL_, formOf(reversed), SIGNATURE)).toBe(true);
});

test.each([
  ['another address', `${URL_}&x=1`, EXAMPLE, '12345'],
  ['another value', URL_, { ...EXAMPLE, Digits: '4321' }, '12345'],
  ['one value more', URL_, { ...EXAMPLE, X: '' }, '12345'],
  ['another token', URL_, EXAMPLE, '54321'],
  ['no token', URL_, EXAMPLE, ''],
])('%s is not what was signed', (_, url, params, token) => {
  expect(isSignedByTwilio(token, url, formOf(params), SIGNATURE)).toBe(false);
});

test('no signature, half of one and one that is no text are refused', () => {
  for (const signature of [null, '', 'RSOY', '\u{1f3c8}'.repeat(7)]) {
    expect(isSignedByTwilio('12345', URL_, formOf(EXAMPLE), signature)).toBe(false);
  }
});
