import { expect, test } from 'vitest';
import type { Price } from '../stored.ts';
import { addMonths, periodFrom } from './calendar.ts';

const every = (interval: 'month' | 'year'): Pick<Price, 'recurring'> => ({
  recurring: {
    interval,
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
});
const at = (text: string): number => Date.parse(text) / 1000;
const said = (seconds: number): string => new Date(seconds * 1000).toISOString();

test('months from a 31st end on the last day where there is none, and come back', () => {
  const anchor = at('2028-01-31T23:59:58Z');
  const ends = [1, 2, 3, 4, 12, 13].map((n) => said(addMonths(anchor, n)));
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
  expect(said(periodFrom(anchor, every('year'), anchor).end)).toBe('2029-02-28T00:00:00.000Z');
  expect(said(addMonths(anchor, 48))).toBe('2032-02-29T00:00:00.000Z');
});

test('a period ends at the first anchor after its beginning', () => {
  const anchor = at('2027-01-31T12:00:00Z');
  const ends = (start: string, interval: 'month' | 'year') =>
    said(periodFrom(anchor, every(interval), at(start)).end);
  expect(ends('2027-02-28T12:00:00Z', 'month')).toBe('2027-03-31T12:00:00.000Z');
  expect(ends('2027-02-01T00:00:00Z', 'month')).toBe('2027-02-28T12:00:00.000Z');
  expect(ends('2027-02-01T00:00:00Z', 'year')).toBe('2028-01-31T12:00:00.000Z');
});
