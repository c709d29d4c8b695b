import { expect, test } from 'vitest';
import { EXAMPLE_MODEL_INPUTS } from './exampleInputs.fixture.ts';
import { FIGHT_0_3 } from './fights/fight03.fixture.ts';
import { GOLDEN, GOLDEN_0_3, GOLDEN_0_4, outcomeDigest, SHORT } from './golden.fixture.ts';
import { rerun } from './rerun.ts';

test.each(GOLDEN)('golden counts of $name', ({ recipe, digest }) => {
  expect(outcomeDigest(rerun(recipe))).toBe(digest);
});

test.each(GOLDEN_0_3)('golden counts of engine 0.3, $name', ({ recipe, digest }) => {
  expect(outcomeDigest(rerun(recipe))).toBe(digest);
});

test.each(GOLDEN_0_4)('golden counts of engine 0.4, $name', ({ recipe, digest }) => {
  expect(outcomeDigest(rerun(recipe))).toBe(digest);
});

/** A bout of the samples of engine 0.3 with the endings that it published. */
test('a published prediction of engine 0.3 gives its digits', () => {
  expect(rerun(FIGHT_0_3.recipe)).toMatchObject(FIGHT_0_3.outcome);
});

test('a short simulation, cell by cell', () => {
  const outcome = rerun(SHORT.recipe);
  expect(JSON.stringify(outcome)).toBe(SHORT.outcome);
  expect(outcomeDigest(outcome)).toBe(SHORT.digest);
});

test('every model has a golden vector', () => {
  const named = GOLDEN.map(({ recipe }) => recipe.model);
  for (const { model } of EXAMPLE_MODEL_INPUTS) expect(named).toContain(model.id);
});

test('the same recipe gives the same digits however often it is run', () => {
  for (const { recipe } of GOLDEN) {
    const short = { ...recipe, iterations: 1500 };
    expect(rerun(short)).toEqual(rerun(short));
    expect(rerun(short)).not.toEqual(rerun({ ...short, seed: 'ffffffff' }));
  }
});
