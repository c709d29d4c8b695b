import type { NamedRecord } from './namedBet.ts';

/** What visitors see of a member's page: the day before, as its prices stood at a time. */
export interface YesterdaysPrices {
  /** When, ISO 8601 in UTC. */
  readonly at: string;
  /** Games of the 24 hours after that had a prediction. */
  readonly games: number;
  /** What paid, with how each ended; undefined where no refresh had looked at the time. */
  readonly record: NamedRecord | undefined;
}
