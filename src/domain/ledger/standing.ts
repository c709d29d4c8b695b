import type { FaultKind } from './fault.ts';
import { GENESIS } from './line.ts';

/** The state of a chain after a line. */
export interface LedgerStanding {
  readonly seq: number;
  readonly hash: string;
  /** When that line was appended; "" before the first. */
  readonly appendedAt: string;
}

export const BEGINNING: LedgerStanding = { seq: 0, hash: GENESIS, appendedAt: '' };

/** What a check has found, but for where in the file. */
export interface CheckFindings {
  readonly kind: FaultKind;
  readonly seq: number;
  readonly text: string;
}

export const brokenAt = (kind: FaultKind, seq: number, text: string): CheckFindings => ({
  kind,
  seq,
  text,
});

/** "18,402", as a sentence has it. */
export const seqText = (seq: number): string => seq.toLocaleString('en-US');
