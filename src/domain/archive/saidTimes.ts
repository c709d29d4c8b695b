import type { LedgerEntry } from '../ledger/entry.ts';

/** Where the last word that counts stands on the ledger, and how often something was said. */
export interface SaidTimes {
  /** The ledger's line with that word; where none counts, the last one. */
  readonly entry: LedgerEntry;
  /** Lines of the ledger with a prediction of it. */
  readonly lines: number;
  /** How many of them do not count. */
  readonly uncounted: number;
  /** When the first was written, ISO 8601 in UTC. */
  readonly firstAt: string;
}
