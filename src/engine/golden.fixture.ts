import type { Recipe } from '#domain/game/prediction.ts';
import type { Sport } from '#domain/leagues/league.ts';
import { EXAMPLE_INPUTS, EXAMPLES, LINED_INPUTS, WIDE_INPUTS } from './exampleInputs.fixture.ts';
import { fnv1a, toHex } from './rng/hash.ts';
import { ENGINE_VERSION } from './version.ts';

/** A recipe and its result when this engine version was made. A changed digest needs a new ENGINE_VERSION. */
export interface Golden {
  readonly name: string;
  readonly recipe: Recipe<unknown>;
  /** FNV-1a of the outcome's JSON, 8 hex digits. */
  readonly digest: string;
}

export const digestOf = (outcome: unknown): string => toHex(fnv1a(JSON.stringify(outcome)));

/** 10,000 runs and some more, so that the last block is not full. */
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

/** Digests by model; also for inputs far from plain and inputs with the market's lines. */
const PLAIN: Readonly<Record<string, string>> = {
  football: 'a3eeaa55',
  basketball: '786009ec',
  baseball: '918d449c',
  hockey: '0b206247',
  soccer: '31929c46',
  tennis: '706a1676',
  fight: '20da24ea',
  golf: '7a2582e4',
  formula1: 'a2a30865',
  stockcar: 'b93ac629',
};

const WIDE: Readonly<Record<Sport, string>> = {
  football: '14167f83',
  basketball: '2b06bebc',
  baseball: 'a202ea66',
  hockey: '861695c9',
  soccer: '14d23ac9',
};

const LINED: Readonly<Record<Sport, string>> = {
  football: '61302427',
  basketball: 'd932aaa5',
  baseball: '57f56c7c',
  hockey: '27977853',
  soccer: '66b9a0bf',
};

/** What mends the joint (fitted/joint.ts), beside the market's lines. */
const MENDED: Readonly<Record<Sport, string>> = {
  football: 'c3301cd8',
  basketball: 'c4e59d76',
  baseball: '61c69883',
  hockey: 'fef9339f',
  soccer: 'ae6255d1',
};
const TIED = { together: { gap: -0.06, favorite: 0.04 } } as const;
const DRAWN = { drawFactors: [0.85, 0.98, 1.2, 1.1] } as const;

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
  ...(Object.keys(MENDED) as Sport[]).map((sport) => ({
    name: `${sport}, with its joint mended`,
    recipe: recipeOf(sport, {
      ...EXAMPLE_INPUTS[sport],
      ...LINED_INPUTS[sport],
      ...(sport === 'soccer' ? DRAWN : TIED),
    }),
    digest: MENDED[sport],
  })),
];

/** Thirty games of hockey, cell by cell, so that a reader can check them by hand. */
export const SHORT: Golden & { readonly outcome: string } = {
  name: 'hockey, short',
  recipe: { ...recipeOf('hockey', EXAMPLE_INPUTS.hockey), seed: '00000005', iterations: 30 },
  digest: '0ae0b187',
  outcome:
    '[[0,3,[1]],[1,2,[2,1,1]],[2,0,[1,2,0,2,1,1]],[3,0,[1,1,2,0,1,0,1,0,1]],[4,1,[2,1,1,0,1]],[5,0,[1,1,1,1,1]],[7,4,[1]]]',
};
