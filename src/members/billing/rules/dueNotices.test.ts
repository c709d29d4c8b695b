import { expect, test } from 'vitest';
import { dueNotices } from './dueNotices.ts';

const SENDER = { name: 'Product', host: 'product.example' };
const NOW = new Date('2026-11-26T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString();
const MONTHLY = { tier: 'monthly', createdAt: inDays(-40), periodEnd: inDays(20) } as const;
const YEARLY = { tier: 'yearly', createdAt: inDays(-200), periodEnd: inDays(165) } as const;
const keys = (
  renewing: Parameters<typeof dueNotices>[0],
  ...changes: Parameters<typeof dueNotices>[1]
) => dueNotices(renewing, changes, SENDER, NOW).map(({ kind, key }) => `${kind}: ${key}`);

test.each([
  [31, []],
  [30, ['renewal: 2026-12-26']],
  [15, ['renewal: 2026-12-11']],
  [1, ['renewal: 2026-11-27']],
])('a yearly renewal in %i days: %j', (days, expected) => {
  expect(keys({ ...YEARLY, periodEnd: inDays(days) })).toEqual(expected);
});

test('a monthly plan is recalled once a year, before the year is over', () => {
  expect(keys(MONTHLY)).toEqual([]);
  expect(keys({ ...MONTHLY, createdAt: inDays(-336) })).toEqual(['renewal: year 1']);
  expect(keys({ ...MONTHLY, createdAt: inDays(-671) })).toEqual(['renewal: year 2']);
});

const CHANGE = { tier: 'monthly', cents: 2495, from: inDays(10) } as const;

test.each([
  [31, 0],
  [30, 1],
  [7, 1],
  [6, 0],
])('a first charge at a new price in %i days is announced %i times', (days, times) => {
  const change = { ...CHANGE, from: inDays(3) };
  expect(keys({ ...MONTHLY, periodEnd: inDays(days) }, change)).toHaveLength(times);
});

test('a change concerns its own plan, renewals from its day, and who bought before', () => {
  expect(keys(MONTHLY, CHANGE)).toHaveLength(1);
  expect(keys(MONTHLY, { ...CHANGE, tier: 'yearly' })).toEqual([]);
  expect(keys(MONTHLY, { ...CHANGE, from: inDays(21) })).toEqual([]);
  expect(keys({ ...MONTHLY, createdAt: inDays(12) }, CHANGE)).toEqual([]);
});

test('a renewal at a changed price is announced at that price', () => {
  const change = { tier: 'yearly', cents: 24_995, from: inDays(10) } as const;
  const told = dueNotices({ ...YEARLY, periodEnd: inDays(20) }, [change], SENDER, NOW);
  expect(told.map(({ kind }) => kind)).toEqual(['renewal', 'price']);
  expect(told[0]?.text).toContain('renews on December 16, 2026 for $249.95 before discounts');
  expect(told[1]?.text).toContain('costs $249.95 a year instead of $199.95, both before');
});

test('each says price, day and how to cancel, in a text’s length and plain letters', () => {
  const told = [
    ...dueNotices({ ...YEARLY, periodEnd: inDays(20) }, [], SENDER, NOW),
    ...dueNotices({ ...MONTHLY, createdAt: inDays(-336) }, [CHANGE], SENDER, NOW),
  ];
  expect(told).toHaveLength(3);
  for (const { text, title } of told) {
    expect(text).toMatch(/^Product: .*\$\d+\.\d\d.*product\.example\/account$/);
    expect(text).toContain('December 16, 2026');
    expect(text.length).toBeLessThanOrEqual(320);
    expect(text).toMatch(/^[ -~]*$/);
    expect(title.length).toBeLessThanOrEqual(150);
  }
});

test('570: the price is what the next invoice takes, beside the plan’s', () => {
  const text = (next: Parameters<typeof dueNotices>[4]) =>
    dueNotices({ ...YEARLY, periodEnd: inDays(20) }, [], SENDER, NOW, next)[0]?.text;
  const at = inDays(20);
  expect(text({ cents: 19_995, credit: 0, at })).toContain('for $199.95. ');
  expect(text({ cents: 9_998, credit: 0, at })).toContain('for $99.98 (plan price $199.95). ');
  expect(text({ cents: 1_995, credit: 18_000, at })).toContain(
    'for $199.95, of which credit pays $180.00. ',
  );
  expect(text({ cents: 0, credit: 0, at })).toContain('for $0.00 (plan price $199.95). ');
  expect(text(null)).toContain('for $199.95 before discounts and tax. ');
});

test('570: a changed price is told as such to who pays the plan’s, else before discounts', () => {
  const change = { tier: 'yearly', cents: 24_995, from: inDays(10) } as const;
  const texts = (cents: number) =>
    dueNotices({ ...YEARLY, periodEnd: inDays(20) }, [change], SENDER, NOW, {
      cents,
      credit: 0,
      at: inDays(20),
    }).map(({ text }) => text);
  const [renews, costs] = texts(19_995);
  expect(renews).toContain('for $249.95. ');
  expect(costs).toContain('instead of $199.95. ');
  const [renewsLess, costsLess] = texts(9_998);
  expect(renewsLess).toContain('for $249.95 before discounts and tax. ');
  expect(costsLess).toContain('instead of $199.95, both before discounts and tax. ');
});
