import { expect, test } from 'vitest';
import { scoresText } from './scoresText.ts';

const from = { league: 'NFL', seasons: '2023–2024', unit: 'games' };

test('a test says how it compares, whether the line is in it, over how many contests', () => {
  expect(
    scoresText({ from, contests: 570, ours: 0.6075, own: 0.619, close: 0.607, coin: Math.LN2 }),
  ).toBe(
    'As good as the closing line, which is weighed in: log loss 0.608 to its 0.607 over 570 games of 2023–2024; a coin 0.693.',
  );
});

test('of three results a coin is a third each; beside nobody a score says nothing', () => {
  expect(scoresText({ from, contests: 1062, ours: 1.028, coin: Math.log(3) })).toBe(
    'Better than a third each: log loss 1.028 to 1.099 over 1,062 games of 2023–2024.',
  );
  expect(scoresText({ from, contests: 40, ours: 4.347 })).toBe('');
});

test('the record is no test', () => {
  expect(scoresText({ from: 'record', contests: 1284, ours: 0.641, close: 0.635 })).toBe(
    'Not as good as the closing line: log loss 0.641 to its 0.635 over 1,284 graded contests.',
  );
});

test('nothing is said to be better than the closing line', () => {
  expect(scoresText({ from, contests: 636, ours: 0.58, close: 0.585 })).toMatch(
    /^As good as the closing line, /,
  );
});
