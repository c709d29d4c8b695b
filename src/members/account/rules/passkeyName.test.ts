import { expect, test } from 'vitest';
import { firstPasskeyName, LONGEST_NAME, passkeyNameOf } from './passkeyName.ts';

const NONE = '00000000-0000-0000-0000-000000000000';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('a new passkey is named after what keeps it, else after the browser that added it', () => {
  expect(firstPasskeyName('FBFC3007-154E-4ECC-8C0B-6E020557D7BD', IPHONE)).toBe('iCloud Keychain');
  expect(firstPasskeyName(NONE, IPHONE)).toBe('Safari on iPhone');
  expect(firstPasskeyName(NONE, '')).toBe('An unknown browser');
});

test('a name is one line of what can be seen, 40 characters at most', () => {
  expect(passkeyNameOf('  My\n\u202ephone \u0000 ')).toBe('My phone');
  expect(passkeyNameOf('🔑'.repeat(LONGEST_NAME))).toBe('🔑'.repeat(LONGEST_NAME));
  for (const typed of ['', ' \u200b ', 'x'.repeat(LONGEST_NAME + 1)])
    expect(passkeyNameOf(typed)).toBeUndefined();
});
