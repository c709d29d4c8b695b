import { describe, expect, test } from 'vitest';
import { untilNextRefresh } from './refreshCountdown.ts';
import {
  addDays,
  cardTime,
  clockTime,
  easternDate,
  easternDayRange,
  fullDate,
  isToday,
  longDateTime,
  zoneLabel,
} from './time.ts';

const HOUR = 3_600_000;
const hoursIn = (date: string) => {
  const { from, to } = easternDayRange(date);
  return (Date.parse(to) - Date.parse(from)) / HOUR;
};
const game = (gameTime: string, timeKnown = true) => ({ gameTime, timeKnown });

describe('the Eastern calendar', () => {
  test('changes date at Eastern midnight, not at UTC midnight', () => {
    expect(easternDate('2026-11-22T04:59:59Z')).toBe('2026-11-21');
    expect(easternDate('2026-11-22T05:00:00Z')).toBe('2026-11-22');
    expect(easternDate('2026-07-01T03:59:59Z')).toBe('2026-06-30');
    expect(easternDate('2026-07-01T04:00:00Z')).toBe('2026-07-01');
  });

  test('has 23 hours when clocks go forward, 25 when they go back', () => {
    expect(hoursIn('2026-03-07')).toBe(24);
    expect(hoursIn('2026-03-08')).toBe(23);
    expect(hoursIn('2026-11-01')).toBe(25);
    expect(hoursIn('2026-11-02')).toBe(24);
    expect(easternDayRange('2026-03-08')).toEqual({
      from: '2026-03-08T05:00:00.000Z',
      to: '2026-03-09T04:00:00.000Z',
    });
  });

  test('adds days over month, year and clock changes', () => {
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  test('today is by Eastern date', () => {
    expect(isToday('2026-11-23T01:20:00Z', '2026-11-22T15:00:00Z')).toBe(true);
    expect(isToday('2026-11-23T05:00:00Z', '2026-11-22T15:00:00Z')).toBe(false);
  });
});

describe('zone labels', () => {
  test('switch at 2 AM on the two clock-change days', () => {
    expect(zoneLabel('2026-03-08T06:59:59Z')).toBe('EST');
    expect(zoneLabel('2026-03-08T07:00:00Z')).toBe('EDT');
    expect(zoneLabel('2026-11-01T05:59:59Z')).toBe('EDT');
    expect(zoneLabel('2026-11-01T06:00:00Z')).toBe('EST');
  });

  test('75: the repeated hour is told apart', () => {
    expect(clockTime('2026-11-01T05:30:00Z')).toBe('1:30 AM EDT');
    expect(clockTime('2026-11-01T06:30:00Z')).toBe('1:30 AM EST');
  });
});

describe('card and page times', () => {
  const now = '2026-11-22T15:45:00Z';
  test('name today, tomorrow, else the date', () => {
    expect(cardTime(game('2026-11-23T01:20:00Z'), now)).toBe('Today 8:20 PM EST');
    expect(cardTime(game('2026-11-23T18:00:00Z'), now)).toBe('Tomorrow 1:00 PM EST');
    expect(cardTime(game('2026-11-25T00:30:00Z'), now)).toBe('Nov 24 7:30 PM EST');
    expect(cardTime(game('2026-11-22T05:00:00Z'), now)).toBe('Today 12:00 AM EST');
  });

  test('say when the time is not known', () => {
    expect(cardTime(game('2026-11-23T18:00:00Z', false), now)).toBe('Tomorrow time TBD');
  });

  test('tomorrow holds across a clock change', () => {
    expect(cardTime(game('2026-11-01T18:00:00Z'), '2026-11-01T03:30:00Z')).toBe(
      'Tomorrow 1:00 PM EST',
    );
  });

  test('long form', () => {
    expect(longDateTime('2026-11-22T18:00:00Z')).toBe('Sunday, November 22, 1:00 PM EST');
    expect(longDateTime('2026-07-04T17:05:00Z')).toBe('Saturday, July 4, 1:05 PM EDT');
    expect(clockTime(now)).toBe('10:45 AM EST');
  });
});

test('card times over both clock changes', () => {
  // Clocks go forward on March 8, 2026 and back on November 1, 2026.
  expect(cardTime(game('2026-03-08T18:00:00Z'), '2026-03-08T04:30:00Z')).toBe(
    'Tomorrow 2:00 PM EDT',
  );
  expect(cardTime(game('2026-03-08T18:00:00Z'), '2026-03-08T05:00:00Z')).toBe('Today 2:00 PM EDT');
  expect(cardTime(game('2026-03-07T18:00:00Z'), '2026-03-07T12:00:00Z')).toBe('Today 1:00 PM EST');
  expect(cardTime(game('2026-11-02T01:20:00Z'), '2026-11-01T04:00:00Z')).toBe('Today 8:20 PM EST');
  expect(cardTime(game('2026-10-31T23:30:00Z'), '2026-10-31T12:00:00Z')).toBe('Today 7:30 PM EDT');
});

test('tomorrow becomes today at midnight in New York', () => {
  const evening = game('2026-11-23T01:20:00Z');
  expect(cardTime(evening, '2026-11-22T04:59:59Z')).toBe('Tomorrow 8:20 PM EST');
  expect(cardTime(evening, '2026-11-22T05:00:00Z')).toBe('Today 8:20 PM EST');
  expect(cardTime(evening, '2026-11-21T04:59:59Z')).toBe('Nov 22 8:20 PM EST');
});

test('the countdown reaches zero at 08:00 UTC and then rolls over', () => {
  expect(untilNextRefresh('2026-11-20T07:59:59.001Z')).toEqual({
    hours: 0,
    minutes: 0,
    seconds: 0,
  });
  expect(untilNextRefresh('2026-11-20T08:00:00.001Z')).toEqual({
    hours: 23,
    minutes: 59,
    seconds: 59,
  });
  expect(untilNextRefresh('2026-12-31T09:00:00Z')).toEqual({ hours: 23, minutes: 0, seconds: 0 });
  expect(untilNextRefresh('2026-11-20T07:59:59Z')).toEqual({ hours: 0, minutes: 0, seconds: 1 });
  expect(untilNextRefresh('2026-11-20T08:00:00Z')).toEqual({ hours: 0, minutes: 0, seconds: 0 });
  expect(untilNextRefresh('2026-11-20T08:00:01Z')).toEqual({ hours: 23, minutes: 59, seconds: 59 });
  expect(untilNextRefresh('2026-11-20T20:30:00Z')).toEqual({ hours: 11, minutes: 30, seconds: 0 });
});

test('a calendar date is written out in full, whatever the zone of the machine', () => {
  expect(fullDate('2025-02-09')).toBe('February 9, 2025');
});

test('the clock is the platform’s, at any hour of a year', () => {
  const platform = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const from = Date.parse('2026-01-01T00:07:00Z');
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const instant = new Date(from + hour * HOUR);
    expect(clockTime(instant)).toBe(platform.format(instant).replaceAll('\u202f', ' '));
  }
  expect(() => clockTime('never')).toThrow(RangeError);
});
