import type { PairSport, TennisTour } from '#domain/events/pairSports.ts';
import type { League } from '#domain/leagues/league.ts';
import type { OddsFeedId, OddsTrouble } from '#domain/operation/oddsFeeds.ts';
import type { Moneyline, Spread, Total } from './reading/markets.ts';
import type { Quarantined } from './source.ts';

/** One book's prices for one game, seen in one reading. American odds. */
export interface BookQuote {
  /** Our stable id of the book: "draftkings". */
  readonly book: string;
  /** The book's name as shown: "DraftKings". */
  readonly provider: string;
  readonly feed: OddsFeedId;
  /** When we read it, ISO 8601 in UTC. The feed's own `last_update` is the time of its scan, never of a price. */
  readonly asOf: string;
  /** The feed's oldest scan of its markets, ISO 8601 in UTC; absent if it does not say. */
  readonly scannedAt?: string | undefined;
  readonly moneyline?: Moneyline | undefined;
  readonly spread?: Spread | undefined;
  readonly total?: Total | undefined;
  /** Prices at which an exchange lets one bet against each side. */
  readonly lay?: Moneyline | undefined;
}

/** A game, fight or match to come with every book's prices, as the feed names it. */
export interface BookedGame {
  /** The feed's own id. */
  readonly item: string;
  readonly home: string;
  readonly away: string;
  /** ISO 8601 in UTC */
  readonly startTime: string;
  readonly quotes: readonly BookQuote[];
}

/** What an answer's headers say of the owner's quota; absent where they do not say it. */
export interface Credits {
  /** Of this request. */
  readonly last?: number | undefined;
  readonly used?: number | undefined;
  readonly remaining?: number | undefined;
}

/** Why a request gave nothing. */
export interface NoOdds {
  readonly ok: false;
  readonly trouble: OddsTrouble;
  /** For the log, without the key. */
  readonly reason: string;
  readonly credits: Credits;
}

/** The answer to one reading of a league, or what was in its way. */
export type OddsAnswer =
  | {
      readonly ok: true;
      readonly games: readonly BookedGame[];
      readonly quarantined: readonly Quarantined[];
      readonly credits: Credits;
    }
  | NoOdds;

/** A feed's key of fights or matches: the whole sport, or one tournament of tennis while it lasts. */
export interface PairKey {
  readonly key: string;
  readonly sport: PairSport;
  /** Absent if it may hold both tours. */
  readonly tour?: TennisTour | undefined;
}

/** The tournaments that there are now. */
export type KeysAnswer =
  | { readonly ok: true; readonly keys: readonly PairKey[]; readonly credits: Credits }
  | NoOdds;

/** Fights and matches of a feed: prices of the winner alone. */
interface PairFeed {
  /** Keys that are always there. */
  readonly keys: readonly PairKey[];
  /** Credits of one reading of a key. */
  readonly cost: number;
  /** Keys that come and go, asked at no cost; absent if there are none. Never rejects. */
  readonly list?: (() => Promise<KeysAnswer>) | undefined;
  /** Never rejects. */
  readonly read: (key: PairKey, now: Date) => Promise<OddsAnswer>;
}

/** A feed of many books' prices that the owner pays for by the request. */
export interface OddsFeed {
  readonly id: OddsFeedId;
  readonly leagues: readonly League[];
  /** Credits of one reading of a league that has prices. */
  readonly cost: number;
  /** Never rejects. */
  read(league: League, now: Date): Promise<OddsAnswer>;
  readonly pairs: PairFeed;
}
