import { expect, test } from 'vitest';
import { trackTypeText } from './trackTypeText.ts';

test.each([
  ['short', 'Short track'],
  ['short track', 'Short track'],
  ['road', 'Road course'],
  ['superspeedway', 'Superspeedway'],
  [undefined, ''],
])('%s is printed as %s', (kind, text) => {
  expect(trackTypeText(kind)).toBe(text);
});
