import { expect, test } from 'vitest';
import { madeUpSeason } from '../madeUpSeason.fixture.ts';
import { usedIn, usedText } from './usedAddress.ts';

const { teams } = madeUpSeason();

test('the teams used come back from the address', () => {
  const used = new Set([0, 3]);
  expect(usedText(used, teams)).toBe('alp-del');
  expect(usedIn('alp-del', teams)).toEqual(used);
  expect(usedText(new Set(), teams)).toBe('');
});

test('names of no team are left out', () => {
  expect(usedIn('ALP-nobody-', teams)).toEqual(new Set([0]));
  expect(usedIn('', teams)).toEqual(new Set());
});
