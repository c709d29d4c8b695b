import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from './exampleGame.fixture.ts';
import { isClosed, isStale } from './freshness.ts';

const START = EXAMPLE_GAME.gameTime;

test('a game closes at kickoff, and when it is called off', () => {
  expect(isClosed(EXAMPLE_GAME, '2026-11-22T17:59:59.999Z')).toBe(false);
  expect(isClosed(EXAMPLE_GAME, START)).toBe(true);
  expect(isClosed({ status: 'postponed', gameTime: START }, '2026-11-20T00:00:00Z')).toBe(true);
});

test('a datum is stale past 30 minutes within 3 hours of the start', () => {
  expect(isStale('2026-11-22T16:30:00Z', START, '2026-11-22T17:00:00Z')).toBe(false);
  expect(isStale('2026-11-22T16:29:59Z', START, '2026-11-22T17:00:00Z')).toBe(true);
  expect(isStale('2026-11-22T12:00:00Z', START, '2026-11-22T15:00:00Z')).toBe(true);
  expect(isStale('2026-11-22T12:00:00Z', START, '2026-11-22T14:59:59Z')).toBe(false);
  expect(isStale('2026-11-22T12:00:00Z', START, START)).toBe(false);
});
