import { expect, test } from 'vitest';
import { leadTime, sealedText, uncountedText } from './sealed.ts';

test('lead time before the start', () => {
  const start = '2026-11-22T18:00:00Z';
  expect(leadTime('2026-11-22T14:02:00Z', start)).toBe('3 h 58 min');
  expect(leadTime('2026-11-22T17:40:00Z', start)).toBe('20 min');
  expect(leadTime('2026-11-20T16:00:00Z', start)).toBe('2 d 2 h');
  expect(leadTime('2026-11-22T18:05:00Z', start)).toBeUndefined();
});

const entry = {
  seq: 7,
  hash: 'a'.repeat(64),
  previousHash: 'b'.repeat(64),
  appendedAt: '2026-11-22T14:02:00Z',
};

test('a line says how long before the start it was written, or that it does not count', () => {
  const start = '2026-11-22T18:00:00Z';
  expect(sealedText(entry, start)).toMatch(
    /^This prediction was sealed 3 h 58 min before the start\./,
  );
  expect(sealedText({ ...entry, counts: false }, start)).toBe(
    'This prediction was written at or after the earliest start that was ever told, so it does not count and is never graded. The hash covers every input, the seed and the entry before it.',
  );
});

test('later lines that do not count are said', () => {
  expect(uncountedText(0)).toBeUndefined();
  expect(uncountedText(1)).toMatch(/^1 later line does not count: it was written/);
  expect(uncountedText(2)).toMatch(/^2 later lines do not count: they were written/);
});
