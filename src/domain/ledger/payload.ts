import { betKeys, type Graded, gradedOf } from './bets.ts';
import { exactInstant, microsecondInstant } from './instant.ts';
import { isObject, objectOf } from './line.ts';
import { type Reference, referenceOf } from './reference.ts';

/** What the verifier takes from a payload. Whatever else a payload says is none of its business. */
export interface PayloadFacts {
  readonly type: string;
  /** ISO 8601 in UTC with microseconds, by the database's clock. */
  readonly appendedAt: string;
  /** When that starts which a prediction or edges are of, with microseconds; undefined where the payload names no start. */
  readonly start: string | undefined;
  /** The prediction that a prediction is, and that a grade or edges are of. */
  readonly reference: Reference | undefined;
  /** Said of the sample slate. */
  readonly sample: boolean;
  /** What a prediction picks and edges show, each as a grade has to name it. */
  readonly bets: readonly string[];
  /** What a grade is of, beside the prediction. */
  readonly graded: Graded | undefined;
}

/** Deeper is no payload of a ledger. */
const DEEPEST = 100;

/** Whether arrays and objects stand in one another so often at most. */
function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
}

/** The facts of a payload; undefined where it does not say what every payload says: what it is, and when it was appended. */
export function payloadFacts(value: unknown): PayloadFacts | undefined {
  if (!isObject(value) || !isShallow(value, DEEPEST)) return undefined;
  const { type, startTime } = value;
  const appendedAt = exactInstant(value.appendedAt);
  if (typeof type !== 'string' || appendedAt === undefined) return undefined;
  const reference = referenceOf(type, value);
  const isGame = reference?.of === 'game';
  const of = objectOf(isGame ? value.game : value.event);
  return {
    type,
    appendedAt,
    start: microsecondInstant(type === 'edges' ? startTime : isGame ? of.gameTime : of.startTime),
    reference,
    sample: of.sample === true,
    bets: betKeys(type === 'edges' ? value.edges : value.picks),
    graded: type === 'grade' ? gradedOf(value) : undefined,
  };
}
