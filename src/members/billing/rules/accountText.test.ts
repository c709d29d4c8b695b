import { expect, test } from 'vitest';
import { accountMoment, amountText, cardText, invoiceState } from './accountText.ts';

test('a renewal is said with its zone, in summer and winter time', () => {
  expect(accountMoment('2026-12-14T12:15:00Z')).toBe('December 14, 2026, 7:15 AM EST');
  expect(accountMoment('2027-07-04T03:59:00Z')).toBe('July 3, 2027, 11:59 PM EDT');
});

test('money has two decimals and a true minus', () => {
  expect([0, 5, 1995, -1330].map(amountText)).toEqual(['$0.00', '$0.05', '$19.95', '−$13.30']);
});

test('a card is named as its holder knows it', () => {
  expect(cardText({ brand: 'amex', last4: '0005' })).toBe('American Express ending 0005');
  expect(cardText({ brand: 'newcomer', last4: '1111' })).toBe('Card ending 1111');
});

test.each([
  ['paid', 1995, 0, 'Paid'],
  ['paid', 1995, 500, '$5.00 refunded'],
  ['paid', 1995, 1995, 'Refunded'],
  ['paid', -18_000, 0, 'Credit'],
  ['open', 1995, 0, 'Open'],
  ['uncollectible', 1995, 0, 'Not paid'],
] as const)(
  'an invoice that is %s over %i with %i given back is "%s"',
  (status, total, refunded, text) => {
    expect(invoiceState({ status, total, refunded })).toBe(text);
  },
);
