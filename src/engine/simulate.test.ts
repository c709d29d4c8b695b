import { expect, test } from 'vitest';
import { blocksIn } from './blocks.ts';
import { EXAMPLE_MODEL_INPUTS } from './exampleInputs.fixture.ts';
import { simulate } from './simulate.ts';

const [{ model, inputs }] = EXAMPLE_MODEL_INPUTS as [(typeof EXAMPLE_MODEL_INPUTS)[number]];

/** As JSON or an untyped caller might pass it. */
const wrong = (value: unknown): number => value as number;

test.each([
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1.5,
  2 ** 32,
  '7',
  null,
  undefined,
  true,
  [7],
])('seed %s is refused: it would play another seed’s game', (seed) => {
  expect(() => simulate(model, inputs, wrong(seed), 10)).toThrow(RangeError);
  expect(() => simulate(model, inputs, wrong(seed), 10)).toThrow('Seed');
});

test('the ends of 32 bits are seeds', () => {
  for (const seed of [0, 2 ** 32 - 1]) {
    expect(() => simulate(model, inputs, seed, 10)).not.toThrow();
  }
});

test.each([
  [-1, 1],
  [0, 4],
  [2, 1],
  [0.5, 1],
  [Number.NaN, 1],
  [0, Number.NaN],
  ['0', 1],
  [0, null],
  [undefined, undefined],
])('blocks %s to %s of three are refused', (first, end) => {
  expect(blocksIn(2500)).toBe(3);
  const run = () => simulate(model, inputs, 1, 2500, { first: wrong(first), end: wrong(end) });
  expect(run).toThrow(RangeError);
  expect(run).toThrow('Blocks');
});

test('no block at all is a range: nothing is played', () => {
  const none = simulate(model, inputs, 1, 2500, { first: 1, end: 1 });
  expect(none).not.toEqual(simulate(model, inputs, 1, 2500, { first: 1, end: 2 }));
});
