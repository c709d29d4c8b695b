import { expect, test } from 'vitest';
import { EXAMPLE_LINE } from './exampleLine.fixture.ts';
import { countedLine, lineIn, middleLine } from './lineAsked.ts';
import { chancesAt } from './lineFigures.ts';

test.each([
  ['24.5', 24.5],
  [' 3 ', 3],
  ['−1.5', -1.5],
  ['24½', 24.5],
  ['24,5', 24.5],
  ['', undefined],
  ['1e3', undefined],
  ['2001', undefined],
  ['Infinity', undefined],
])('"%s" is the line %s', (text, line) => {
  expect(lineIn(text)).toBe(line);
});

test('the middle line is a half point at the median, in the stat’s unit', () => {
  const { passingYards, 'fantasy DraftKings': points } = EXAMPLE_LINE.stats;
  if (!passingYards || !points) throw new Error('the example has no such stats');
  expect(middleLine('passingYards', passingYards)).toBe(243.5);
  // 182 tenths.
  expect(middleLine('fantasy DraftKings', points)).toBe(18.5);
  const { above, at, below } = chancesAt(points, countedLine('fantasy DraftKings', 18.2));
  expect([above, at, below].map((share) => Math.round(9 * share))).toEqual([3, 3, 3]);
});
