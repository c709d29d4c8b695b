import { expect, test } from 'vitest';
import type { Recipe } from '#domain/game/prediction.ts';
import { EXAMPLE_INPUTS } from './exampleInputs.fixture.ts';
import { MODELS } from './registry.ts';
import { rerun } from './rerun.ts';
import { rerunWith } from './rerunWith.ts';
import { simulate } from './simulate.ts';
import { ENGINE_VERSION } from './version.ts';

const recipe: Recipe = {
  engineVersion: ENGINE_VERSION,
  model: 'soccer',
  seed: '0000002a',
  iterations: 2500,
  inputs: EXAMPLE_INPUTS.soccer,
  notes: [],
};

test('a recipe gives what was simulated, whole or in parts', () => {
  const whole = simulate(MODELS.soccer, EXAMPLE_INPUTS.soccer, 42, 2500);
  expect(rerun(recipe)).toEqual(whole);
  expect(rerunWith(MODELS.soccer, recipe)).toEqual(whole);
  const parts = [rerun(recipe, { first: 0, end: 1 }), rerun(recipe, { first: 1, end: 3 })] as const;
  expect(MODELS.soccer.merge(...parts)).toEqual(whole);
});

test('a recipe survives JSON', () => {
  expect(rerun(JSON.parse(JSON.stringify(recipe)))).toEqual(rerun(recipe));
});

test.each([
  [{ engineVersion: '0.0.1' }, 'engine 0.0.1'],
  [{ model: 'curling' }, 'curling'],
  [{ seed: '2A' }, 'Seed'],
  [{ iterations: 0 }, 'runs'],
  [{ inputs: null }, 'inputs'],
  [{ inputs: {} }, 'homeRate'],
])('%o is refused', (change, text) => {
  const run = () => rerun({ ...recipe, ...change });
  expect(run).toThrow(RangeError);
  expect(run).toThrow(text);
});

test('a recipe of another model is refused where the model is given', () => {
  expect(() => rerunWith(MODELS.hockey, recipe)).toThrow('soccer');
});
