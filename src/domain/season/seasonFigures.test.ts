import { expect, test } from 'vitest';
import { seasonFiguresOf } from './seasonFigures.ts';

const days = [
  { BUF: { playoffs: 0.75 }, KC: { playoffs: 0.5 } },
  { BUF: { playoffs: 1 }, KC: { playoffs: 0 } },
];

test('every day’s odds are scored against what came', () => {
  const [figures] = seasonFiguresOf(['playoffs'], days, { BUF: ['playoffs'], KC: [] });
  expect(figures).toEqual({
    goal: 'playoffs',
    days: 2,
    odds: 4,
    brier: (0.0625 + 0.25) / 4,
    logLoss: 0.245207,
    baseBrier: 0.25,
    bins: [
      { from: 0, odds: 1, said: 0, came: 0 },
      { from: 0.5, odds: 1, said: 0.5, came: 0 },
      { from: 0.7, odds: 1, said: 0.75, came: 1 },
      { from: 0.9, odds: 1, said: 1, came: 1 },
    ],
  });
});

test('what was said to be impossible and came costs a lot, not everything', () => {
  const [figures] = seasonFiguresOf(['playoffs'], days.slice(1), { KC: ['playoffs'] });
  expect(figures?.brier).toBe(1);
  expect(figures?.logLoss).toBeCloseTo(Math.log(20_000), 5);
});

test('without odds there is nothing to score', () => {
  expect(seasonFiguresOf(['title'], [], {})[0]).toMatchObject({ odds: 0, brier: 0, bins: [] });
});
