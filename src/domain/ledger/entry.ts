/** Where a prediction stands on the append-only ledger. */
export interface LedgerEntry {
  readonly seq: number;
  /** SHA-256, hex. */
  readonly hash: string;
  readonly previousHash: string;
  /** ISO 8601 in UTC */
  readonly appendedAt: string;
  /** False of a line that was written at or after the earliest start ever told: it is never graded. */
  readonly counts?: false;
}
