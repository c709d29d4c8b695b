import { expect, test } from 'vitest';
import { compareSaid, comparisonText, HASH_LABEL } from './compare.ts';

const PUBLISHED = {
  figures: [
    ['Bills win', '53.930%'],
    ['Mean total', '48.8919'],
  ],
  hash: 'ab',
} as const;

test('the same figures and hash match, line by line', () => {
  const lines = compareSaid(PUBLISHED, { ...PUBLISHED });
  expect(lines.map(({ label }) => label)).toEqual(['Bills win', 'Mean total', HASH_LABEL]);
  expect(comparisonText(lines)).toBe('Same inputs, same seed, same numbers: 3 of 3 lines match.');
});

test('one digit, a missing figure or another hash does not', () => {
  const lines = compareSaid(PUBLISHED, { figures: [['Mean total', '48.8920']], hash: 'ac' });
  expect(lines.map(({ same }) => same)).toEqual([false, false, false]);
  expect(lines[0]?.rerun).toBeUndefined();
  expect(comparisonText(lines)).toBe('Not the same numbers: 0 of 3 lines match.');
});
