import { expect, test } from 'vitest';
import { isInBreak } from './isInBreak.ts';
import { mayBePaidInBreak, nobodysSince, type Payer, whyUnsold } from './unsold.ts';
import { unusedCents } from './unused.ts';

const AT = Date.UTC(2026, 10, 26, 12);
const DAY = 86_400_000;
const PAYER: Payer = { memberId: 'm', leftAt: null, bannedSince: null, breaks: [] };
const ONE_DAY = [{ from: AT + 400, to: AT + 400 + DAY }];

test.each([
  ['the second before', AT - 1000, false],
  ['the second in which it begins', AT, true],
  ['inside', AT + 1000, true],
  ['its last second', AT + DAY, true],
  ['the second after its end', AT + DAY + 1000, false],
])('250: paid in %s of a break', (_, at, expected) => {
  expect(isInBreak(at, ONE_DAY)).toBe(expected);
  expect(whyUnsold([at], { ...PAYER, breaks: ONE_DAY })).toBe(
    expected ? 'bought while shut out' : null,
  );
});

test('251: made before a break and first paid in it is bought in it; a break over by now counts', () => {
  const payer = { ...PAYER, breaks: ONE_DAY };
  expect(whyUnsold([AT - DAY, AT + DAY / 2], payer)).toBe('bought while shut out');
  expect(mayBePaidInBreak(AT - DAY, ONE_DAY)).toBe(true);
  expect(mayBePaidInBreak(AT - 40 * DAY, ONE_DAY)).toBe(false);
  expect(mayBePaidInBreak(AT + 2 * DAY, ONE_DAY)).toBe(false);
});

test('245: made while its number is banned or its account gone it is paid by nobody; made before it was sold', () => {
  const banned = { ...PAYER, bannedSince: AT + 400 };
  expect(whyUnsold([AT], banned)).toBe('paid by nobody');
  expect(whyUnsold([AT - 1000], banned)).toBeNull();
  expect(whyUnsold([AT - 1000, AT + 1000], banned)).toBeNull();
  const gone = { ...PAYER, memberId: null, leftAt: AT };
  expect(whyUnsold([AT + 1000], gone)).toBe('paid by nobody');
  expect(nobodysSince({ ...gone, bannedSince: AT - DAY })).toBe(AT - DAY);
  expect(nobodysSince({ ...PAYER, leftAt: AT })).toBeNull();
});

test('255: of what was paid the time to come is not used, and a switch counts nothing twice', () => {
  const month = { cents: 2000, from: AT, to: AT + 30 * DAY };
  const half = AT + 15 * DAY;
  expect(unusedCents([month], half)).toBe(1000);
  expect(unusedCents([month], AT + 31 * DAY)).toBe(0);
  expect(unusedCents([month], AT - DAY)).toBe(2000);
  const back = { cents: -1000, from: half, to: AT + 30 * DAY };
  const year = { cents: 20_000, from: half, to: half + 360 * DAY };
  expect(unusedCents([month, back, year], half)).toBe(20_000);
  expect(unusedCents([month, back], half)).toBe(0);
});
