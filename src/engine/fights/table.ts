import { InputError } from '#domain/numbers/inputError.ts';
import { sum } from '#domain/numbers/numbers.ts';
import { readInput } from '../inputs.ts';
import type { ModelInputs } from '../model.ts';
import { type Incidence, incidence } from './hazards.ts';
import { readNumbered } from './numbered.ts';

/** Shares of one side's endings among all fights. */
export interface SideTable {
  readonly knockout: number;
  readonly submission: number;
  readonly unanimous: number;
  readonly split: number;
  readonly majority: number;
}

/** A fight's exact distribution: who wins and how, and when each kind of finish comes. */
export interface EndingTable {
  readonly rounds: number;
  readonly roundMinutes: number;
  readonly a: SideTable;
  readonly b: SideTable;
  readonly draw: number;
  /** Share of knock-outs (submissions) in each half minute; sums to 1, or all 0. */
  readonly time: Incidence;
}

const METHOD_INPUTS = { a: ['koA', 'subA'], b: ['koB', 'subB'] } as const;

/** Reads a model's inputs. Throws a RangeError that names the first one missing or out of range. */
export function endingTable(inputs: ModelInputs): EndingTable {
  const rounds = whole(inputs, 'rounds', 1, 15);
  const roundMinutes = whole(inputs, 'roundMinutes', 1, 5);
  const winA = readInput(inputs, 'winA', 0.001, 0.999);
  const draw = readInput(inputs, 'draw', 0, 0.2);
  const split = readInput(inputs, 'split', 0, 0.5);
  const majority = readInput(inputs, 'majority', 0, 0.5);
  const side = (name: 'a' | 'b', wins: number): SideTable => {
    const [koName, subName] = METHOD_INPUTS[name];
    const ko = readInput(inputs, koName, 0.001, 0.98);
    const sub = readInput(inputs, subName, 0, 0.98);
    if (ko + sub > 0.99) throw new InputError(`Inputs ${koName} and ${subName} sum to ${ko + sub}`);
    const judged = wins * (1 - ko - sub);
    return {
      knockout: wins * ko,
      submission: wins * sub,
      unanimous: judged * (1 - split - majority),
      split: judged * split,
      majority: judged * majority,
    };
  };
  const a = side('a', winA * (1 - draw));
  const b = side('b', (1 - winA) * (1 - draw));
  const submissions = a.submission + b.submission;
  const knockouts = a.knockout + b.knockout;
  const ends = incidence(
    hazards(inputs, 'ko', rounds, roundMinutes),
    submissions > 0
      ? hazards(inputs, 'sub', rounds, roundMinutes)
      : new Float64Array(rounds * roundMinutes * 2),
    knockouts,
    submissions,
  );
  const time = { knockout: normalised(ends.knockout), submission: normalised(ends.submission) };
  return { rounds, roundMinutes, a, b, draw, time };
}

/** Baseline hazard of each half minute: its round's hazard times the profile within a round. */
function hazards(
  inputs: ModelInputs,
  cause: 'ko' | 'sub',
  rounds: number,
  minutes: number,
): Float64Array {
  const byRound = readNumbered(inputs, `${cause}Round`, rounds, 1e-6, 1);
  const within = readNumbered(inputs, `${cause}Half`, minutes * 2, 1e-6, 100);
  const per = within.length;
  return Float64Array.from(
    { length: rounds * per },
    (_, bin) => (byRound[Math.floor(bin / per)] ?? 0) * (within[bin % per] ?? 0),
  );
}

function whole(inputs: ModelInputs, name: string, low: number, high: number): number {
  const value = readInput(inputs, name, low, high);
  if (!Number.isInteger(value)) throw new InputError(`Input ${name} is ${value}, not whole`);
  return value;
}

function normalised(shares: Float64Array): Float64Array {
  const all = sum(shares);
  return all > 0 ? shares.map((share) => share / all) : shares;
}
