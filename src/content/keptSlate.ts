import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { Game } from '#domain/game.ts';
import type { LineHistory } from '#domain/prices/lineHistory.ts';

/** The ledger entry of a published prediction. */
export interface LedgerContent {
  readonly seq: number;
  readonly hash: string;
  readonly previousHash: string;
  /** ISO 8601 in UTC */
  readonly appendedAt: string;
}

/** What is published, as the store has it. */
export interface KeptSlate {
  /** By start and id. */
  readonly games: readonly Game[];
  /** Every change of a game's prices that we have seen, oldest first, by game. */
  readonly lines: ReadonlyMap<number, LineHistory>;
  /** Ledger entries of the slate's predictions, by prediction id. */
  readonly ledger: ReadonlyMap<number, LedgerContent>;
  /** When the ledger took the first prediction of each game, by game. */
  readonly firstSaid: ReadonlyMap<number, string>;
  readonly events: readonly SportEvent[];
  /** Ledger entries of fights and matches, by prediction id; none of samples, which are on no ledger. */
  readonly eventLedger: ReadonlyMap<number, LedgerContent>;
}

/** Of a store before its first refresh. */
export const NO_SLATE: KeptSlate = {
  games: [],
  lines: new Map(),
  ledger: new Map(),
  firstSaid: new Map(),
  events: [],
  eventLedger: new Map(),
};

const AT: unique symbol = Symbol.for('simcast.slate');
const shared = globalThis as typeof globalThis & { [AT]?: KeptSlate };

/**
 * Keeps what a loader has read for the pages of the same build. Astro's own store would write all of it into a module and
 * bundle that: of ten thousand games some hundred megabytes.
 */
export function keepSlate(slate: KeptSlate): void {
  shared[AT] = slate;
}

/** What the loaders have read. Throws where they have not run. */
export function keptSlate(): KeptSlate {
  const slate = shared[AT];
  if (!slate) throw new Error('The pages are rendered before the slate is read.');
  return slate;
}
