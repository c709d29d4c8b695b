import { expect, test } from 'vitest';
import { linesOfInk, type PaperSheet } from './ink.ts';

/** A page of four pixels a row: # is ink. */
const sheet = (...rows: readonly string[]): PaperSheet => ({
  width: 4,
  pixels: Uint8Array.from([...rows.join('')], (pixel) => (pixel === '#' ? 0 : 255)),
});

test('lines are counted that one print has and the other has not', () => {
  const whole = [sheet('####', '.##.', '.#..', '....', '#..#'), sheet('....', '..#.')];
  const bleached = [sheet('####', '....', '....', '....', '....'), sheet('....', '....')];
  expect(linesOfInk(whole, bleached)).toBe(3);
  expect(linesOfInk(bleached, bleached)).toBe(0);
});

test('a page that the other print lacks is all paper there', () => {
  expect(linesOfInk([sheet('#...')], [])).toBe(1);
});
