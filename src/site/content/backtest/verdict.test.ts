import { expect, test } from 'vitest';
import { testVerdict } from './verdict.ts';

const row = (own: number, close?: number) => ({
  league: 'NFL',
  seasons: '2024',
  question: 'win',
  answers: 100,
  ours: { log: 0.5 },
  own: { log: own },
  coin: { log: Math.LN2 },
  ...(close !== undefined && { close: { log: close } }),
});

test('the model alone is counted, not what holds the closing line, and only where there is one', () => {
  expect(testVerdict({ questions: [row(0.61, 0.6), row(0.62)] })).toBe(
    'On past seasons our model alone beat a coin toss in all 2 leagues and the closing line in none of 1.',
  );
  expect(testVerdict({ questions: [row(0.59, 0.6), row(0.7, 0.6)] })).toContain(
    'a coin toss in 1 of 2 leagues and the closing line in 1 of 2.',
  );
});
