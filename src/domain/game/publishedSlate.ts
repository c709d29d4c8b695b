import type { SportEvent } from '../events/sportEvent.ts';
import type { LedgerEntry } from '../ledger/entry.ts';
import type { LineHistory } from '../prices/lineHistory.ts';
import type { Game } from './game.ts';

/** Everything published in one slate. */
export interface PublishedSlate {
  /** By start and id. */
  readonly games: readonly Game[];
  /** Every change of a game's prices that we have seen, oldest first, by game. */
  readonly lines: ReadonlyMap<number, LineHistory>;
  /** By start and id. */
  readonly events: readonly SportEvent[];
  /** Entries of games' predictions, by prediction id. */
  readonly ledger: ReadonlyMap<number, LedgerEntry>;
  /** When the ledger took each game's first prediction, by game. */
  readonly firstSaid: ReadonlyMap<number, string>;
  /** Entries of fights' and matches' predictions, by prediction id; samples have none, because they are on no ledger. */
  readonly eventLedger: ReadonlyMap<number, LedgerEntry>;
}
