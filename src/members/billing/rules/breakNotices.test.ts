import { expect, test } from 'vitest';
import { breakNotice } from './breakNotices.ts';

const SENDER = { name: 'Product', host: 'product.example' };
const UNTIL = '2027-02-26T12:00:00Z';
const MONTHLY = { tier: 'monthly', until: UNTIL, periodEnd: '2027-03-14T12:00:00Z' } as const;
const YEARLY = { ...MONTHLY, tier: 'yearly' } as const;
const at = (days: number) => new Date(Date.parse(UNTIL) - days * 86_400_000);
const charge = { plan: 1995, next: { cents: 998, credit: 0 } };

test.each([
  [30, 'until 2027-02-26'],
  [3.1, 'until 2027-02-26'],
  [3, 'over 2027-02-26'],
  [-2, 'over 2027-02-26'],
])('571: %d days before the end of a break: %s', (days, key) => {
  expect(breakNotice(SENDER, { ...MONTHLY, ...charge }, at(days)).key).toBe(key);
});

test('571: both ends say day, price and how to cancel, in a text’s length and plain letters', () => {
  const texts = [MONTHLY, YEARLY].flatMap((paused) =>
    [30, 1, -1].map((days) => breakNotice(SENDER, { ...paused, ...charge }, at(days))),
  );
  for (const { text, title } of texts) {
    expect(text).toMatch(/^Product: [ -~]*February 26, 2027[ -~]*product\.example\/account$/);
    expect(text.length).toBeLessThanOrEqual(320);
    expect(title.length).toBeLessThanOrEqual(150);
  }
  const [begun, ends, ended, begunYear] = texts.map(({ text }) => text);
  expect(begun).toContain('is not charged during your break, until February 26, 2027.');
  expect(begunYear).toContain('longer by your break and renews on March 14, 2027.');
  expect(ends).toContain('your break ends on');
  expect(ends).toContain('charged again, next on March 14, 2027: $9.98 (plan price $19.95).');
  expect(ended).toContain('your break ended on');
});
