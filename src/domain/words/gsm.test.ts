import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gsmLength, segmentsOf, toGsm } from './gsm.ts';

test.each([
  ['Bills −1.5', 'Bills -1.5'],
  ['São Paulo', 'Sao Paulo'],
  ['Atlético Madrid', 'Atlético Madrid'],
  ['Jan Błachowicz', 'Jan Blachowicz'],
  ['Hawai‘i', "Hawai'i"],
  ['Texas A&M', 'Texas A&M'],
  ['a b 🏈', 'a b '],
  ['Динамо', ''],
])('%s is sent as "%s"', (text, sent) => {
  expect(toGsm(text)).toBe(sent);
});

test('whatever a feed names, what is sent can be sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(gsmLength(toGsm(text))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a bracket counts twice, and 160 units are one segment', () => {
  expect(gsmLength('[a]')).toBe(5);
  expect(
    ['x'.repeat(160), 'x'.repeat(161), 'x'.repeat(306), 'x'.repeat(307)].map(segmentsOf),
  ).toEqual([1, 2, 2, 3]);
});
