import { expect, test } from 'vitest';
import { betOf } from '#domain/record/bets.fixture.ts';
import { betSchema } from '../betSchema.ts';
import { boundTimes } from './boundTimes.ts';

const NOW = new Date('2026-12-01T12:00:00.000Z');

test('397: a bet with usual times stays as it is, to the letter', () => {
  const bet = betOf({ takenAt: '2026-11-30T12:00:00+02:00', startTime: '2027-06-01T18:00:00Z' });
  expect(boundTimes(bet, NOW)).toEqual(bet);
});

test.each([
  ['changedAt', 9e15, NOW.getTime()],
  ['changedAt', NOW.getTime() + 1, NOW.getTime()],
  ['changedAt', 0, 0],
  ['takenAt', '9999-12-31T23:59:59Z', '2026-12-01T12:00:00.000Z'],
  ['takenAt', '2026-12-02T12:00:00.000Z', '2026-12-01T12:00:00.000Z'],
  ['takenAt', '0001-01-01T00:00:00Z', '2000-01-01T00:00:00.000Z'],
  ['takenAt', '1970-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z'],
  ['correctedAt', '9999-01-01T00:00:00Z', '2026-12-01T12:00:00.000Z'],
  ['startTime', '9999-01-01T00:00:00Z', '2031-12-05T12:00:00.000Z'],
  ['startTime', '1900-01-01T00:00:00Z', '2000-01-01T00:00:00.000Z'],
] as const)('397: %s of %s becomes %s', (field, value, then) => {
  expect(boundTimes({ ...betOf(), [field]: value }, NOW)[field]).toBe(then);
});

test.each([-1, Number.NaN, 1.5, 1e300, Number.POSITIVE_INFINITY, '9', null, 2 ** 53])(
  '397: changedAt of %s is no bet',
  (changedAt) => {
    expect(betSchema.safeParse({ ...betOf(), changedAt }).success).toBe(false);
  },
);
