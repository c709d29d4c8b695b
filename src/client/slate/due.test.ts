import { expect, test } from 'vitest';
import { dueAt } from './due.ts';

const AT = Date.parse('2026-11-22T18:00:00Z');
const minutesAgo = (minutes: number) => AT - minutes * 60_000;
const due = (page: Partial<Parameters<typeof dueAt>[0]>) =>
  dueAt({
    now: new Date(AT),
    seen: true,
    asOf: new Date(minutesAgo(4)).toISOString(),
    isTurned: false,
    asked: minutesAgo(4),
    priced: minutesAgo(4),
    inVain: false,
    ...page,
  });
const OLD = new Date(minutesAgo(20)).toISOString();

test('a page with recent data asks for nothing but prices, every five minutes', () => {
  expect(due({})).toBeUndefined();
  expect(due({ priced: minutesAgo(5) })).toBe('prices');
});

test('with data older than a refresh it asks which slate is up, every five minutes', () => {
  expect(due({ asOf: OLD, asked: minutesAgo(5) })).toBe('slate');
  expect(due({ asOf: OLD })).toBeUndefined();
  expect(due({ asOf: undefined, asked: Number.NEGATIVE_INFINITY })).toBe('slate');
});

test('overtaken by a start or midnight it asks at once, and after an answer in vain only later', () => {
  expect(due({ isTurned: true, asked: minutesAgo(1) })).toBe('slate');
  expect(due({ isTurned: true, asked: minutesAgo(1), inVain: true })).toBeUndefined();
  expect(due({ isTurned: true, asked: minutesAgo(5), inVain: true })).toBe('slate');
});

test('a page that nobody sees asks for nothing', () => {
  expect(due({ seen: false, isTurned: true, asOf: OLD, priced: 0 })).toBeUndefined();
});
