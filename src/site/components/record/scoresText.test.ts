import { expect, test } from 'vitest';
import { scoresText } from './scoresText.ts';

const from = { league: 'NFL', seasons: '2023–2024', unit: 'games' };

test('a test says how it compares and over how many contests; its losses are on the record', () => {
  expect(
    scoresText({ from, contests: 570, ours: 0.6075, own: 0.619, close: 0.607, coin: Math.LN2 }),
  ).toBe('As accurate as the closing line over 570 games.');
});

test('of three results nobody is called a coin; beside nobody a score says nothing', () => {
  expect(scoresText({ from, contests: 1062, ours: 1.028, coin: Math.log(3) })).toBe(
    'More accurate than a blind guess over 1,062 games.',
  );
  expect(scoresText({ from, contests: 40, ours: 4.347 })).toBe('');
});

test('the record is no test', () => {
  expect(scoresText({ from: 'record', contests: 1284, ours: 0.641, close: 0.635 })).toBe(
    'Less accurate than the closing line over 1,284 graded contests.',
  );
});

test('nothing is said to be better than the closing line', () => {
  expect(scoresText({ from, contests: 636, ours: 0.58, close: 0.585 })).toMatch(
    /^As accurate as the closing line /,
  );
});
