import { expect, test } from 'vitest';
import { scoresText } from './scoresText.ts';

const from = { league: 'NFL', seasons: '2023–2024', unit: 'games' };

test('a test says of how many contests, whether the line is in it, and against whom', () => {
  expect(
    scoresText({ from, contests: 570, ours: 0.6075, own: 0.619, close: 0.607, coin: Math.LN2 }),
  ).toBe(
    'In a test on 570 games of 2023–2024: log loss 0.608 with the closing line weighed in, 0.619 without, the line itself 0.607, a coin 0.693; lower is better.',
  );
});

test('of three results a coin is a third each; without a close the gap is ours', () => {
  expect(scoresText({ from, contests: 1062, ours: 1.028, coin: Math.log(3) })).toBe(
    'In a test on 1,062 games of 2023–2024: log loss 1.028, a third each 1.099; lower is better; our files hold no closing line.',
  );
});

test('the record is no test', () => {
  const text = scoresText({ from: 'record', contests: 1284, ours: 0.641, close: 0.635 });
  expect(text).toBe(
    'Over 1,284 graded contests: log loss 0.641, the line itself 0.635; lower is better.',
  );
});
