import { expect, test } from 'vitest';
import { lastTold } from './lastTold.ts';

const NOW = new Date('2026-11-23T15:00:00Z');
const firing = (what: string, hoursAgo: number, outcome = 'told', ...states: string[]) => ({
  what,
  firedAt: new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString(),
  outcome,
  messages: states.map((state) => ({ state })),
});
const last = (...firings: ReturnType<typeof firing>[]) => lastTold([{ firings }], NOW)?.what;

test('the last that was told is the newest that reached the member', () => {
  expect(last(firing('older', 5, 'told', 'sent'), firing('newer', 2, 'told', 'delivered'))).toBe(
    'newer',
  );
  expect(last(firing('one way', 2, 'told', 'dropped', 'sent'))).toBe('one way');
});

test('what was held back, only listed, dropped, on its way or is older than a day was not told', () => {
  for (const outcome of ['same', 'held', 'listed']) {
    expect(last(firing('none', 1, outcome, 'sent'))).toBeUndefined();
  }
  for (const state of ['queued', 'dropped', 'expired', 'refused', 'undelivered']) {
    expect(last(firing('none', 1, 'told', state))).toBeUndefined();
  }
  expect(last(firing('none', 1))).toBeUndefined();
  expect(last(firing('old', 25, 'told', 'sent'))).toBeUndefined();
});
