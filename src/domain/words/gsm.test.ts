import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gsmLength, toGsm } from './gsm.ts';

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

test('a bracket counts twice', () => {
  expect(gsmLength('[a]')).toBe(5);
});
