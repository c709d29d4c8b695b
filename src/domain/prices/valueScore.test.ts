import { describe, expect, test } from 'vitest';
import { scoreOfEdge, valueScore } from './valueScore.ts';

test.each([
  [0.05, 1],
  [-0.05, -1],
  [0.399, 7.98],
  [0.4, 8],
  [0.401, 8],
  [1, 8],
  [-0.749, -14.98],
  [-0.75, -15],
  [-0.751, -15],
  [-1, -15],
])('an edge of %f scores %f: x 20, clamped -15..+8', (edge, score) => {
  expect(scoreOfEdge(edge)).toBeCloseTo(score, 9);
});

test('no edge scores 0, never −0', () => {
  expect(scoreOfEdge(-0)).toBe(0);
});

const sure = (win: number) => ({ win, push: 0, lose: 1 - win });

describe('the value score', () => {
  test('is 20 times the edge, in shares of 1', () => {
    expect(valueScore(sure(0.55), 100)).toBeCloseTo(1, 9);
    expect(valueScore(sure(0.5), -110)).toBeCloseTo(-0.476, 3);
  });

  test('is clamped to −15 and +8', () => {
    expect(valueScore(sure(0.99), 1000)).toBe(8);
    expect(valueScore(sure(0), -1000)).toBe(-15);
  });

  test.each([
    [0, -300, -15],
    [0, -301, -15],
    [0.01, -300, -14.8],
    [0.9, 100, 8],
    [0.91, 100, 8],
    [0.89, 100, 7.8],
  ])('a share of %f at %i scores %f', (share, price, score) => {
    expect(valueScore(sure(share), price)).toBeCloseTo(score, 9);
  });

  test('leaves refunded games out', () => {
    expect(valueScore({ win: 0.45, push: 0.1, lose: 0.45 }, 100)).toBeCloseTo(0, 9);
  });
});
