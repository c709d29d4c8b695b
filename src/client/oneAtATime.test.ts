import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import { BROKE_OFF, oneAtATime } from './oneAtATime.ts';
import { $toasts } from './toasts.ts';

beforeEach(() => $toasts.set([]));

test('one action at a time, and each is named while it lasts', async () => {
  const $busy = atom<'a' | 'b' | ''>('');
  const first = oneAtATime($busy, 'a', async () => $busy.get());
  expect(await oneAtATime($busy, 'b', async () => 'never')).toBeUndefined();
  expect(await first).toBe('a');
  expect($busy.get()).toBe('');
  expect(await oneAtATime($busy, 'b', async () => 'next')).toBe('next');
});

test.each([
  () => Promise.reject(new TypeError('a function is missing')),
  () => {
    throw new TypeError('a function is missing');
  },
])('an action that breaks off is told, and the buttons come back', async (action) => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const $busy = atom<'a' | ''>('');
  expect(await oneAtATime($busy, 'a', action)).toBeUndefined();
  expect($busy.get()).toBe('');
  expect($toasts.get()).toMatchObject([{ ...BROKE_OFF, bad: true, open: true }]);
  expect(reported).toHaveBeenCalledOnce();
});
