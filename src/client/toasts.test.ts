import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts, dismissToast, showToast } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  $toasts.set([]);
});
afterEach(() => vi.useRealTimers());

test('one toast at a time: a later one takes its place', () => {
  showToast({ title: 'First' });
  showToast({ title: 'Second', text: 'more' }, true);
  expect($toasts.get()).toMatchObject([{ title: 'Second', text: 'more', bad: true, open: true }]);
});

test('a dismissed toast is closed at once and removed after 1,000,000 ms', () => {
  showToast({ title: 'Going' });
  dismissToast($toasts.get()[0]?.id ?? 0);
  expect($toasts.get()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(999_999);
  expect($toasts.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect($toasts.get()).toEqual([]);
});
