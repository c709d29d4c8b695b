import { expect, test } from 'vitest';
import { formatPhone, maskPhone, PHONE, phoneNumber } from './phone.ts';

test.each([
  ['', ''],
  ['2', '(2'],
  ['202', '(202'],
  ['2025', '(202) 5'],
  ['202555', '(202) 555'],
  ['2025550123', '(202) 555-0123'],
  ['202-555-0123', '(202) 555-0123'],
  ['+1 202 555 0123', '(202) 555-0123'],
  ['20255501239', '(202) 555-0123'],
  ['٢٠٢', ''],
])('"%s" is written "%s", never longer than 14', (typed, written) => {
  expect(formatPhone(typed)).toBe(written);
  expect(formatPhone(formatPhone(typed))).toBe(written);
  expect(written.length).toBeLessThanOrEqual(14);
});

test('exactly ten digits make a number', () => {
  expect(phoneNumber('(202) 555-0123')).toBe('+12025550123');
  expect(phoneNumber('(202) 555-012')).toBeUndefined();
  expect(phoneNumber('12025550123')).toBeUndefined();
});

test.each([
  '12025550123',
  '+1202555012',
  '+120255501234',
  '+１2025550123',
  '+1 2025550123',
  '+12025550123\n',
])('15: "%s" is no stored number', (text) => expect(PHONE.test(text)).toBe(false));

test('a masked number shows its last four digits', () => {
  expect(maskPhone('+12025550123')).toBe('(•••) •••-0123');
});
