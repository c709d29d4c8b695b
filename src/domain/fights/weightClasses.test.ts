import { expect, test } from 'vitest';
import {
  BOXING_CLASSES,
  isInBoxingRange,
  kilograms,
  limitText,
  UFC_CLASSES,
} from './weightClasses.ts';

test('UFC weight classes 115-265 lbs: eight for men, four for women', () => {
  expect(UFC_CLASSES.map(({ limit }) => limit)).toEqual([
    115, 125, 135, 145, 155, 170, 185, 205, 265,
  ]);
  expect(UFC_CLASSES.filter(({ men }) => men)).toHaveLength(8);
  expect(UFC_CLASSES.filter(({ women }) => women)).toHaveLength(4);
});

test('boxing has seventeen; eight of them lie in 140-200+ lbs', () => {
  expect(BOXING_CLASSES).toHaveLength(17);
  const inRange = BOXING_CLASSES.filter(isInBoxingRange);
  expect(inRange.map(({ limit }) => limit)).toEqual([undefined, 200, 175, 168, 160, 154, 147, 140]);
  const limits = BOXING_CLASSES.map(({ limit }) => limit ?? Number.POSITIVE_INFINITY);
  expect(limits).toEqual(limits.toSorted((a, b) => b - a));
});

test('limits in words and in kilograms', () => {
  expect(limitText({ name: 'Heavyweight', limit: undefined })).toBe('over 200 lbs');
  expect(limitText({ name: 'Welterweight', limit: 147 })).toBe('up to 147 lbs');
  expect(kilograms(115)).toBe('52.2');
  expect(kilograms(265)).toBe('120.2');
});
