import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exp } from './exp.ts';
import { type Generator, sfc32, uniform, unit } from './generator.ts';
import { fnv1a, toHex } from './hash.ts';
import { log } from './log.ts';
import { normal, normalQuantile } from './normal.ts';
import { normalCdf } from './normalCdf.ts';

const DRAWS = 200_000;

function moments(draw: (generator: Generator) => number): { mean: number; variance: number } {
  const generator = sfc32(20261120);
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < DRAWS; index++) {
    const value = draw(generator);
    sum += value;
    squares += value * value;
  }
  const mean = sum / DRAWS;
  return { mean, variance: squares / DRAWS - mean * mean };
}

test('golden digits of the generator', () => {
  const generator = sfc32(1);
  expect(Array.from({ length: 5 }, () => generator.next())).toMatchInlineSnapshot(`
    [
      658746079,
      3686183401,
      494577740,
      1472852808,
      2556947840,
    ]
  `);
  expect(Array.from({ length: 3 }, () => uniform(generator))).toMatchInlineSnapshot(`
    [
      0.36437780607957393,
      0.07933621702250093,
      0.4622710709227249,
    ]
  `);
});

test('a list is filled with the same numbers that come one at a time', () => {
  const one = sfc32(9, 4);
  const other = sfc32(9, 4);
  const list = new Uint32Array(33);
  for (let round = 0; round < 3; round++) {
    other.fill(list);
    expect([...list]).toEqual(Array.from(list, () => one.next()));
  }
});

test('seeds that differ in one bit give other streams; only the low 32 bits count', () => {
  const first = (seed: number) => sfc32(seed).next();
  expect(new Set([0, 1, 2, 4, 0x80000000].map(first)).size).toBe(5);
  expect(first(2 ** 32 + 7)).toBe(first(7));
});

test('a uniform is never 0 or 1', () => {
  expect(unit(0)).toBeGreaterThan(0);
  expect(unit(0xffffffff)).toBeLessThan(1);
});

test('FNV-1a of known texts', () => {
  expect(toHex(fnv1a(''))).toBe('811c9dc5');
  expect(toHex(5)).toBe('00000005');
  expect(fnv1a('NFL|a|b')).not.toBe(fnv1a('NFL|b|a'));
});

test('exp and log agree with Math to the last places', () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-15);
      const positive = Math.exp(x);
      expect(Math.abs(log(positive) - Math.log(positive))).toBeLessThan(1e-13);
    }),
  );
});

test('exp and log at their ends', () => {
  expect(exp(-800)).toBe(0);
  expect(exp(800)).toBe(Number.POSITIVE_INFINITY);
  expect(exp(0)).toBe(1);
  expect(log(1)).toBe(0);
  expect(log(0)).toBeNaN();
  expect(log(-1)).toBeNaN();
});

test('the normal quantile undoes the distribution function', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (p) => {
      expect(Math.abs(normalCdf(normalQuantile(p)) - p)).toBeLessThan(1e-14);
    }),
  );
});

test('normal quantiles of published tables', () => {
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 14);
  expect(normalQuantile(1e-9)).toBeCloseTo(-5.9978070150076865, 12);
  expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
  expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY);
  expect(normalCdf(40)).toBe(1);
  expect(normalCdf(-40)).toBe(0);
});

// Tolerances are five standard errors of a mean of 200,000 draws.
test.each([
  ['uniform', uniform, 0.5, 1 / 12],
  ['normal', normal, 0, 1],
] as const)('%s has its mean and variance', (_, draw, mean, variance) => {
  const seen = moments(draw);
  expect(Math.abs(seen.mean - mean)).toBeLessThan(5 * Math.sqrt(variance / DRAWS));
  expect(Math.abs(seen.variance / variance - 1)).toBeLessThan(0.03);
});
