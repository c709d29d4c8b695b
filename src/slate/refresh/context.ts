import type { Log } from '#domain/operation/log.ts';
import type { Scope } from '#domain/operation/plan.ts';
import type { EventSource } from '#feeds/eventSource.ts';
import type { Source } from '#feeds/source.ts';
import type { Store } from '#slate/store.ts';
import type { Lease } from '#store/lease.ts';
import type { PlayersEngine } from './players/playersEngine.ts';
import type { Beacon } from './seeds/beacon.ts';

/** Everything that the stages of a refresh share. */
export interface RefreshContext {
  readonly store: Store;
  readonly lease: Lease;
  /** Start of this run: all its stages use the same day. */
  readonly now: Date;
  readonly source: Source;
  /** Events of individual sports, samples if the games are; absent: a slate has none. */
  readonly events: EventSource | undefined;
  /** Simulated games, bouts or matches per prediction. */
  readonly runs: number;
  /** Times that each league's season is played. */
  readonly seasons: number;
  /** Most runs of a game's players' lines; absent: `players/drawPlayers.ts`. */
  readonly lineRuns?: number | undefined;
  /** Models of the leagues' players; absent: the engine's. */
  readonly players?: PlayersEngine | undefined;
  /** Gives new predictions their seeds; absent: by the published rule. */
  readonly beacon?: Beacon | undefined;
  /** Between two pieces of long work: keeps the lease, which nothing renews while they compute. Absent: one turn of the event loop. */
  readonly breathe?: (() => Promise<void>) | undefined;
  /** What the run requests and simulates; everything else stays. */
  readonly scope: Scope;
  readonly log: Log;
}

/** The result of requesting the feeds. */
export interface Ingested {
  readonly counts: StageCounts;
  /** Each league or sport without an answer, and why. */
  readonly failures: readonly string[];
}

/** A refresh's summary, stored on its row: counts by stage. */
export type StageCounts = Readonly<Record<string, number | string>>;
