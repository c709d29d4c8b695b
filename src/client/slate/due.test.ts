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

const NOTHING = { slate: false, prices: false };

test('a page with recent data asks for nothing but prices, every five minutes', () => {
  expect(due({})).toEqual(NOTHING);
  expect(due({ priced: minutesAgo(5) })).toEqual({ slate: false, prices: true });
});

test('with data older than a refresh it asks which slate is up, every five minutes', () => {
  expect(due({ asOf: OLD, asked: minutesAgo(5) }).slate).toBe(true);
  expect(due({ asOf: OLD }).slate).toBe(false);
  expect(due({ asOf: undefined, asked: Number.NEGATIVE_INFINITY }).slate).toBe(true);
});

test('overtaken by a start or midnight it asks at once, and after an answer in vain only later', () => {
  expect(due({ isTurned: true, asked: minutesAgo(1) }).slate).toBe(true);
  expect(due({ isTurned: true, asked: minutesAgo(1), inVain: true }).slate).toBe(false);
  expect(due({ isTurned: true, asked: minutesAgo(5), inVain: true }).slate).toBe(true);
});

test('a page that nobody sees asks for nothing', () => {
  expect(due({ seen: false, isTurned: true, asOf: OLD, priced: 0 })).toEqual(NOTHING);
});

test('prices that are read by the minute are asked for by the minute', () => {
  expect(due({ priced: minutesAgo(1) }).prices).toBe(false);
  expect(due({ priced: minutesAgo(1), byTheMinute: true }).prices).toBe(true);
});
