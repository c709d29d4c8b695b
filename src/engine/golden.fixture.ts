import type { Sport } from '#domain/league.ts';
import type { Recipe } from '#domain/prediction.ts';
import { EXAMPLE_INPUTS, EXAMPLES, WIDE_INPUTS } from './exampleInputs.fixture.ts';
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

/** Digests by model, and by model of the inputs far from plain. */
const PLAIN: Readonly<Record<string, string>> = {
  football: '0034e94c',
  basketball: '18667940',
  baseball: '20aff25f',
  hockey: 'd0a753a2',
  soccer: '7f5d983e',
  tennis: '706a1676',
  fight: '60a2f1bd',
  golf: '7a2582e4',
  formula1: 'a2a30865',
  stockcar: 'b93ac629',
};

const WIDE: Readonly<Record<Sport, string>> = {
  football: '6cf27eb9',
  basketball: '0fea32b6',
  baseball: 'd70ff914',
  hockey: '41d7e9fc',
  soccer: '88ff4d63',
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
];

/** Thirty games of hockey, cell by cell: a reader can check them by hand. */
export const SHORT: Golden & { readonly outcome: string } = {
  name: 'hockey, short',
  recipe: { ...recipeOf('hockey', EXAMPLE_INPUTS.hockey), seed: '00000005', iterations: 30 },
  digest: 'ce7f794c',
  outcome:
    '[[1,2,[2,1]],[2,1,[2,0,2,1,2,0,0,1]],[3,0,[1,0,2,0,2,2]],[4,0,[1,2,2,0,0,1]],[5,1,[1,0,2]],[6,3,[1]],[7,2,[1,0,0,1]]]',
};
