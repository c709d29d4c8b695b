import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Invoker } from './functions/invoke.ts';
import type { SiteFunction } from './functions/module.ts';
import { startScheduler } from './scheduler.ts';

const MINUTE = 60_000;
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

const everyQuarter: SiteFunction = {
  name: 'refresh',
  handler: () => new Response(),
  patterns: [],
  excluded: [],
  methods: [],
  preferStatic: false,
  background: false,
  schedule: '*/15 * * * *',
};

let runs: { readonly at: Date; readonly next: Date }[];
const invoker: Invoker = {
  call: () => Promise.resolve(new Response()),
  callScheduled: (_fn, next) => {
    runs.push({ at: new Date(), next });
    return Promise.resolve(new Response());
  },
  settled: () => Promise.resolve(),
};

let stop: () => void;
beforeEach(() => {
  runs = [];
  vi.useFakeTimers({ now: at('12:01:00') });
  stop = startScheduler([everyQuarter], invoker);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('runs once at each of its times', () => {
  vi.advanceTimersByTime(45 * MINUTE);
  expect(runs).toEqual([
    { at: at('12:15:00'), next: at('12:30:00') },
    { at: at('12:30:00'), next: at('12:45:00') },
    { at: at('12:45:00'), next: at('13:00:00') },
  ]);
});

test('a laptop that slept runs it once, soon, and then at its times', () => {
  vi.setSystemTime(at('20:07:00'));
  vi.advanceTimersByTime(MINUTE);
  expect(runs).toHaveLength(1);
  expect(runs[0]?.next).toEqual(at('20:15:00'));
  vi.advanceTimersByTime(7 * MINUTE);
  expect(runs.map((run) => run.at)).toEqual([runs[0]?.at, at('20:15:00')]);
});

test('a clock that is set back calls nothing twice', () => {
  vi.advanceTimersByTime(14 * MINUTE);
  expect(runs).toHaveLength(1);
  vi.setSystemTime(at('12:14:59'));
  vi.advanceTimersByTime(10 * MINUTE);
  expect(runs).toHaveLength(1);
});

test('stopped, it calls nothing', () => {
  stop();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(runs).toEqual([]);
});
