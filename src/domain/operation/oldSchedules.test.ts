import { expect, test } from 'vitest';
import { scheduleFindings, scheduleGaps } from './oldSchedules.ts';
import type { OperationState, ScheduleRecord } from './state.ts';

const NOW = new Date('2026-11-27T17:00:00Z');
const record = (change: Partial<ScheduleRecord> = {}): ScheduleRecord => ({
  league: 'NBA',
  asOf: '2026-11-25T10:00:00.000Z',
  triedAt: '2026-11-27T05:00:00.000Z',
  problem: 'answered with status 400',
  ...change,
});

test('an old schedule is said with its day, a missing one as missing', () => {
  expect(scheduleGaps([record()], NOW)).toEqual([
    'Our schedule of the NBA season is that of Wednesday, November 25. Its season odds rest on that one.',
  ]);
  expect(scheduleGaps([record({ asOf: undefined })], NOW)[0]).toContain('no complete schedule');
});

test('a failed try alone is no gap, nor is a league out of season, nor last season', () => {
  expect(scheduleGaps([record({ asOf: '2026-11-26T10:00:00.000Z' })], NOW)).toEqual([]);
  expect(scheduleGaps([record({ league: 'MLB' })], NOW)).toEqual([]);
  expect(scheduleGaps([record({ problem: undefined })], NOW)).toEqual([]);
  expect(scheduleGaps([record({ triedAt: '2026-06-20T04:00:00.000Z' })], NOW)).toEqual([]);
});

test('the owner also reads why; of samples nothing is said', () => {
  const state = (sample: boolean) =>
    ({
      slate: { sample, hash: 'a', publishedAt: '', asOf: '' },
      schedules: [record()],
    }) as Partial<OperationState> as OperationState;
  expect(scheduleFindings(state(false), NOW)).toMatchObject([
    { key: 'schedule:NBA', level: 'degraded', message: expect.stringContaining('status 400') },
  ]);
  expect(scheduleFindings(state(true), NOW)).toEqual([]);
});
