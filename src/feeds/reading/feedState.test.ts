import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FeedState } from '#domain/operation/feedMemory.ts';
import { type HeardFeed, retryAfterMs, stateAfter } from './feedState.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

/** The state after some requests, all at one time. */
const after = (...heard: readonly HeardFeed[]): FeedState | undefined =>
  heard.reduce<FeedState | undefined>(
    (state, one) => stateAfter('ESPN', state, one, NOW),
    undefined,
  );

/** Minutes of each rest of a feed that gets one request after another, none before a rest is over. */
function restsOf(heard: HeardFeed, requests: number): readonly number[] {
  const rests: number[] = [];
  let state: FeedState | undefined;
  for (let time = NOW.getTime(), at = 0; at < requests; at += 1) {
    state = stateAfter('ESPN', state, heard, new Date(time));
    const until = state.restingUntil === undefined ? time : Date.parse(state.restingUntil);
    rests.push((until - time) / 60_000);
    time = until;
  }
  return rests;
}

const DOWN: HeardFeed = { kind: 'down' };
const BUSY: HeardFeed = { kind: 'busy' };

test('a feed that answers has no problem, whatever it had', () => {
  expect(after(DOWN, DOWN, DOWN, DOWN, DOWN, { kind: 'read' })).toEqual({
    feed: 'ESPN',
    askedAt: NOW.toISOString(),
    answeredAt: NOW.toISOString(),
    failures: 0,
  });
});

test('three failures are no outage; from the fourth on it is left alone, longer each time, an hour at most', () => {
  expect(restsOf(DOWN, 10)).toEqual([0, 0, 0, 5, 10, 20, 40, 60, 60, 60]);
});

test('one that asks to be left alone is, for as long as it says within a minute and six hours', () => {
  const rest = (waitMs: number) => after({ kind: 'busy', waitMs })?.restingUntil;
  expect(rest(120_000)).toBe(later(2));
  expect(rest(0)).toBe(later(1));
  expect(rest(864e5)).toBe(later(360));
});

test('where it does not say how long, longer each time', () => {
  expect(restsOf(BUSY, 6)).toEqual([5, 10, 20, 40, 60, 60]);
});

test('what was under way when it fell silent is one failure, and shortens no rest that it asked for', () => {
  expect(after(...Array(40).fill(DOWN))).toMatchObject({ failures: 4, restingUntil: later(5) });
  expect(after(BUSY, BUSY, BUSY)).toMatchObject({ failures: 1, restingUntil: later(5) });
  const asked: HeardFeed = { kind: 'busy', waitMs: 30 * 60_000 };
  expect(after(asked, DOWN, BUSY)).toMatchObject({ failures: 1, restingUntil: later(30) });
  expect(after(BUSY, asked)).toMatchObject({ restingUntil: later(30) });
});

test('since when it fails stays the first failure, and what it last answered stays', () => {
  const well = stateAfter('ESPN', undefined, { kind: 'read' }, NOW);
  const first = stateAfter('ESPN', well, { kind: 'unreadable' }, new Date(later(15)));
  const second = stateAfter('ESPN', first, DOWN, new Date(later(30)));
  expect(second).toMatchObject({
    answeredAt: NOW.toISOString(),
    failingSince: later(15),
    problem: 'down',
  });
});

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Sun, 22 Nov 2026 18:10:00 GMT', 600_000],
  ['Sun, 22 Nov 2026 17:00:00 GMT', 0],
  ['-5', undefined],
  ['1e9', undefined],
  ['soon', undefined],
  ['Sun, 99 Nov 2026 18:10:00 GMT', undefined],
  ['9999999999999', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j: %s ms', (value, ms) => {
  expect(retryAfterMs(value, NOW)).toBe(ms);
});

test('whatever a Retry-After says, the rest ends within six hours', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (value) => {
      const { restingUntil = '' } = stateAfter(
        'X',
        undefined,
        { kind: 'busy', waitMs: retryAfterMs(value, NOW) },
        NOW,
      );
      const minutes = (Date.parse(restingUntil) - NOW.getTime()) / 60_000;
      expect(minutes).toBeGreaterThanOrEqual(1);
      expect(minutes).toBeLessThanOrEqual(360);
    }),
  );
});
