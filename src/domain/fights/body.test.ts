import { expect, test } from 'vitest';
import { ageOn, feetAndInches, heightText, reachText, wholeInches } from './body.ts';

test('height in feet and inches, reach in inches', () => {
  expect(feetAndInches(191)).toBe('6′3″');
  expect(feetAndInches(182.88)).toBe('6′0″');
  expect(feetAndInches(182)).toBe('6′0″');
  expect(feetAndInches(181)).toBe('5′11″');
  expect(wholeInches(188)).toBe('74″');
  expect(heightText(190.5)).toBe('6′3″ (191 cm)');
  expect(reachText(188)).toBe('74″ (188 cm)');
});

test('a year is added on the birthday', () => {
  expect(ageOn('1991-05-19', '2025-05-18')).toBe(33);
  expect(ageOn('1991-05-19', '2025-05-19')).toBe(34);
  expect(ageOn('1991-05-19', '2025-06-21')).toBe(34);
});
