import { expect, test } from 'vitest';
import { trackTypeText } from './trackType.ts';

test.each([
  ['short', 'Short track'],
  ['short track', 'Short track'],
  ['road', 'Road course'],
  ['superspeedway', 'Superspeedway'],
  [undefined, ''],
])('%s is printed as %s', (kind, text) => {
  expect(trackTypeText(kind)).toBe(text);
});

test.each([
  ['road course', 'Chicago Street Course', 'Street course'],
  ['intermediate', 'Chicagoland Speedway', 'Intermediate oval'],
  ['road course', 'Naval Base Coronado', 'Street course'],
  [undefined, 'San Diego Street Course', 'Street course'],
  ['road course', 'Streets of St. Petersburg', 'Street course'],
  ['road course', 'Circuit of the Americas', 'Road course'],
  ['road course', 'Charlotte Motor Speedway Road Course', 'Road course'],
])('%s at %s is printed as %s', (kind, track, text) => {
  expect(trackTypeText(kind, track)).toBe(text);
});
