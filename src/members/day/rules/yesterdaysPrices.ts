import type { NamedRecord } from './namedBet.ts';

/** What visitors see of a member's page: prices of the day before, as of one time. */
export interface YesterdaysPrices {
  /** When, ISO 8601 in UTC. */
  readonly at: string;
  /** Games of the following 24 hours that had a prediction and a recent price. */
  readonly games: number;
  /** Leagues with games but without recent prices: nothing can be said about them. */
  readonly unseen: readonly string[];
  /** The prices that paid, with results; undefined if no price was recent. */
  readonly record: NamedRecord | undefined;
}
