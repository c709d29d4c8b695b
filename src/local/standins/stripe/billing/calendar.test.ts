import { expect, test } from 'vitest';
import { afterIntervals, periodEnd, type Recurring } from './calendar.ts';

const recurring = (interval: Recurring['interval'], interval_count = 1): Recurring => ({
  interval,
  interval_count,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
const at = (text: string): number => Date.parse(text) / 1000;
const said = (seconds: number): string => new Date(seconds * 1000).toISOString();

test('months from a 31st end on the last day where there is none, and come back', () => {
  const anchor = at('2028-01-31T23:59:58Z');
  const ends = [1, 2, 3, 4, 12, 13].map((n) => said(afterIntervals(anchor, recurring('month'), n)));
  expect(ends).toEqual([
    '2028-02-29T23:59:58.000Z',
    '2028-03-31T23:59:58.000Z',
    '2028-04-30T23:59:58.000Z',
    '2028-05-31T23:59:58.000Z',
    '2029-01-31T23:59:58.000Z',
    '2029-02-28T23:59:58.000Z',
  ]);
});

test('a year from a leap day is the 28th, four years a leap day again', () => {
  const anchor = at('2028-02-29T00:00:00Z');
  expect(said(afterIntervals(anchor, recurring('year'), 1))).toBe('2029-02-28T00:00:00.000Z');
  expect(said(afterIntervals(anchor, recurring('year'), 4))).toBe('2032-02-29T00:00:00.000Z');
});

test('a period ends at the first anchor after its beginning', () => {
  const anchor = at('2027-01-31T12:00:00Z');
  const ends = (start: string, r: Recurring) => said(periodEnd(anchor, r, at(start)));
  expect(ends('2027-02-28T12:00:00Z', recurring('month'))).toBe('2027-03-31T12:00:00.000Z');
  expect(ends('2027-01-31T12:00:00Z', recurring('month', 3))).toBe('2027-04-30T12:00:00.000Z');
  expect(ends('2027-02-01T00:00:00Z', recurring('week'))).toBe('2027-02-07T12:00:00.000Z');
  expect(ends('2027-02-01T00:00:00Z', recurring('day'))).toBe('2027-02-01T12:00:00.000Z');
});
