import { isLineObject } from './line.ts';

/** The members that a pick, an edge and the grade of either share; the first three name the bet. */
const ALIKE = ['market', 'pick', 'line', 'how', 'price', 'book', 'probability'] as const;

type Members = Readonly<Record<string, unknown>>;

/** A bet as one text: equal texts are the same bet. Missing members are null. */
const betKey = (bet: Members): string => JSON.stringify(ALIKE.map((name) => bet[name] ?? null));

/** The key of each bet in a list of picks or edges; none for anything else. */
export const betKeys = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter(isLineObject).map(betKey) : [];

/** The pick or edge that a grade refers to. */
export interface GradedLine {
  /** The number of that line. */
  readonly line: unknown;
  /** "pick" or "edge". */
  readonly basis: unknown;
  readonly isEdge: boolean;
  readonly bet: string;
  /** How the keys of all bets begin of which a line says one that counts: its market, and of an edge its pick and line, too. */
  readonly asked: string;
  /** What may be graded only once within a game or part. */
  readonly once: string;
}

export function gradedOf(grade: Members): GradedLine {
  const { predictionLine, basis, market, resultVersion, pick, line } = grade;
  const isEdge = basis === 'edge';
  const once = [basis, market, resultVersion, ...(isEdge ? [pick, line] : [])];
  const asked = [market, ...(isEdge ? [pick, line] : [])];
  return {
    line: predictionLine,
    basis,
    isEdge,
    bet: betKey(grade),
    asked: `${JSON.stringify(asked.map((part) => part ?? null)).slice(0, -1)},`,
    once: JSON.stringify(once.map((part) => part ?? null)),
  };
}
