import type { Recipe } from '#domain/game/prediction.ts';
import type { Sport } from '#domain/leagues/league.ts';
import {
  EXAMPLE_INPUTS,
  EXAMPLE_MODEL_INPUTS,
  LINED_INPUTS,
  WIDE_INPUTS,
} from './exampleInputs.fixture.ts';
import { fnv1a, toHex } from './rng/hash.ts';
import { ENGINE_VERSION } from './version.ts';

/** A recipe and its result when this engine version was made. A changed digest needs a new ENGINE_VERSION. */
interface Golden {
  readonly name: string;
  readonly recipe: Recipe<unknown>;
  /** FNV-1a of the outcome's JSON, 8 hex digits. */
  readonly digest: string;
}

export const outcomeDigest = (outcome: unknown): string => toHex(fnv1a(JSON.stringify(outcome)));

/** 10,000 runs and some more, so that the last block is not full. */
const RUNS = 10_345;
const SEED = '01352b60';

const recipeOf = (
  model: string,
  inputs: unknown,
  engineVersion = ENGINE_VERSION,
): Recipe<unknown> => ({
  engineVersion,
  model,
  seed: SEED,
  iterations: RUNS,
  inputs,
  notes: [],
});

const TIED = { together: { gap: -0.06, favorite: 0.04 } } as const;
const DRAWN = { drawFactors: [0.85, 0.98, 1.2, 1.1] } as const;

/** Digests of an engine version. */
interface Digests {
  readonly plain: Readonly<Record<string, string>>;
  /** Of inputs far from plain. */
  readonly wide: Readonly<Record<Sport, string>>;
  /** Of inputs with the market's lines. */
  readonly lined: Readonly<Record<Sport, string>>;
  /** With what mends the joint (fitted/joint.ts), beside the market's lines. */
  readonly mended: Readonly<Record<Sport, string>>;
}

function goldenOf({ plain, wide, lined, mended }: Digests, engineVersion?: string): Golden[] {
  const recipe = (model: string, inputs: unknown) => recipeOf(model, inputs, engineVersion);
  const ofSports = (
    name: string,
    digests: Readonly<Record<Sport, string>>,
    inputsOf: (sport: Sport) => object,
  ): Golden[] =>
    (Object.keys(digests) as Sport[]).map((sport) => ({
      name: `${sport}, ${name}`,
      recipe: recipe(sport, { ...EXAMPLE_INPUTS[sport], ...inputsOf(sport) }),
      digest: digests[sport],
    }));
  return [
    ...EXAMPLE_MODEL_INPUTS.map(({ model, inputs }) => ({
      name: model.id,
      recipe: recipe(model.id, inputs),
      digest: plain[model.id] ?? 'none yet',
    })),
    ...ofSports('wide', wide, (sport) => WIDE_INPUTS[sport]),
    ...ofSports("with the market's lines", lined, (sport) => LINED_INPUTS[sport]),
    ...ofSports('with its joint mended', mended, (sport) => ({
      ...LINED_INPUTS[sport],
      ...(sport === 'soccer' ? DRAWN : TIED),
    })),
  ];
}

export const GOLDEN: readonly Golden[] = goldenOf({
  plain: {
    football: 'a3eeaa55',
    basketball: '786009ec',
    baseball: '918d449c',
    hockey: '0b206247',
    soccer: '31929c46',
    tennis: 'b226ee4d',
    fight: '20da24ea',
    golf: '7a2582e4',
    formula1: 'a2a30865',
    stockcar: 'b93ac629',
  },
  wide: {
    football: '14167f83',
    basketball: '2b06bebc',
    baseball: 'a202ea66',
    hockey: '861695c9',
    soccer: '14d23ac9',
  },
  lined: {
    football: '61302427',
    basketball: 'd932aaa5',
    baseball: '57f56c7c',
    hockey: '27977853',
    soccer: '66b9a0bf',
  },
  mended: {
    football: 'c3301cd8',
    basketball: 'c4e59d76',
    baseball: '61c69883',
    hockey: 'fef9339f',
    soccer: 'ae6255d1',
  },
});

/** What engine 0.4.0 published: tennis was played set by set, everything else was drawn as it is now. */
export const GOLDEN_0_4: readonly Golden[] = GOLDEN.map(({ name, recipe, digest }) => ({
  name,
  recipe: { ...recipe, engineVersion: '0.4.0' },
  digest: recipe.model === 'tennis' ? '706a1676' : digest,
}));

/** What engine 0.3.0 published of the same inputs: its recipes are still run again, with its way of drawing. */
export const GOLDEN_0_3: readonly Golden[] = goldenOf(
  {
    plain: {
      football: 'c5b3bb4a',
      basketball: '0115c013',
      baseball: '6d726231',
      hockey: '9d035a4b',
      soccer: 'fd9dc35c',
      tennis: '706a1676',
      fight: '60a2f1bd',
      golf: '7a2582e4',
      formula1: 'a2a30865',
      stockcar: 'b93ac629',
    },
    wide: {
      football: '63e7e94a',
      basketball: '1b336814',
      baseball: '805c48bd',
      hockey: 'bf69c775',
      soccer: '34433ac7',
    },
    lined: {
      football: '7e5c8cf1',
      basketball: '3a622204',
      baseball: 'fee52bdc',
      hockey: 'c49d2148',
      soccer: '51dc447a',
    },
    mended: {
      football: 'f1dc7119',
      basketball: '7584bc13',
      baseball: '5c89f4ba',
      hockey: '5480de9f',
      soccer: 'b6395d46',
    },
  },
  '0.3.0',
);

/** Thirty games of hockey, cell by cell, so that a reader can check them by hand. */
export const SHORT: Golden & { readonly outcome: string } = {
  name: 'hockey, short',
  recipe: { ...recipeOf('hockey', EXAMPLE_INPUTS.hockey), seed: '00000005', iterations: 30 },
  digest: '0ae0b187',
  outcome:
    '[[0,3,[1]],[1,2,[2,1,1]],[2,0,[1,2,0,2,1,1]],[3,0,[1,1,2,0,1,0,1,0,1]],[4,1,[2,1,1,0,1]],[5,0,[1,1,1,1,1]],[7,4,[1]]]',
};
