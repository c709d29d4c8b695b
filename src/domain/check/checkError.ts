import { InputError } from '../numbers/inputError.ts';

/** Why a bet or a parlay cannot be priced. */
export const CHECK_PROBLEMS = [
  /** A side, a line or a price that there is none of. */
  'noSuchBet',
  /** The same bet twice. */
  'twice',
  /** Legs that cannot win together. */
  'impossible',
  /** Legs of one contest that our simulated runs do not count together. */
  'notCounted',
  /** The contest has begun, is over or was called off. */
  'closed',
  /** We have no such contest. */
  'unknown',
  /** We have no figures of it. */
  'noFigures',
] as const;
export type CheckProblem = (typeof CHECK_PROBLEMS)[number];

/** A bet that cannot be priced. The text is shown to whoever asked; `legs` are the legs it is about, from 0. */
export class CheckError extends InputError {
  override readonly name: string = 'CheckError';
  readonly problem: CheckProblem;
  readonly legs: readonly number[];

  constructor(problem: CheckProblem, message: string, legs: readonly number[]) {
    super(message, 'legs');
    this.problem = problem;
    this.legs = legs;
  }
}
