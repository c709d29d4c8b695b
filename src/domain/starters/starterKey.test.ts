import { expect, test } from 'vitest';
import { starterKey } from './starterKey.ts';

test('accents, points, hyphens and suffixes of other sources do not matter', () => {
  expect(starterKey('MLB', 'Félix Hernández')).toBe('felix hernandez');
  expect(starterKey('MLB', 'A.J. Burnett')).toBe('aj burnett');
  expect(starterKey('MLB', 'Hyun-Jin Ryu')).toBe('hyun jin ryu');
  expect(starterKey('NFL', 'Robert Griffin III')).toBe('robert griffin');
  expect(starterKey('NFL', 'Michael Penix Jr.')).toBe('michael penix');
  expect(starterKey('NFL', "D'Eriq King")).toBe('deriq king');
});

test('in the NHL the first name is its initial', () => {
  expect(starterKey('NHL', 'C. Anderson')).toBe('c anderson');
  expect(starterKey('NHL', 'Craig Anderson')).toBe('c anderson');
  expect(starterKey('NHL', 'Ukko-Pekka Luukkonen')).toBe('u luukkonen');
  expect(starterKey('NHL', 'Philipp Grubauer')).toBe(starterKey('NHL', 'P. Grubauer'));
  expect(starterKey('NHL', '')).toBe('');
});
