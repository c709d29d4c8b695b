import { expect, test } from 'vitest';
import { everyMinutes, nextRun } from './schedule.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test('runs at whole multiples of the step, never now', () => {
  expect(nextRun('*/15 * * * *', at('12:00:00'))).toEqual(at('12:15:00'));
  expect(nextRun('*/15 * * * *', at('12:14:59.999'))).toEqual(at('12:15:00'));
  expect(nextRun('* * * * *', at('12:14:59.999'))).toEqual(at('12:15:00'));
  expect(nextRun('@hourly', at('12:00:01'))).toEqual(at('13:00:00'));
});

test('goes over midnight', () => {
  const midnight = new Date('2026-11-21T00:00:00Z');
  expect(nextRun('@daily', at('00:00:00'))).toEqual(midnight);
  expect(nextRun('*/10 * * * *', at('23:55:00'))).toEqual(midnight);
});

test('refuses what it cannot keep', () => {
  for (const schedule of ['', '*/7 * * * *', '*/0 * * * *', '0 3 * * 1', '@weekly']) {
    expect(() => everyMinutes(schedule)).toThrow('schedule');
  }
});
