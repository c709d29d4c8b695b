import { expect, test } from 'vitest';
import { momentsNow } from './momentsNow.ts';
import { EXAMPLE_PLAYED, footballAt } from './playedGame.fixture.ts';
import type { PlayedGame } from './playedGame.ts';

/** What is told of the example so many minutes after it began. */
const told = (minutes: number, change: Partial<PlayedGame> = {}) =>
  momentsNow(
    { ...EXAMPLE_PLAYED, ...change },
    new Date(Date.parse('2026-11-21T23:01:00Z') + minutes * 60_000),
  ).map(({ moment }) => moment);

test('a start is told for ten minutes after it was seen', () => {
  expect(told(0)).toEqual(['start']);
  expect(told(9.9)).toEqual(['start']);
  expect(told(10)).toEqual([]);
});

test('a start that nobody saw is none: the game was further on when it was first found', () => {
  const { at } = EXAMPLE_PLAYED.began ?? { at: '' };
  expect(told(1, { began: { at, state: footballAt(0, 0, 1, 600) } })).toEqual(['start']);
  expect(told(1, { began: { at, state: footballAt(0, 0, 1, 599) } })).toEqual([]);
});

test('what has not begun, is called off or is over has no start', () => {
  expect(told(1, { stage: 'waiting', began: null, state: null })).toEqual([]);
  expect(told(1, { stage: 'off' })).toEqual([]);
  expect(told(1, { stage: 'paused' })).toEqual(['start']);
});

test('a close finish is told while it is one and is played, as the feed told within ten minutes', () => {
  const close = { state: footballAt(20, 24, 4, 250), toldAt: '2026-11-22T01:51:00.000Z' };
  expect(told(170, close)).toEqual(['close']);
  expect(told(180, close)).toEqual([]);
  expect(told(170, { ...close, stage: 'paused' })).toEqual([]);
  expect(told(170, { ...close, state: footballAt(20, 34, 4, 200) })).toEqual([]);
});

test('a final is told for half an hour, whatever is corrected meanwhile', () => {
  const over = {
    stage: 'ended',
    state: footballAt(20, 24, 4, 0),
    endedAt: '2026-11-22T02:01:00.000Z',
    toldAt: '2026-11-22T02:16:00.000Z',
  } as const;
  expect(told(181, over)).toEqual(['final']);
  expect(told(209.9, { ...over, state: footballAt(27, 24, 4, 0) })).toEqual(['final']);
  expect(told(210, over)).toEqual([]);
  // Taken back: it is being played after all.
  expect(told(182, { ...over, stage: 'playing', state: footballAt(20, 34, 4, 9) })).toEqual([]);
  expect(told(182, { ...over, endedAt: null })).toEqual([]);
});
