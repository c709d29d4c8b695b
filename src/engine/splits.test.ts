import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Blocks, blocksIn } from './blocks.ts';
import { EXAMPLE_MODEL_INPUTS } from './exampleInputs.fixture.ts';
import { simulate } from './simulate.ts';

/** Splits the blocks among workers as evenly as possible. */
const split = (runs: number, workers: number): Blocks[] =>
  Array.from({ length: workers }, (_, worker) => ({
    first: Math.floor((blocksIn(runs) * worker) / workers),
    end: Math.floor((blocksIn(runs) * (worker + 1)) / workers),
  }));

test.each(EXAMPLE_MODEL_INPUTS.map(({ model, inputs }) => ({ id: model.id, model, inputs })))(
  '$id: any split over workers adds up to the same counts',
  ({ model, inputs }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.integer({ min: 1, max: 2999 }),
        fc.constantFrom(1, 2, 3, 8),
        (seed, runs, workers) => {
          const whole = simulate(model, inputs, seed, runs);
          const parts = split(runs, workers).map((blocks) =>
            simulate(model, inputs, seed, runs, blocks),
          );
          const merged = parts.reduce((one, other) => model.merge(one, other));
          expect(JSON.stringify(merged)).toBe(JSON.stringify(whole));
        },
      ),
      { numRuns: 6 },
    );
  },
);

test('the order in which parts come back does not matter', () => {
  for (const { model, inputs } of EXAMPLE_MODEL_INPUTS) {
    const parts = split(2500, 3).map((blocks) => simulate(model, inputs, 3, 2500, blocks));
    const forward = parts.reduce((one, other) => model.merge(one, other));
    const back = parts.reduceRight((one, other) => model.merge(one, other));
    expect(JSON.stringify(back)).toBe(JSON.stringify(forward));
  }
});

test('blocks have random numbers of their own', () => {
  for (const { model, inputs } of EXAMPLE_MODEL_INPUTS) {
    const [one, other] = split(2000, 2).map((blocks) => simulate(model, inputs, 3, 2000, blocks));
    expect(one).not.toEqual(other);
  }
});
