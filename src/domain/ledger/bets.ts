import { isObject } from './line.ts';

/** What a pick, an edge and the grade of either say alike. */
const ALIKE = ['market', 'pick', 'how', 'line', 'price', 'book', 'probability'] as const;

type Members = Readonly<Record<string, unknown>>;

/** A bet as one text: two are the same where all of it is. What there is none of is null. */
const betKey = (bet: Members): string => JSON.stringify(ALIKE.map((name) => bet[name] ?? null));

/** Of a list of picks or edges, each bet; of anything else none. */
export const betKeys = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter(isObject).map(betKey) : [];

/** What a grade says it is of. */
export interface Graded {
  /** The line that said it. */
  readonly line: unknown;
  readonly isEdge: boolean;
  readonly bet: string;
  /** What may be graded once, within a game or part. */
  readonly once: string;
}

export function gradedOf(grade: Members): Graded {
  const { predictionLine, basis, market, resultVersion, pick, line } = grade;
  const isEdge = basis === 'edge';
  const once = [basis, market, resultVersion, ...(isEdge ? [pick, line] : [])];
  return {
    line: predictionLine,
    isEdge,
    bet: betKey(grade),
    once: JSON.stringify(once.map((part) => part ?? null)),
  };
}
