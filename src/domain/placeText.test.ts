import { expect, test } from 'vitest';
import { placeText } from './placeText.ts';

test('a place is named by what is known of it', () => {
  expect(placeText('UFC Apex', 'Las Vegas', 'USA')).toBe('UFC Apex, Las Vegas, USA');
  expect(placeText('', 'Halle', null)).toBe('Halle');
  expect(placeText(undefined, undefined)).toBe('');
});
