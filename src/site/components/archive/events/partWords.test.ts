import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import { WHOLE_EVENT } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { underWayWords } from './partWords.ts';

const part = {
  key: WHOLE_EVENT,
  picks: [],
  rows: [],
  seed: '1',
  engineVersion: '0',
  runs: 1,
  sameSides: [],
  entry: { seq: 1, hash: 'a', previousHash: 'b', appendedAt: '2026-11-20T00:00:00Z' },
  lines: 1,
  uncounted: 0,
  firstAt: '2026-11-20T00:00:00Z',
};
const wordsAt = (event: SportEvent, hours: number) =>
  underWayWords(
    { event, part: event.kind === 'fights' ? { ...part, key: '1' } : part },
    new Date(Date.parse(event.startTime) + 3_600_000 * hours),
  );

test('under way an event says that its forecast is closed, and what comes of it before the end', () => {
  const closed = 'It is under way, and the forecast is closed.';
  expect(wordsAt(EXAMPLE_MATCH, 1)).toBe(
    `${closed} Its score comes by the minute once the feed tells of it.`,
  );
  expect(wordsAt(EXAMPLE_TOURNAMENT, 1)).toBe(
    `${closed} Its leaderboard comes every five minutes once the feed tells of it.`,
  );
  expect(wordsAt(EXAMPLE_RACE, 1)).toBe(`${closed} We read no scores of races before the end.`);
  expect(wordsAt(EXAMPLE_CARD, 1)).toMatch(/We read no scores of \w+ before the end\.$/);
});

test('before it nothing is said of that', () => {
  for (const event of [EXAMPLE_MATCH, EXAMPLE_TOURNAMENT, EXAMPLE_RACE, EXAMPLE_CARD])
    expect(wordsAt(event, -1)).toBeUndefined();
});
