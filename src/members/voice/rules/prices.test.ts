import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenHandicap, spokenMoney, spokenOdds, spokenShare, spokenTotal } from './prices.ts';
import { cardinal, decimal, listedInWords, ordinalWord, spokenCount } from './words.ts';

test.each([
  [-104, 'minus one oh four'],
  [-110, 'minus one ten'],
  [100, 'plus one hundred'],
  [-200, 'minus two hundred'],
  [245, 'plus two forty-five'],
  [999, 'plus nine ninety-nine'],
  [1000, 'plus one thousand'],
  [1005, 'plus ten oh five'],
  [1200, 'plus twelve hundred'],
  [-1250, 'minus twelve fifty'],
  [9999, 'plus ninety-nine ninety-nine'],
  [12_500, 'plus twelve thousand five hundred'],
  [50_000, 'plus fifty thousand'],
  [-103.6, 'minus one oh four'],
])('%i is said "%s"', (odds, said) => {
  expect(spokenOdds(odds)).toBe(said);
});

test('no two American prices sound the same, and none holds a figure', () => {
  const said = new Set<string>();
  for (let size = 100; size <= 100_000; size++) {
    for (const odds of [size, -size]) said.add(spokenOdds(odds));
  }
  expect(said.size).toBe(2 * (100_000 - 100 + 1));
  expect([...said].every((text) => /^(?:plus|minus) [a-z -]+$/.test(text))).toBe(true);
});

test.each([
  [-1.5, 'minus one point five'],
  [3, 'plus three'],
  [0, 'pick ’em'],
  [-0, 'pick ’em'],
  [-0.25, 'minus zero point two five'],
  [2.75, 'plus two point seven five'],
  [-10.5, 'minus ten point five'],
])('a handicap of %d is said "%s"', (line, said) => {
  expect(spokenHandicap(line)).toBe(said);
});

test.each([
  [47.5, 'forty-seven and a half'],
  [48, 'forty-eight'],
  [2.25, 'two and a quarter'],
  [2.75, 'two and three quarters'],
  [0.5, 'a half'],
  [221.5, 'two hundred twenty-one and a half'],
  [5.1, 'five point one'],
])('a total of %d is said "%s"', (total, said) => {
  expect(spokenTotal(total)).toBe(said);
});

test('shares are rounded as pages round them', () => {
  expect(spokenShare(57.31)).toBe('fifty-seven point three percent');
  expect(spokenShare(57.04)).toBe('fifty-seven percent');
  expect(spokenShare(0.04)).toBe('zero percent');
  expect(spokenShare(100)).toBe('one hundred percent');
  expect(spokenMoney(1_995)).toBe('nineteen dollars and ninety-five cents');
  expect(spokenMoney(100)).toBe('one dollar');
});

test('numbers, ordinals and lists', () => {
  expect(cardinal(1_000_000)).toBe('one million');
  expect(cardinal(10_016)).toBe('ten thousand sixteen');
  expect(decimal(-1.25)).toBe('minus one point two five');
  expect(decimal(0.004)).toBe('zero');
  expect([1, 2, 3, 5, 8, 9, 12, 20, 22, 31].map(ordinalWord)).toEqual([
    'first',
    'second',
    'third',
    'fifth',
    'eighth',
    'ninth',
    'twelfth',
    'twentieth',
    'twenty-second',
    'thirty-first',
  ]);
  expect(spokenCount(0, 'game')).toBe('no games');
  expect(listedInWords(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listedInWords([])).toBe('');
});

test('every whole number is said in one way of its own', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (one, other) => {
      expect(cardinal(one) === cardinal(other)).toBe(one === other);
      expect(cardinal(one)).toMatch(/^[a-z]+(?:[ -][a-z]+)*$/);
    }),
  );
});
