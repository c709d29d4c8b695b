import { expect, test } from 'vitest';
import { GOLDEN } from '#engine/golden.fixture.ts';
import { compare, comparedText } from './compare.ts';

const right = Object.fromEntries(GOLDEN.map(({ name, digest }) => [name, digest]));
const engine = (name: string, answer: object | undefined) => ({
  name,
  run: async () => (answer ? JSON.stringify(answer) : undefined),
});
const said = async (answer: object | undefined) =>
  (await compare([engine('One', answer)], '', new Map(Object.entries(right)))).map(comparedText);

test('an engine with the golden digits', async () => {
  expect(await said(right)).toEqual([`One: ${GOLDEN.length} recipes, 0 differences`]);
});

test('a digest that differs or is missing is named', async () => {
  const { golf: _, ...rest } = right;
  expect(await said({ ...rest, soccer: 'ffffffff' })).toEqual([
    `One: ${GOLDEN.length - 1} recipes, 2 differences: soccer, golf`,
  ]);
});

test('an engine that is not there says so and has compared nothing', async () => {
  expect(await said(undefined)).toEqual(['One: not on this machine, nothing was compared']);
});
