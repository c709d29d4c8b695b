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
  ['Over 2¼', 'Over 2 1/4'],
  ['−¾', '-3/4'],
  ['8½ or 47⅜', '8 1/2 or 47 3/8'],
  ['2.4¢ on $1, 3–1, “so”', '2.4c on $1, 3-1, "so"'],
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
