import { expect, test } from 'vitest';
import type { StatCounts } from '#domain/players/line.ts';
import {
  barsBetween,
  outline,
  pileOf,
  pilesAxis,
  pilesPeak,
  placeOnAxis,
  ticksOf,
} from './pile.ts';

const POINTS: StatCounts = { from: 0, counts: [1, 2, 4, 2, 1] };
const YARDS: StatCounts = { from: -4, counts: Array.from({ length: 305 }, () => 1) };

test('small counts have a bar each, which holds its whole number in the middle', () => {
  const pile = pileOf(POINTS, 1);
  expect(pile.bars.map(({ from, to, share }) => [from, to, share])).toEqual([
    [-0.5, 0.5, 0.1],
    [0.5, 1.5, 0.2],
    [1.5, 2.5, 0.4],
    [2.5, 3.5, 0.2],
    [3.5, 4.5, 0.1],
  ]);
  expect(placeOnAxis(pile, 2)).toBe(50);
});

test.each([
  ['yards', YARDS, 1],
  ['tenths of a point', { from: 100, counts: Array.from({ length: 500 }, () => 3) }, 10],
  ['seconds', { from: 600, counts: Array.from({ length: 900 }, () => 1) }, 60],
] as const)(
  '%s are gathered into bars of round widths, and no game is lost',
  (_, counts, parts) => {
    const { bars, from, to } = pileOf(counts, parts);
    expect(bars.length).toBeLessThanOrEqual(49);
    expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(bars[0]?.from).toBe(from);
    expect(bars.at(-1)?.to).toBe(to);
  },
);

test('a line cuts the bar it lies in, and the two parts meet there', () => {
  const pile = pileOf(POINTS, 1);
  const of = (low: number, high: number) => barsBetween(pile, pile, pilesPeak(pile), low, high);
  const bars = (path: string) => path.split('M').length - 1;
  expect([bars(of(-9, 1.5)), bars(of(1.5, 9))]).toEqual([2, 3]);
  expect([bars(of(-9, 2)), bars(of(2, 9))]).toEqual([3, 3]);
  expect(of(-9, 2)).toContain('H50.00V100z');
  expect(of(2, 9)).toContain('M50.00 100V0.00');
});

test('two piles share an axis and a peak; an outline goes from one end to the other', () => {
  const [one, other] = [pileOf(POINTS, 1), pileOf({ from: 2, counts: [1, 1, 1, 1, 1] }, 1)];
  const axis = pilesAxis(one, other);
  expect(axis).toEqual({ from: -0.5, to: 6.5 });
  expect(outline(one, axis, pilesPeak(one, other))).toMatch(/^M0 100V75\.00H.*V100$/);
});

test('ticks are round values in units, at most eight', () => {
  expect(ticksOf({ from: -4.5, to: 300.5 }, 1).map(({ value }) => value)).toEqual([
    0, 50, 100, 150, 200, 250, 300,
  ]);
  expect(ticksOf({ from: 99.5, to: 599.5 }, 10).map(({ value }) => value)).toEqual([
    10, 20, 30, 40, 50,
  ]);
});
