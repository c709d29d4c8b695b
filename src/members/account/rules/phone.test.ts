import { expect, test } from 'vitest';
import { formatPhone, isDomestic, maskPhone, PHONE, phoneNumber } from './phone.ts';

test.each([
  ['', ''],
  ['2', '(2'],
  ['202', '(202'],
  ['2025', '(202) 5'],
  ['202555', '(202) 555'],
  ['2025550123', '(202) 555-0123'],
  ['202-555-0123', '(202) 555-0123'],
  ['+1 202 555 0123', '(202) 555-0123'],
  ['+1 (212) 555-0147', '(212) 555-0147'],
  ['1 212 555 0147', '(212) 555-0147'],
  ['1 21', '(21'],
  ['001 212 555 0147', '(212) 555-0147'],
  ['tel:+1-212-555-0147', '(212) 555-0147'],
  ['\u202A+1 212\u2011555\u20110147\u202C', '(212) 555-0147'],
  ['＋１ ２１２ ５５５ ０１４７', '(212) 555-0147'],
  ['٢٠٢', '(202'],
  ['۲۰۲۵۵۵۰۱۲۳', '(202) 555-0123'],
  ['call me', ''],
])('"%s" is written "%s", never longer than 14', (typed, written) => {
  expect(formatPhone(typed)).toBe(written);
  expect(formatPhone(formatPhone(typed))).toBe(written);
  expect(written.length).toBeLessThanOrEqual(14);
});

test.each([
  '+44 7700 900123',
  '+33 6 12 34 56 78',
  '+61 412 345 678',
  '+91 98765 43210',
  '+972 50 123 4567',
  '+47 21 55 50 14',
  '+2125550147',
  '＋٤٤ ٧٧٠٠ ٩٠٠١٢٣',
  '\u202A+44 7700 900123\u202C',
  '(+44) 7700 900123',
  'tel:+447700900123',
  '0044 7700 900123',
  '00 972 50 123 4567',
  '011 44 7700 900123',
  '07700 900123',
  '0770090012',
  '44 7700 900123',
  '972501234567',
  '202 555 0123 9',
  '(202) 555-01239',
  '212-555-0147 x123',
  '212 555 0147 +44',
  '212 555 0147 / 917 555 0100',
  '1 1 212 555 0147',
  '๒๑๒๕๕๕๐๑๔๗',
])('"%s" stays as typed and is no number: nobody else gets its code', (typed) => {
  expect(formatPhone(typed)).toBe(typed);
  expect(isDomestic(typed)).toBe(false);
  expect(phoneNumber(typed)).toBeUndefined();
});

test.each([
  ['(202) 555-0123', '+12025550123'],
  ['12025550123', '+12025550123'],
  ['+1 202.555.0123', '+12025550123'],
  ['٢٠٢٥٥٥٠١٢٣', '+12025550123'],
  ['(202) 555-012', undefined],
  ['+1 012 555 0123', undefined],
  ['+1 112 555 0123', undefined],
  ['1125550123', undefined],
  ['+1 911 555 0123', undefined],
  ['(202) 055-0123', undefined],
  ['(202) 155-0123', undefined],
  ['(202) 911-0123', undefined],
])('"%s" is the number %s', (typed, number) => expect(phoneNumber(typed)).toBe(number));

test.each([
  '12025550123',
  '+1202555012',
  '+120255501234',
  '+１2025550123',
  '+1 2025550123',
  '+12025550123\n',
  '+10125550123',
  '+11125550123',
  '+12020550123',
  '+12021550123',
  '+447700900123',
])('15: "%s" is no stored number', (text) => expect(PHONE.test(text)).toBe(false));

test('a masked number shows its last four digits', () => {
  expect(maskPhone('+12025550123')).toBe('(•••) •••-0123');
});
