import { betKeys, type GradedLine, gradedOf } from './bets.ts';
import type { LedgerSides } from './contest.ts';
import { exactInstant, microsecondInstant } from './instant.ts';
import { isLineObject, objectOf } from './line.ts';
import { type Reference, referenceOf } from './reference.ts';
import { seasonSaid } from './seasonSaid.ts';
import { twoIn, twoNames } from './two.ts';

/** The facts of a payload that the verifier needs; it ignores the rest. */
export interface PayloadFacts {
  readonly type: string;
  /** ISO 8601 in UTC with microseconds, by the database's clock. */
  readonly appendedAt: string;
  /** Start of the contest that a prediction or edges refer to, with microseconds; undefined if the payload names none. */
  readonly start: string | undefined;
  /** False while only the day is known: that start was told by nobody. */
  readonly startKnown: boolean;
  /** The prediction itself, or the one that a grade or edges refer to. */
  readonly reference: Reference | undefined;
  /** Whether it belongs to the sample slate. */
  readonly sample: boolean;
  /** False if it says that it came too late to count. */
  readonly counts: boolean;
  /** Whom a prediction or edges are about. */
  readonly sides: LedgerSides;
  /** Other games or events with the same two sides that a prediction says it knows. */
  readonly sameSides: readonly unknown[];
  /** The bets of a prediction's picks or of edges, in the form in which grades name them. */
  readonly bets: readonly string[];
  /** What a grade refers to, besides the prediction. */
  readonly graded: GradedLine | undefined;
  /** What a line about a league's season may say once. */
  readonly once: string | undefined;
  /** All of it, for rules about one kind alone. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** No ledger payload is nested deeper, the payload itself being the first level. */
const DEEPEST = 100;

/** Whether arrays and objects are nested at most this deep. */
function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
}

/** The facts of a payload; undefined if it lacks what every payload has: its kind, and when it was appended. */
export function payloadFacts(value: unknown): PayloadFacts | undefined {
  if (!isLineObject(value) || !isShallow(value, DEEPEST)) return undefined;
  const { type, startTime } = value;
  const appendedAt = exactInstant(value.appendedAt);
  if (typeof type !== 'string' || appendedAt === undefined) return undefined;
  const reference = referenceOf(type, value);
  const isGame = reference?.of === 'game';
  const isEdges = type === 'edges';
  const of = objectOf(isGame ? value.game : value.event);
  const told = isEdges ? value : of;
  return {
    type,
    appendedAt,
    start: microsecondInstant(isEdges ? startTime : isGame ? of.gameTime : of.startTime),
    startKnown: told.timeKnown !== false,
    reference,
    sample: of.sample === true,
    counts: value.counts !== false,
    sides: {
      league: of.league,
      two: isGame ? twoNames(told.home, told.away) : isEdges ? undefined : twoIn(value.names),
    },
    sameSides: Array.isArray(of.sameSides) ? of.sameSides : [],
    bets: betKeys(isEdges ? value.edges : value.picks),
    graded: type === 'grade' ? gradedOf(value) : undefined,
    once: seasonSaid(type, value),
    payload: value,
  };
}
