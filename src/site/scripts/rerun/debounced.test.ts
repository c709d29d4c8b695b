import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounced } from './debounced.ts';

const act = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a drag acts once, when it rests', () => {
  const { later, waits } = debounced(act);
  for (let at = 0; at < 200; at++) {
    later();
    vi.advanceTimersByTime(16);
  }
  expect(act).not.toHaveBeenCalled();
  expect(waits()).toBe(true);
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledTimes(1);
  expect(waits()).toBe(false);
});

test('what waits is done at once where it is asked for, and only then', () => {
  const { later, now } = debounced(act);
  now();
  expect(act).not.toHaveBeenCalled();
  later();
  now();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

test('what is dropped is never done', () => {
  const { later, now, drop } = debounced(act);
  later();
  drop();
  now();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
