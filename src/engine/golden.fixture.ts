import type { Sport } from '#domain/league.ts';
import type { Recipe } from '#domain/prediction.ts';
import { EXAMPLE_INPUTS, EXAMPLES, LINED_INPUTS, WIDE_INPUTS } from './exampleInputs.fixture.ts';
import { fnv1a, toHex } from './rng/hash.ts';
import { ENGINE_VERSION } from './version.ts';

/** A recipe and what it gave when this engine version was made. A change of a digest needs a new ENGINE_VERSION. */
export interface Golden {
  readonly name: string;
  readonly recipe: Recipe<unknown>;
  /** FNV-1a of the outcome's JSON, 8 hex digits. */
  readonly digest: string;
}

export const digestOf = (outcome: unknown): string => toHex(fnv1a(JSON.stringify(outcome)));

/** 10,000 runs and a bit, so that the last block is not a whole one. */
const RUNS = 10_345;
const SEED = '01352b60';

const recipeOf = (model: string, inputs: unknown): Recipe<unknown> => ({
  engineVersion: ENGINE_VERSION,
  model,
  seed: SEED,
  iterations: RUNS,
  inputs,
  notes: [],
});

/** Digests by model, and by model of inputs far from plain and of inputs with the market's lines. */
const PLAIN: Readonly<Record<string, string>> = {
  football: '77536fc5',
  basketball: '5ae9e546',
  baseball: '59fd65cf',
  hockey: '7c920697',
  soccer: '55d68300',
  tennis: '706a1676',
  fight: '60a2f1bd',
  golf: '7a2582e4',
  formula1: 'a2a30865',
  stockcar: 'b93ac629',
};

const WIDE: Readonly<Record<Sport, string>> = {
  football: '47982430',
  basketball: '3f37b546',
  baseball: 'cfd762a1',
  hockey: '513584fd',
  soccer: 'c9e848bc',
};

const LINED: Readonly<Record<Sport, string>> = {
  football: 'a1559f4a',
  basketball: '1b824218',
  baseball: '609b4ae7',
  hockey: 'c4b4d2f6',
  soccer: '014b46c0',
};

export const GOLDEN: readonly Golden[] = [
  ...EXAMPLES.map(({ model, inputs }) => ({
    name: model.id,
    recipe: recipeOf(model.id, inputs),
    digest: PLAIN[model.id] ?? 'none yet',
  })),
  ...(Object.keys(WIDE) as Sport[]).map((sport) => ({
    name: `${sport}, wide`,
    recipe: recipeOf(sport, { ...EXAMPLE_INPUTS[sport], ...WIDE_INPUTS[sport] }),
    digest: WIDE[sport],
  })),
  ...(Object.keys(LINED) as Sport[]).map((sport) => ({
    name: `${sport}, with the market's lines`,
    recipe: recipeOf(sport, { ...EXAMPLE_INPUTS[sport], ...LINED_INPUTS[sport] }),
    digest: LINED[sport],
  })),
];

/** Thirty games of hockey, cell by cell: a reader can check them by hand. */
export const SHORT: Golden & { readonly outcome: string } = {
  name: 'hockey, short',
  recipe: { ...recipeOf('hockey', EXAMPLE_INPUTS.hockey), seed: '00000005', iterations: 30 },
  digest: '30f8d4e7',
  outcome:
    '[[0,4,[1]],[1,2,[2,1,0,1]],[2,1,[2,0,4,1]],[3,4,[3,0,0,1]],[4,1,[2,0,1,0,0,2,1]],[5,2,[1,0,1,0,1]],[6,1,[1,1,1,1,0,0,1]]]',
};
