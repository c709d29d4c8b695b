import type { FaultKind } from './fault.ts';
import { GENESIS } from './line.ts';

/** The state of a chain after a line. */
export interface Standing {
  readonly seq: number;
  readonly hash: string;
  /** When that line was appended; "" before the first. */
  readonly appendedAt: string;
}

export const BEGINNING: Standing = { seq: 0, hash: GENESIS, appendedAt: '' };

/** A fault without its place in the file. */
export interface Found {
  readonly kind: FaultKind;
  readonly seq: number;
  readonly text: string;
}

export const found = (kind: FaultKind, seq: number, text: string): Found => ({ kind, seq, text });

/** "18,402", for use in a sentence. */
export const spoken = (seq: number): string => seq.toLocaleString('en-US');
