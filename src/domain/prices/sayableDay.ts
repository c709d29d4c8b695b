import type { PricedPair } from '../events/pricedPair.ts';
import type { PlayersNow } from '../follow/playerNow.ts';
import type { TeamSeason } from '../follow/teamSeason.ts';
import type { CardGame } from '../game/listedGame.ts';

/** A priced bout or match with the number of its prediction's ledger entry. */
export interface SaidPair extends PricedPair {
  readonly entry: number;
}

/** The figures that messages are written from, the same for everybody within a minute. */
export interface SayableDay {
  readonly games: readonly CardGame[];
  /** Bouts and matches of the next day with prices and a ledger entry. */
  readonly pairs: readonly SaidPair[];
  /** The number of the ledger entry of a game's prediction; undefined if it has none. */
  readonly ledgerEntry: (predictionId: number) => number | undefined;
  readonly now: Date;
  /** Seasons of followed teams, by the ids under which they are followed; absent where none were read. */
  readonly seasons?: ReadonlyMap<string, TeamSeason> | undefined;
  /** Followed players, by who was asked about; absent where none were read. */
  readonly players?: PlayersNow | undefined;
  /** Whether the slate is a sample. */
  readonly sample: boolean;
}
