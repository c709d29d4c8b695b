import type { FeedGame, Team } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { Problem } from '#domain/plausible/checked.ts';
import type { GameChances } from './gameChances.ts';
import type { PlayerReports } from './playerReports.ts';

/** An item of a feed, or something of one, that was left out, and why: one bad game never loses the rest. */
export interface Quarantined {
  /** The feed's id of the item where it could be read, else its position. */
  readonly item: string;
  readonly reason: string;
}

/** What was left out of an item that stays, as the quarantine names it. */
export const leftOut = (item: string, problems: readonly Problem[]): readonly Quarantined[] =>
  problems.map(({ what, reason }) => ({ item, reason: `${what}: ${reason}` }));

export interface FeedAnswer {
  readonly games: readonly FeedGame[];
  readonly quarantined: readonly Quarantined[];
  /** Days that the feed was asked for and did not tell of, or not whole: they are to be asked for again. */
  readonly unanswered?: readonly DayRange[] | undefined;
  /** The league's teams where the feed knows them apart from their games: one that rests has a name too. */
  readonly teams?: readonly Team[] | undefined;
  /** The feed that told it in place of the source's own, which did not answer: as readers are told. */
  readonly from?: string | undefined;
}

/** Days to ask a feed for, as calendar dates of America/New_York (YYYY-MM-DD), both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** One outside feed of games. `games` rejects with a SourceError when the feed as a whole cannot be used. */
export interface Source {
  readonly name: string;
  /** True for the sample source: its games and odds are samples. */
  readonly sample: boolean;
  games(league: League, days: DayRange, now: Date): Promise<FeedAnswer>;
  /** What it knows of players apart from games, where it does. */
  readonly reports?: PlayerReports | undefined;
  /** What it forecasts of games itself, where it does. */
  readonly chances?: GameChances | undefined;
}

/** A feed that turned a request down: it was asked, understood and said no. */
export interface FeedRefusal {
  /** The feed, by the name that is shown. */
  readonly feed: string;
  /** Of HTTP, 400 to 499. */
  readonly status: number;
}

export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** Where the feed turned the request down; absent where it could not be reached or read. */
  readonly refusal: FeedRefusal | undefined;

  constructor(message: string, options: ErrorOptions & { refusal?: FeedRefusal | undefined } = {}) {
    super(message, options);
    this.refusal = options.refusal;
  }
}
