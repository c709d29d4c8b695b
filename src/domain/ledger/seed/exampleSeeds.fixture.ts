import { lineDigest, minute, ofEvent, ofGame, type Saying } from '../exampleLedger.fixture.ts';
import { QUICKNET, roundAfter } from './beaconChain.ts';
import { drawnSeed, inputsText, ruleSeedText } from './seedHash.ts';

/** A recipe before its seed. */
export const SEED_INPUTS = {
  engineVersion: '1.0.0',
  model: 'football',
  iterations: 100_000,
  inputs: { homeWin: 0.573, ratingSd: 1e-7, lines: { total: { line: 47.5, share: 0.5 } } },
  notes: ['São Paulo: “neutral”'],
};

export const exampleInputsHash = (inputs: Readonly<Record<string, unknown>>): string =>
  lineDigest('', inputsText(inputs) ?? '');

/** Not a real signature: the verifiers of the chain do not look. */
const SIGNATURE = 'b7'.repeat(48);
export const OTHER_SIGNATURE = 'a5'.repeat(48);

/** A line of `inputs` of game 1, and of what else is given. */
export const inputsSaying = (of: readonly unknown[], chain = QUICKNET.hash): Saying => ({
  type: 'inputs',
  beacon: { chain },
  of,
});
export const GAME_1 = { gameId: 1, inputsHash: exampleInputsHash(SEED_INPUTS) };
export const MAIN = { eventId: 7, part: 'main', inputsHash: exampleInputsHash(SEED_INPUTS) };
export const WHOLE_EVENT_SEED = {
  eventId: 7,
  part: '',
  inputsHash: exampleInputsHash(SEED_INPUTS),
};

export interface Drawn {
  readonly contest?: string;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly from?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
}

/** The origin of a seed that was drawn for line 1, which is a minute before line 2. */
export const DRAWN_FROM = {
  beacon: QUICKNET.hash,
  round: roundAfter(QUICKNET, minute(0)),
  signature: SIGNATURE,
  inputsLine: 1,
};

/** A prediction with a recipe whose seed was drawn from line 1. */
export function drawn(said: Saying, contest: string, change: Drawn = {}): Saying {
  const { inputs = SEED_INPUTS, from = DRAWN_FROM } = change;
  const { signature } = { ...DRAWN_FROM, ...from };
  const seed =
    change.seed ?? drawnSeed(String(signature), exampleInputsHash(inputs), contest, lineDigest);
  const { prediction } = said;
  const recipe = { ...inputs, seed, seedFrom: from };
  return { ...said, prediction: { ...(prediction as object), recipe } };
}

const inLeague = (said: Saying, league: string): Saying => {
  const { game, event } = said;
  return game
    ? { ...said, game: { ...(game as object), league } }
    : { ...said, event: { ...(event as object), league } };
};

export const gameSeed = (id: number): Saying => inLeague(ofGame(id), 'NFL');
export const boutSeed = (part: string): Saying => inLeague(ofEvent(7, part), 'UFC');

export const SEED_PARTS = ['NFL', '2026-12-01', 'KC', 'BUF'];
export const BY_RULE = { rule: 1, parts: SEED_PARTS, why: 'no beacon is set' };

/** A prediction whose seed is by the rule. */
export const byRule = (said: Saying, from: Readonly<Record<string, unknown>> = BY_RULE): Saying => {
  const parts = Array.isArray(from.parts) ? from.parts.map(String) : [];
  return drawn(said, '', { from, seed: ruleSeedText(parts) });
};
