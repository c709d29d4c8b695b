import type { NamedRecord } from './namedBet.ts';

/** What visitors see of a member's page: the day before, as its prices stood at a time. */
export interface YesterdaysPrices {
  /** When, ISO 8601 in UTC. */
  readonly at: string;
  /** Games of the 24 hours after that had a prediction and a price seen lately. */
  readonly games: number;
  /** Leagues with games of which no price had been: of them nothing can be said. */
  readonly unseen: readonly string[];
  /** What paid, with how each ended; undefined where no price had been seen lately. */
  readonly record: NamedRecord | undefined;
}
