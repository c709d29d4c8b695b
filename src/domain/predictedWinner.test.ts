import { expect, test } from 'vitest';
import { otherSide, predictedWinner, winProbability } from './predictedWinner.ts';

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
