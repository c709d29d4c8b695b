import type { League } from '#domain/leagues/league.ts';
import type { Consensus } from '#domain/prices/market.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { OwnFigures } from '#engine/market/ownFigures.ts';
import type { PublishedFigures } from '#engine/market/publishedFigures.ts';
import type { OpeningRow } from './openingRows.ts';
import type { PushAt } from './pushes.ts';

/** A finished game with its prices and the forecasts made before it. */
export interface PricedGame {
  readonly league: League;
  readonly id: string;
  readonly season: number;
  /** The bootstrap draws whole days. */
  readonly date: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly odds: readonly OddsQuote[];
  readonly market: Consensus;
  readonly own: OwnFigures;
  readonly published: PublishedFigures;
  readonly pushAt: PushAt;
}

/** One bet that would have been shown, and its outcome; profit per unit staked. */
export interface ShownBet {
  /** Season and id of the game. */
  readonly game: string;
  readonly cluster: string;
  readonly market: 'moneyline' | 'spread' | 'total';
  readonly claimed: number;
  readonly returned: number;
}

/** A league's walk: its priced games, and what the site's rule and the old rule would have shown on them. */
export interface EdgeWalk {
  readonly league: string;
  readonly seasons: readonly number[];
  readonly games: number;
  /** Games priced by two books or more. */
  readonly twoBooks: number;
  /** True if our own chance moves the published one away from the only book's. */
  readonly pooled?: boolean;
  readonly shown: readonly ShownBet[];
  /** The old rule: each game's bet with the best return by our model alone, if that is above 0. */
  readonly old: readonly ShownBet[];
  /** Against the opening lines, if the folder has the league's, on the newest seasons that have some. */
  readonly openings?: { readonly seasons: string; readonly rows: readonly OpeningRow[] };
}
