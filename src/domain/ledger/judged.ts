import type { SaidLedgerLine } from './contest.ts';
import type { PayloadFacts } from './payload.ts';
import type { Ruled } from './ruled.ts';
import type { LedgerContents } from './said.ts';
import type { CheckFindings } from './standing.ts';

/** A grade that names the published settlement, and what it is about. */
export interface Judged {
  readonly seq: number;
  readonly facts: PayloadFacts;
  readonly ruled: Ruled;
  readonly said: LedgerContents;
  /** The line that it grades. */
  readonly line: SaidLedgerLine;
  /** The earliest start that was ever told, by the grade or an earlier line. */
  readonly start: string;
}

/** A rule that such a grade may break. */
export type GradeRule = (judged: Judged) => CheckFindings | undefined;
