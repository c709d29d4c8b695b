import { expect, test } from 'vitest';
import { isEven, otherSide, predictedWinner, winProbability } from './predictedWinner.ts';

const prediction = (homeWinProbability: number, awayWinProbability: number) => ({
  homeWinProbability,
  awayWinProbability,
});

test('home wins only when strictly ahead', () => {
  expect(predictedWinner(prediction(50.01, 49.99))).toBe('home');
  expect(predictedWinner(prediction(50, 50))).toBe('away');
  expect(predictedWinner(prediction(38, 34))).toBe('home');
});

test('sides', () => {
  expect(winProbability(prediction(60, 40), 'away')).toBe(40);
  expect(otherSide('home')).toBe('away');
});

test('two whose shares round alike are a toss-up', () => {
  expect([49.6, 50, 50.4].map(isEven)).toEqual([true, true, true]);
  expect([49.4, 50.6].map(isEven)).toEqual([false, false]);
});
