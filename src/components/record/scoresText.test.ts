import { expect, test } from 'vitest';
import { scoresText } from './scoresText.ts';

const from = { league: 'NFL', seasons: '2023–2024', unit: 'games' };

test('a test says of how many contests, whether the line is in it, and against whom', () => {
  expect(
    scoresText({ from, contests: 570, ours: 0.6075, own: 0.619, close: 0.607, coin: Math.LN2 }),
  ).toBe(
    'As good as the closing line. Tested on 570 games of 2023–2024: log loss 0.608 with the closing line weighed in; the line 0.607, our model alone 0.619, a coin 0.693. Lower is better.',
  );
});

test('of three results a coin is a third each; beside nobody a score says nothing', () => {
  expect(scoresText({ from, contests: 1062, ours: 1.028, coin: Math.log(3) })).toBe(
    'Better than a third each. Tested on 1,062 games of 2023–2024: log loss 1.028; a third each 1.099. Lower is better.',
  );
  expect(scoresText({ from, contests: 40, ours: 4.347 })).toBe('');
});

test('nothing is said to be better than the closing line', () => {
  expect(scoresText({ from, contests: 636, ours: 0.58, close: 0.585 })).toMatch(
    /^As good as the closing line\. /,
  );
});

test('the record is no test', () => {
  const text = scoresText({ from: 'record', contests: 1284, ours: 0.641, close: 0.635 });
  expect(text).toBe(
    'Not as good as the closing line. Over 1,284 graded contests: log loss 0.641; the line 0.635. Lower is better.',
  );
});
