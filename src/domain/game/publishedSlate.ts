import type { SportEvent } from '../events/sportEvent.ts';
import type { LedgerEntry } from '../ledger/entry.ts';
import type { LineHistory } from '../prices/lineHistory.ts';
import type { Game } from './game.ts';

/** All that is published, of one slate. */
export interface PublishedSlate {
  /** By start and id. */
  readonly games: readonly Game[];
  /** Every change of a game's prices that we have seen, oldest first, by game. */
  readonly lines: ReadonlyMap<number, LineHistory>;
  /** By start and id. */
  readonly events: readonly SportEvent[];
  /** Of games, by prediction id. */
  readonly ledger: ReadonlyMap<number, LedgerEntry>;
  /** When the ledger took the first prediction of each game, by game. */
  readonly firstSaid: ReadonlyMap<number, string>;
  /** Of fights and matches, by prediction id; none of samples, which are on no ledger. */
  readonly eventLedger: ReadonlyMap<number, LedgerEntry>;
}
