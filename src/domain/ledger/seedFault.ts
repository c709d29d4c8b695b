import type { BeaconSeed, RuleSeed } from '../game/seedFrom.ts';
import type { ChainDigest } from './chainDigest.ts';
import { objectOf } from './line.ts';
import type { PayloadFacts } from './payload.ts';
import { beaconChain, roundAfter } from './seed/beaconChain.ts';
import { seedContestName } from './seed/contestName.ts';
import { type HashedInputs, inputsSaid } from './seed/inputsLine.ts';
import { seedFromOf } from './seed/seedFromOf.ts';
import { drawnSeed, inputsText, ruleSeedText } from './seed/seedHash.ts';
import { brokenAt, type CheckFindings, seqText } from './standing.ts';

/** A beacon's round as the ledger has it, with the first prediction drawn from it. Its signature is checked elsewhere. */
export interface SaidRound extends BeaconSeed {
  readonly seq: number;
}

interface InputsLine {
  readonly chain: string;
  readonly appendedAt: string;
}

interface Seeded {
  readonly contest: string;
  readonly inputsHash: string;
  readonly seed: unknown;
}

const keyOf = ({ contest, inputsHash }: HashedInputs): string => `${inputsHash} ${contest}`;

/** The contest that a prediction is of, with its league and the UTC day of its start. */
function contestOf(payload: Readonly<Record<string, unknown>>) {
  const isGame = payload.game !== undefined && payload.game !== null;
  const { id, league, gameTime, startTime } = objectOf(isGame ? payload.game : payload.event);
  const part = isGame ? '' : String(payload.part);
  return {
    contest: seedContestName(isGame ? 'game' : 'event', Number(id), part),
    league: typeof league === 'string' ? league : undefined,
    day: String(isGame ? gameTime : startTime).slice(0, 10),
  };
}

/** What a ledger says of seeds, line by line: docs/ledger.md, "The seed". */
export class SaidSeeds {
  readonly #digest: ChainDigest;
  readonly #lines = new Map<number, InputsLine>();
  /** The line of `inputs` that names a contest with a hash. */
  readonly #drawnIn = new Map<string, number>();
  readonly #rounds = new Map<number, SaidRound>();
  /** Whether a prediction has said where its seed comes from: all later ones must. */
  #began = false;

  constructor(digest: ChainDigest) {
    this.#digest = digest;
  }

  /** The rounds that seeds were drawn from, one for each line of `inputs` that was used. */
  get rounds(): readonly SaidRound[] {
    return [...this.#rounds.values()];
  }

  /** Adds a line before the first one that is read. */
  remember(seq: number, { type, appendedAt }: PayloadFacts, payload: unknown): void {
    const said = type === 'inputs' ? inputsSaid(payload) : undefined;
    if (!said) return;
    this.#lines.set(seq, { chain: said.chain, appendedAt });
    for (const one of said.of) this.#drawnIn.set(keyOf(one), seq);
  }

  /** What is wrong with the seed that a line says, or with a line of `inputs`. */
  fault(seq: number, facts: PayloadFacts, payload: unknown): CheckFindings | undefined {
    if (facts.type === 'inputs') return this.#inputsFault(seq, facts, payload);
    if (facts.type !== 'prediction') return undefined;
    const why = this.#whyNot(seq, objectOf(payload));
    return why === undefined ? undefined : brokenAt('wrong seed', seq, why);
  }

  #inputsFault(seq: number, facts: PayloadFacts, payload: unknown): CheckFindings | undefined {
    const said = inputsSaid(payload);
    if (!said) return brokenAt('malformed', seq, 'It does not say which inputs it is about.');
    for (const one of said.of) {
      const before = this.#drawnIn.get(keyOf(one));
      if (before !== undefined) {
        const text = `Line ${seqText(before)} has the same inputs of ${one.contest}: their seed would be drawn again.`;
        return brokenAt('drawn twice', seq, text);
      }
      this.#drawnIn.set(keyOf(one), seq);
    }
    this.#lines.set(seq, { chain: said.chain, appendedAt: facts.appendedAt });
    return undefined;
  }

  #whyNot(seq: number, payload: Readonly<Record<string, unknown>>): string | undefined {
    const recipe = objectOf(objectOf(payload.prediction).recipe);
    if (recipe.seedFrom === undefined) {
      return this.#began
        ? 'It does not say where its seed comes from, as earlier lines do.'
        : undefined;
    }
    this.#began = true;
    const from = seedFromOf(recipe.seedFrom);
    const text = inputsText(recipe);
    if (!from || text === undefined) return 'It does not say where its seed comes from.';
    const { contest, league, day } = contestOf(payload);
    const seeded = { contest, inputsHash: this.#digest('', text), seed: recipe.seed };
    if (from.inputsLine !== this.#drawnIn.get(keyOf(seeded))) {
      return from.inputsLine === undefined
        ? 'An earlier line says its inputs, but it does not name that line.'
        : `Line ${seqText(from.inputsLine)} does not say these inputs of ${contest}.`;
    }
    return 'beacon' in from
      ? this.#whyNotDrawn(seq, seeded, from)
      : whyNotByRule(seeded, from, [league, day]);
  }

  #whyNotDrawn(seq: number, seeded: Seeded, from: BeaconSeed): string | undefined {
    const line = this.#lines.get(from.inputsLine);
    const chain = beaconChain(from.beacon);
    if (!chain || line?.chain !== chain.hash) return 'Its beacon is not the one of its inputs.';
    const round = roundAfter(chain, line.appendedAt);
    if (from.round !== round) {
      return `Round ${round} is the first after line ${seqText(from.inputsLine)}, but it has round ${from.round}.`;
    }
    const other = this.#rounds.get(from.inputsLine);
    if (other && other.signature !== from.signature) {
      return `Line ${seqText(other.seq)} has another signature of the same round.`;
    }
    if (
      drawnSeed(from.signature, seeded.inputsHash, seeded.contest, this.#digest) !== seeded.seed
    ) {
      return `Its seed does not follow from round ${round} and its inputs.`;
    }
    if (!other) this.#rounds.set(from.inputsLine, { ...from, seq });
    return undefined;
  }
}

function whyNotByRule(
  { seed }: Seeded,
  { parts }: RuleSeed,
  needed: readonly (string | undefined)[],
): string | undefined {
  if (!needed.every((part) => part !== undefined && parts.includes(part))) {
    return 'The parts of its seed leave out its league or its day.';
  }
  return ruleSeedText(parts) === seed ? undefined : 'Its seed does not follow from its parts.';
}
