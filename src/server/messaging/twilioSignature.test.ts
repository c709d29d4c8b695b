import { expect, test } from 'vitest';
import { isSignedByTwilio, twilioSignature } from './twilioSignature.ts';

/** The example of Twilio's own documentation. */
const URL_ = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const PARAMS = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
};

test('signs as Twilio does, whatever the order', () => {
  expect(twilioSignature(URL_, PARAMS, '12345')).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
  const reversed = Object.fromEntries(Object.entries(PARAMS).reverse());
  expect(isSignedByTwilio(URL_, reversed, 'RSOYDt4T1cUTdK1PDd93/VVr8B8=', '12345')).toBe(true);
});

test.each([
  ['another address', `${URL_}&x=1`, PARAMS, '12345'],
  ['another value', URL_, { ...PARAMS, Digits: '4321' }, '12345'],
  ['one value more', URL_, { ...PARAMS, X: '' }, '12345'],
  ['another token', URL_, PARAMS, '54321'],
  ['no token', URL_, PARAMS, ''],
])('%s is not what was signed', (_, url, params, token) => {
  expect(isSignedByTwilio(url, params, 'RSOYDt4T1cUTdK1PDd93/VVr8B8=', token)).toBe(false);
});

test('no signature, half of one and one that is no text are refused', () => {
  for (const signature of ['', 'RSOY', '\u{1f3c8}'.repeat(7)]) {
    expect(isSignedByTwilio(URL_, PARAMS, signature, '12345')).toBe(false);
  }
});
