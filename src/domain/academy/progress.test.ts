import { expect, test } from 'vitest';
import { isComplete, MODULES, progressPercent, progressText } from './progress.ts';

test('progress is completed modules out of 25, as a percentage', () => {
  expect(MODULES).toBe(25);
  expect([0, 1, 7, 24, 25].map((done) => progressPercent(done))).toEqual([0, 4, 28, 96, 100]);
  expect(progressText(7)).toBe('7 of 25');
});

test('it is complete at 100% and not before', () => {
  expect(isComplete(24)).toBe(false);
  expect(isComplete(25)).toBe(true);
});
