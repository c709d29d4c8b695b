import type { Log } from '#domain/operation/log.ts';
import type { Scope } from '#domain/operation/plan.ts';
import type { EventSource } from '#feeds/eventSource.ts';
import type { Source } from '#feeds/source.ts';
import type { Store } from '#slate/store.ts';
import type { Lease } from '#store/lease.ts';

/** What every stage of a refresh works with. */
export interface RefreshContext {
  readonly store: Store;
  readonly lease: Lease;
  /** When this run began: all its stages agree on the day. */
  readonly now: Date;
  readonly source: Source;
  /** Events of individual sports, samples where the games are; absent: a slate has none. */
  readonly events: EventSource | undefined;
  /** Simulated games, bouts or matches per prediction. */
  readonly runs: number;
  /** What the run asks for and simulates; everything else stays as it is. */
  readonly scope: Scope;
  readonly log: Log;
}

/** What asking the feeds came to. */
export interface Ingested {
  readonly counts: StageCounts;
  /** One for each league or sport that was not answered for: which, and why. */
  readonly failures: readonly string[];
}

/** A refresh's summary, kept on its row: counts by stage. */
export type StageCounts = Readonly<Record<string, number | string>>;
