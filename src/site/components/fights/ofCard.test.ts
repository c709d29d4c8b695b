import { expect, test } from 'vitest';
import { EXAMPLE_CARD } from '#domain/events/exampleEvents.fixture.ts';
import type { Bout } from '#domain/events/fightCard.ts';
import { areInTime, commonAnchor } from './ofCard.ts';

const [BOUT] = EXAMPLE_CARD.bouts as [Bout];

const anchored = (...books: readonly string[]): Bout => {
  if (!BOUT.prediction) throw new Error('the example is predicted');
  const anchor = books.length > 0 ? { a: 0.6, b: 0.4, books, leftOut: [] } : undefined;
  return { ...BOUT, prediction: { ...BOUT.prediction, anchor } };
};

test('a card says once whose odds most of its chances are adjusted to', () => {
  const bouts = [anchored('One'), anchored('One', 'Two'), anchored('One', 'Two'), anchored()];
  expect(commonAnchor(bouts)).toBe('Adjusted to the odds at One and Two.');
  expect(commonAnchor([anchored(), { ...BOUT, prediction: undefined }])).toBeUndefined();
});

test('predictions are in time if every entry is before the start', () => {
  const entry = { seq: 1, hash: '', previousHash: '', appendedAt: '2026-11-20T12:00:00Z' };
  const [soon, late] = ['2026-11-22T01:00:00Z', '2026-11-20T11:00:00Z'];
  expect(areInTime(new Map([['1', { entry, start: soon }]]))).toBe(true);
  expect(
    areInTime(
      new Map([
        ['1', { entry, start: soon }],
        ['2', { entry, start: late }],
      ]),
    ),
  ).toBe(false);
  expect(areInTime(new Map())).toBe(false);
});
