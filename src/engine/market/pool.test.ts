import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOSE_ALONE, pool } from './pool.ts';

const probability = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const weight = fc.double({ min: -0.5, max: 1.5, noNaN: true });
const weights = fc.record({ close: weight, own: weight });
const three = fc
  .tuple(probability, probability, probability)
  .map(([a, b, c]) => [a, b, c].map((p) => p / (a + b + c)));
const logit = (p: number) => Math.log(p / (1 - p));

test('two outcomes: the logit is the weighted sum of both logits', () => {
  fc.assert(
    fc.property(probability, probability, weights, (c, o, w) => {
      const [home = Number.NaN] = pool([c, 1 - c], [o, 1 - o], w);
      expect(logit(home)).toBeCloseTo(w.close * logit(c) + w.own * logit(o), 6);
    }),
  );
});

test('probabilities sum to one and swap with the outcomes', () => {
  fc.assert(
    fc.property(three, three, weights, (close, own, w) => {
      const pooled = pool(close, own, w);
      expect(pooled.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
      const turned = pool([...close].reverse(), [...own].reverse(), w).reverse();
      for (const [index, p] of pooled.entries()) expect(turned[index]).toBeCloseTo(p, 12);
    }),
  );
});

test('rises with the own probability where its weight is positive', () => {
  const at = (own: number) => pool([0.6, 0.4], [own, 1 - own], { close: 0.8, own: 0.2 })[0] ?? 0;
  expect(at(0.7)).toBeGreaterThan(at(0.6));
  expect(at(0.6)).toBeCloseTo(0.6, 12);
});

test('the close alone repeats the close, whatever the model says', () => {
  const close = [0.5, 0.3, 0.2];
  const pooled = pool(close, [0.1, 0.1, 0.8], CLOSE_ALONE);
  for (const [index, p] of close.entries()) expect(pooled[index]).toBeCloseTo(p, 12);
});

test('a certain forecast does not veto the other', () => {
  const [home = Number.NaN] = pool([0.5, 0.5], [1, 0], { close: 0.8, own: 0.2 });
  expect(home).toBeGreaterThan(0.5);
  expect(home).toBeLessThan(1);
});

test.each([
  ['own', [0.5, 0.5], [Number.NaN, 0.5], CLOSE_ALONE],
  ['close', [1.2, -0.2], [0.5, 0.5], CLOSE_ALONE],
  ['outcomes', [0.5, 0.5], [1], CLOSE_ALONE],
  ['weights.own', [0.5, 0.5], [0.5, 0.5], { close: 1, own: Number.NaN }],
])('bad input names %s', (name, close, own, w) => {
  expect(() => pool(close, own, w)).toThrow(RangeError);
  expect(() => pool(close, own, w)).toThrow(name);
});
